package io.github.boardrules.iris;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.board.Cell;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A move of Iris: a stone on a gray cell, stones on a colored cell and its twin, or a pass. A turn
 * of two gray stones is two moves.
 *
 * <p>A move may name any cells; a position decides whether the board has them and whether the move
 * is legal. Moves are immutable and have value equality.
 */
@Immutable
public abstract sealed class IrisMove implements Move {
  private static final int GRID_WIDTH = 32;

  /** More than any {@link #gridIndex}. */
  static final int GRID_SIZE = GRID_WIDTH * GRID_WIDTH + 1;

  private final ImmutableList<Cell> cells;

  /**
   * The index of the lowest cell in a grid that is wider than any board, so that a position can
   * look a move up in a table. A pass and cells beyond the grid share the last index.
   */
  final int gridIndex;

  // What playing the move requires, here and not in another object, because the next position waits
  // for it. Only the moves of MoveTables have it: see MoveTables.own.

  /** The number in {@link MoveTables}; otherwise -1. */
  final int number;

  /** The bit of the number in the first word of bitboards, or 0. */
  final long low;

  /** The bit of the number in the second word of bitboards, or 0. */
  final long high;

  /** The Zobrist key of the stones if they are white. */
  final long whiteKey;

  /** The exclusive or of the Zobrist keys of the stones if they are white and if they are black. */
  final long keyDifference;

  /**
   * The state of a turn that continues after this move, the first one of the turn. After a pair it
   * allows nothing. Null if the move is not one of {@link MoveTables}.
   */
  @SuppressWarnings("Immutable") // never changed
  final @Nullable TurnState second;

  private IrisMove(
      int number, long blackKey, long whiteKey, @Nullable TurnState second, Cell... cells) {
    this.cells = ImmutableList.copyOf(cells);
    this.gridIndex =
        cells.length > 0 && cells[0].x() < GRID_WIDTH && cells[0].y() < GRID_WIDTH
            ? GRID_WIDTH * cells[0].y() + cells[0].x()
            : GRID_SIZE - 1;
    this.number = number;
    this.low = number >> 6 == 0 ? 1L << number : 0;
    this.high = number >> 6 == 1 ? 1L << number : 0;
    this.whiteKey = whiteKey;
    this.keyDifference = whiteKey ^ blackKey;
    this.second = second;
  }

  private IrisMove(Cell... cells) {
    this(/* number= */ -1, 0, 0, null, cells);
  }

  /**
   * Returns a move of {@link MoveTables}.
   *
   * @param second see {@link #second}
   * @param cells one cell, or two in ascending order
   */
  static IrisMove of(int number, long blackKey, long whiteKey, TurnState second, Cell... cells) {
    return cells.length == 1
        ? new Stone(number, blackKey, whiteKey, second, cells)
        : new Pair(number, blackKey, whiteKey, second, cells);
  }

  /**
   * {@return a stone on a cell, which must be gray for the move to be legal}
   *
   * @param cell the cell of the stone
   */
  public static Stone stone(Cell cell) {
    return new Stone(cell);
  }

  /**
   * {@return stones on two cells, which must be twins for the move to be legal}
   *
   * @param one a cell
   * @param other its twin; the order of the two does not matter
   */
  public static Pair pair(Cell one, Cell other) {
    return one.compareTo(other) <= 0 ? new Pair(one, other) : new Pair(other, one);
  }

  /** {@return the pass, always the same instance} */
  public static Pass pass() {
    return Pass.INSTANCE;
  }

  /** {@return the canonical notation: {@code g7}, {@code a4+m10} or {@code pass}} */
  @Override
  public final String notation() {
    return cells.isEmpty() ? "pass" : Joiner.on('+').join(cells);
  }

  /** {@return the cells on which the move places stones, in ascending order; empty for a pass} */
  @Override
  public final List<Cell> cells() {
    return cells;
  }

  @Override
  public final boolean equals(@Nullable Object object) {
    return object instanceof IrisMove other && cells.equals(other.cells);
  }

  @Override
  public final int hashCode() {
    return cells.hashCode();
  }

  @Override
  public final String toString() {
    return notation();
  }

  /** A stone on a gray cell: the opening stone, or the first or second stone of a turn. */
  public static final class Stone extends IrisMove {
    private Stone(Cell cell) {
      super(cell);
    }

    private Stone(int number, long blackKey, long whiteKey, TurnState second, Cell... cells) {
      super(number, blackKey, whiteKey, second, cells);
    }

    /** {@return the cell of the stone} */
    public Cell cell() {
      return cells().get(0);
    }
  }

  /** Stones on a colored cell and on its twin, placed at once. */
  public static final class Pair extends IrisMove {
    private Pair(Cell lower, Cell upper) {
      super(lower, upper);
    }

    private Pair(int number, long blackKey, long whiteKey, TurnState second, Cell... cells) {
      super(number, blackKey, whiteKey, second, cells);
    }

    /** {@return the cell that comes first in the order of cells} */
    public Cell lower() {
      return cells().get(0);
    }

    /** {@return the other cell} */
    public Cell upper() {
      return cells().get(1);
    }
  }

  /** A turn without a stone. It has a single instance. */
  public static final class Pass extends IrisMove {
    // Not a constant of IrisMove: two threads that initialize a class and its subclass in opposite
    // orders can deadlock.
    private static final Pass INSTANCE = new Pass();

    private Pass() {}
  }
}
