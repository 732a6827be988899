package io.github.boardrules.core.territory.spi;

import static com.google.common.base.Preconditions.checkNotNull;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.territory.Komi;
import io.github.boardrules.core.territory.Orientation;
import org.jspecify.annotations.Nullable;

/**
 * A move of a territory game. Moves are immutable. Two moves are equal if they have the same class
 * and the same notation.
 *
 * <p>Each game has a sealed subclass with a nested class for each kind of move. A class overrides
 * the method that returns what its moves name; a move that names nothing is a pass or a move that
 * only its game has.
 */
public abstract class TerritoryMove implements Move {
  private final String notation;
  private final ImmutableList<Cell> cells;

  /**
   * Creates a move.
   *
   * @param notation the notation
   * @param cells the point of a placement; empty for other kinds
   */
  protected TerritoryMove(String notation, Cell... cells) {
    this.notation = checkNotNull(notation, "notation");
    this.cells = ImmutableList.copyOf(cells);
  }

  /** {@return the komi that this move names, or null} The notation is {@code komi=4.5}. */
  protected @Nullable Komi komi() {
    return null;
  }

  /** {@return the side that this move chooses, or null} The notation is that of the side. */
  protected @Nullable Orientation side() {
    return null;
  }

  /** {@return the kind of stone that this move places on its cell, from 0; -1 if it places none} */
  protected int stone() {
    return -1;
  }

  @Override
  public final String notation() {
    return notation;
  }

  @Override
  public final ImmutableList<Cell> cells() {
    return cells;
  }

  @Override
  public final boolean equals(@Nullable Object object) {
    return object == this
        || (object instanceof TerritoryMove other
            && getClass() == other.getClass()
            && notation.equals(other.notation));
  }

  @Override
  public final int hashCode() {
    return notation.hashCode();
  }

  @Override
  public final String toString() {
    return notation;
  }
}
