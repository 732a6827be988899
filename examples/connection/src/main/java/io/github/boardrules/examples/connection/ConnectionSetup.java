package io.github.boardrules.examples.connection;

import com.google.common.collect.ImmutableSet;
import io.github.boardrules.core.Color;
import io.github.boardrules.core.Setup;
import io.github.boardrules.core.board.Cell;

/**
 * Stones that need not be a position of a game. {@link ConnectionGame#defects} checks them, and
 * {@link ConnectionGame#position} converts them to a position.
 *
 * @param black the cells with a black stone
 * @param white the cells with a white stone
 * @param isSwapped whether the players have swapped colors
 */
public record ConnectionSetup(ImmutableSet<Cell> black, ImmutableSet<Cell> white, boolean isSwapped)
    implements Setup {
  /**
   * {@return the cells with a stone of a color}
   *
   * @param color black or white
   */
  public ImmutableSet<Cell> stones(Color color) {
    return color == Color.BLACK ? black : white;
  }
}
