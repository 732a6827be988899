package io.github.boardrules.carteso;

import com.google.common.collect.ImmutableMap;
import io.github.boardrules.core.Colour;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.territory.Orientation;
import io.github.boardrules.core.trace.Trace;
import java.util.Optional;

/**
 * A maximal set of orthogonally connected stones of one colour.
 *
 * @param colour their colour
 * @param cells their points
 * @param rows the number of rows that it spans
 * @param cols the number of columns that it spans
 * @param owner the side that owns it now: by its span, or, with as many rows as columns, the
 *     opponent of the side that placed last
 * @param finished whether no placements could make its span greater
 * @param claimedBy the side that has claimed it
 */
public record Group(
    Colour colour,
    CellSet cells,
    int rows,
    int cols,
    Orientation owner,
    boolean finished,
    Optional<Orientation> claimedBy) {

  /** {@return the first of its points, rank by rank from the bottom} */
  public Cell anchor() {
    return cells.first();
  }

  /** The first of its points in the order of texts. */
  String firstNotation() {
    return Trace.notations(cells).get(0);
  }

  ImmutableMap<String, Object> facts() {
    return ImmutableMap.<String, Object>builder()
        .put("anchor", firstNotation())
        .put("colour", colour.name())
        .put("rows", rows)
        .put("cols", cols)
        .put("owner", owner.name())
        .put("finished", finished)
        .put("claimedBy", claimedBy.map(Orientation::name))
        .put("size", cells.size())
        .buildOrThrow();
  }
}
