package io.github.boardrules.examples.connection;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.board.Cell;

/**
 * A stone on a cell, or the swap. The player to move decides which color the stone has.
 *
 * @param cells the cell, on or off the board; empty if the players swap colors
 */
public record ConnectionMove(ImmutableList<Cell> cells) implements Move {
  static final String SWAP = "swap";

  private static final ConnectionMove SWAP_MOVE = new ConnectionMove(ImmutableList.of());

  /**
   * Creates a move.
   *
   * @param cells one cell or none
   * @throws IllegalArgumentException if there are several cells
   */
  public ConnectionMove {
    checkArgument(cells.size() <= 1, "a move places one stone, not %s", cells.size());
  }

  /**
   * {@return a stone on a cell}
   *
   * @param cell the cell, on or off the board
   */
  public static ConnectionMove stone(Cell cell) {
    return new ConnectionMove(ImmutableList.of(cell));
  }

  /** {@return the move with which the second player takes over the first stone} */
  public static ConnectionMove swap() {
    return SWAP_MOVE;
  }

  /** Returns the name of the cell, for example {@code f6}, or {@code swap}. */
  @Override
  public String toString() {
    return cells.isEmpty() ? SWAP : cells.get(0).toString();
  }
}
