package io.github.boardrules.loa;

import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.Color;
import io.github.boardrules.core.Component;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A clump: a maximal set of pieces of one color that are connected through the neighbors of their
 * cells: eight on a square board, six on a hexagonal one.
 *
 * @param color the color of the pieces
 * @param cells the cells of the pieces
 */
@Immutable
public record LoaClump(Color color, CellSet cells) implements Component {
  /** {@return the color of the pieces, always present} */
  @Override
  public Optional<Color> owner() {
    return Optional.of(color);
  }

  /** {@return {@code color}; {@code size}, the number of pieces; and {@code cells}, sorted} */
  @Override
  public Map<String, @Nullable Object> facts() {
    Map<String, @Nullable Object> facts = new LinkedHashMap<>();
    facts.put("color", color.name());
    facts.put("size", cells.size());
    facts.put("cells", Cell.notations(cells));
    return Collections.unmodifiableMap(facts);
  }
}
