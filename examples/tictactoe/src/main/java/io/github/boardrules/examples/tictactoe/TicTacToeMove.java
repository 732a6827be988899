package io.github.boardrules.examples.tictactoe;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.board.Cell;

/**
 * A mark on a cell. The player to move decides which mark.
 *
 * @param cell the cell, on or off the board
 */
public record TicTacToeMove(Cell cell) implements Move {
  @Override
  public ImmutableList<Cell> cells() {
    return ImmutableList.of(cell);
  }

  /** Returns the name of the cell, for example {@code b2}. */
  @Override
  public String toString() {
    return cell.toString();
  }
}
