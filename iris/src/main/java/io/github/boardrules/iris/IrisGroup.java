package io.github.boardrules.iris;

import io.github.boardrules.core.Colour;
import io.github.boardrules.core.Component;
import io.github.boardrules.core.board.CellSet;
import java.util.Optional;

/**
 * A group: a maximal connected set of stones of one colour.
 *
 * @param colour the colour of the stones
 * @param cells the cells of the stones
 * @param score the number of coloured cells among them
 */
public record IrisGroup(Colour colour, CellSet cells, int score) implements Component {
  @Override
  public Optional<Colour> owner() {
    return Optional.of(colour);
  }
}
