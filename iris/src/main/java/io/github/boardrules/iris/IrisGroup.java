package io.github.boardrules.iris;

import io.github.boardrules.core.Color;
import io.github.boardrules.core.Component;
import io.github.boardrules.core.board.CellSet;
import java.util.Optional;

/**
 * A group: a maximal connected set of stones of one color.
 *
 * @param color the color of the stones
 * @param cells the cells of the stones
 * @param score the number of colored cells among them
 */
public record IrisGroup(Color color, CellSet cells, int score) implements Component {
  @Override
  public Optional<Color> owner() {
    return Optional.of(color);
  }
}
