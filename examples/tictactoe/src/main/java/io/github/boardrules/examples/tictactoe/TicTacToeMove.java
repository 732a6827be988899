package io.github.boardrules.examples.tictactoe;

import static com.google.common.base.Preconditions.checkNotNull;

import io.github.boardrules.core.Move;
import io.github.boardrules.core.board.Cell;

/**
 * A mark on a cell; whose mark, the position knows.
 *
 * @param cell the cell, which a board need not have
 */
public record TicTacToeMove(Cell cell) implements Move {
  /**
   * Checks that nothing is missing.
   *
   * @param cell the cell
   */
  public TicTacToeMove {
    checkNotNull(cell, "cell");
  }

  /** {@return the cell: {@code b2}} */
  @Override
  public String toString() {
    return cell.toString();
  }
}
