package io.github.boardrules.iris;

import static com.google.common.base.Preconditions.checkNotNull;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.board.Cell;
import org.jspecify.annotations.Nullable;

/**
 * A move of Iris: a stone on a gray cell, stones on a coloured cell and its twin, or a pass. A turn
 * of two gray stones is two moves.
 *
 * <p>A move may name any cells; a position decides whether the board has them and whether the move
 * is legal. Immutable and a value.
 */
public abstract sealed class IrisMove implements Move {
  private static final int GRID_WIDTH = 32;

  private static final int NO_NUMBER = -1;

  /** More than any {@link #gridIndex}. */
  static final int GRID_SIZE = GRID_WIDTH * GRID_WIDTH + 1;

  /**
   * The index of the lowest cell in a grid that is wider than any board, so that a position can
   * look a move up in a table. A pass and cells beyond the grid share the last index.
   */
  final int gridIndex;

  /**
   * The bit of the number of the move in the first word of bitboards, or 0. Only for a move that a
   * game created, and only on the board of that game.
   */
  final long low;

  /** The same bit in the second word of bitboards, or 0. */
  final long high;

  private IrisMove(int gridIndex, int number) {
    this.gridIndex = gridIndex;
    this.low = number >= 0 && number < 64 ? 1L << number : 0;
    this.high = number >= 64 && number < 128 ? 1L << number : 0;
  }

  private static int gridIndex(Cell cell) {
    return cell.x() < GRID_WIDTH && cell.y() < GRID_WIDTH
        ? GRID_WIDTH * cell.y() + cell.x()
        : GRID_SIZE - 1;
  }

  /**
   * {@return a stone on a cell, which must be gray for the move to be legal}
   *
   * @param cell the cell of the stone
   */
  public static Stone stone(Cell cell) {
    return stone(checkNotNull(cell, "cell"), NO_NUMBER);
  }

  /**
   * {@return stones on two cells, which must be twins for the move to be legal}
   *
   * @param one a cell
   * @param other its twin; the order of the two does not matter
   */
  public static Pair pair(Cell one, Cell other) {
    return one.compareTo(other) <= 0 ? pair(one, other, NO_NUMBER) : pair(other, one, NO_NUMBER);
  }

  static Stone stone(Cell cell, int number) {
    return new Stone(cell, number);
  }

  static Pair pair(Cell lower, Cell upper, int number) {
    return new Pair(lower, upper, number);
  }

  /** {@return the pass, always the same instance} */
  public static Pass pass() {
    return Pass.INSTANCE;
  }

  /** {@return the canonical notation: {@code g7}, {@code a4+m10} or {@code pass}} */
  @Override
  public abstract String notation();

  /** {@return the cells on which the move places stones, in ascending order; empty for a pass} */
  @Override
  public abstract ImmutableList<Cell> cells();

  @Override
  public final String toString() {
    return notation();
  }

  /** A stone on a gray cell: the opening stone, or the first or second stone of a turn. */
  public static final class Stone extends IrisMove {
    private final Cell cell;

    private Stone(Cell cell, int number) {
      super(gridIndex(cell), number);
      this.cell = cell;
    }

    /** {@return the cell of the stone} */
    public Cell cell() {
      return cell;
    }

    @Override
    public String notation() {
      return cell.toString();
    }

    @Override
    public ImmutableList<Cell> cells() {
      return ImmutableList.of(cell);
    }

    @Override
    public boolean equals(@Nullable Object object) {
      return object instanceof Stone other && cell.equals(other.cell);
    }

    @Override
    public int hashCode() {
      return cell.hashCode();
    }
  }

  /** Stones on a coloured cell and on its twin, placed at once. */
  public static final class Pair extends IrisMove {
    private final Cell lower;
    private final Cell upper;

    private Pair(Cell lower, Cell upper, int number) {
      super(gridIndex(lower), number);
      this.lower = lower;
      this.upper = upper;
    }

    /** {@return the cell that comes first in the order of cells} */
    public Cell lower() {
      return lower;
    }

    /** {@return the other cell} */
    public Cell upper() {
      return upper;
    }

    @Override
    public String notation() {
      return lower + "+" + upper;
    }

    @Override
    public ImmutableList<Cell> cells() {
      return ImmutableList.of(lower, upper);
    }

    @Override
    public boolean equals(@Nullable Object object) {
      return object instanceof Pair other && lower.equals(other.lower) && upper.equals(other.upper);
    }

    @Override
    public int hashCode() {
      return 31 * lower.hashCode() + upper.hashCode();
    }
  }

  /** A turn without a stone. It has a single instance. */
  public static final class Pass extends IrisMove {
    // Not a constant of IrisMove: two threads that initialize a class and its subclass in opposite
    // orders can deadlock.
    private static final Pass INSTANCE = new Pass();

    private Pass() {
      super(GRID_SIZE - 1, NO_NUMBER);
    }

    @Override
    public String notation() {
      return "pass";
    }

    @Override
    public ImmutableList<Cell> cells() {
      return ImmutableList.of();
    }
  }
}
