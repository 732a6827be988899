package io.github.boardrules.picture.view;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.errorprone.annotations.Immutable;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A marked set of cells, for example a clump, a region, a group or a pair of twins.
 *
 * @param kind the kind of the mark, in one lower-case word
 * @param owner the name of the side that owns the cells, if any
 * @param cells the cells
 * @param details further data for the drawing, by name: strings, integers and booleans
 * @param text a short description for people
 */
@Immutable
@SuppressWarnings("Immutable") // the values of details are immutable
public record MarkView(
    String kind,
    Optional<String> owner,
    List<String> cells,
    Map<String, Object> details,
    String text) {
  /**
   * Creates a mark.
   *
   * @param kind the kind of the mark, in one lower-case word
   * @param owner the name of the side that owns the cells, if any
   * @param cells the cells
   * @param details further data for the drawing, by name
   * @param text a short description for people
   */
  public MarkView {
    cells = ImmutableList.copyOf(cells);
    details = ImmutableMap.copyOf(details);
  }
}
