package io.github.boardrules.examples.guide.yavalath;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.board.Cell;

/**
 * A stone on a cell. A record: moves are values.
 *
 * @param cell the cell, on or off the board
 */
public record YavalathMove(Cell cell) implements Move {
  @Override
  public ImmutableList<Cell> cells() {
    return ImmutableList.of(cell);
  }

  @Override
  public String toString() {
    return cell.toString();
  }
}
