package io.github.boardrules.core.conformance;

import io.github.boardrules.core.Move;
import io.github.boardrules.core.board.Cell;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A stone on a cell, or a pass. */
final class RowMove implements Move {
  static final RowMove PASS = new RowMove(Optional.empty());

  private final Optional<Cell> cell;
  private final int hashCode;

  RowMove(Optional<Cell> cell) {
    this(cell, cell.hashCode());
  }

  private RowMove(Optional<Cell> cell, int hashCode) {
    this.cell = cell;
    this.hashCode = hashCode;
  }

  static RowMove on(Cell cell) {
    return new RowMove(Optional.of(cell));
  }

  /** Where the stone goes; empty for the pass. */
  Optional<Cell> cell() {
    return cell;
  }

  /** For a broken game: an equal move with another hash code. */
  RowMove withHashCode(int other) {
    return new RowMove(cell, other);
  }

  @Override
  public boolean equals(@Nullable Object object) {
    return object instanceof RowMove other && cell.equals(other.cell);
  }

  @Override
  public int hashCode() {
    return hashCode;
  }

  @Override
  public String toString() {
    return cell.map(Cell::toString).orElse("pass");
  }
}
