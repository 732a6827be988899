package io.github.boardrules.core.conformance;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.board.Cell;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A stone on a cell, or a pass. */
final class RowMove implements Move {
  static final RowMove PASS = new RowMove(Optional.empty());

  private final Optional<Cell> cell;
  private final ImmutableList<Cell> cells;
  private final String notation;
  private final int hashCode;

  RowMove(Optional<Cell> cell) {
    this(
        cell,
        cell.map(ImmutableList::of).orElse(ImmutableList.of()),
        cell.map(Cell::toString).orElse("pass"),
        cell.hashCode());
  }

  private RowMove(Optional<Cell> cell, ImmutableList<Cell> cells, String notation, int hashCode) {
    this.cell = cell;
    this.cells = cells;
    this.notation = notation;
    this.hashCode = hashCode;
  }

  static RowMove on(Cell cell) {
    return new RowMove(Optional.of(cell));
  }

  /** Returns the cell of the stone; empty for the pass. */
  Optional<Cell> cell() {
    return cell;
  }

  /** For a broken game: an equal move that names other cells. */
  RowMove withCells(ImmutableList<Cell> others) {
    return new RowMove(cell, others, notation, hashCode);
  }

  /** For a broken game: an equal move with another notation. */
  RowMove withNotation(String other) {
    return new RowMove(cell, cells, other, hashCode);
  }

  /** For a broken game: an equal move with another hash code. */
  RowMove withHashCode(int other) {
    return new RowMove(cell, cells, notation, other);
  }

  @Override
  public ImmutableList<Cell> cells() {
    return cells;
  }

  @Override
  public String notation() {
    return notation;
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
