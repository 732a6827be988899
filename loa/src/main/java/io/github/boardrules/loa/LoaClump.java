package io.github.boardrules.loa;

import io.github.boardrules.core.Color;
import io.github.boardrules.core.Component;
import io.github.boardrules.core.board.CellSet;
import java.util.Optional;

/**
 * A clump: a maximal set of pieces of one color that are connected through the neighbors of their
 * cells: eight on a square board, six on a hexagonal one.
 *
 * @param color the color of the pieces
 * @param cells the cells of the pieces
 */
public record LoaClump(Color color, CellSet cells) implements Component {
  /** {@return the color of the pieces, always present} */
  @Override
  public Optional<Color> owner() {
    return Optional.of(color);
  }
}
