package io.github.boardrules.core.conformance;

import io.github.boardrules.core.Move;
import io.github.boardrules.core.board.Cell;
import java.util.Optional;

/**
 * A stone on a cell, or a pass.
 *
 * @param cell where the stone goes; empty for the pass
 */
record RowMove(Optional<Cell> cell) implements Move {
  static final RowMove PASS = new RowMove(Optional.empty());

  static RowMove on(Cell cell) {
    return new RowMove(Optional.of(cell));
  }

  @Override
  public String toString() {
    return cell.map(Cell::toString).orElse("pass");
  }
}
