package io.github.boardrules.loa;

import io.github.boardrules.core.Colour;
import io.github.boardrules.core.Component;
import io.github.boardrules.core.board.CellSet;
import java.util.Optional;

/**
 * A clump: a maximal set of pieces of one colour that are connected through the neighbours of their
 * cells: eight on a square board, six on a hexagonal one.
 *
 * @param colour the colour of the pieces
 * @param cells the cells of the pieces
 */
public record LoaClump(Colour colour, CellSet cells) implements Component {
  /** {@return the colour of the pieces, always present} */
  @Override
  public Optional<Colour> owner() {
    return Optional.of(colour);
  }
}
