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
 * <p>Any cells may be named; whether the board has them, and what may be placed there, a position
 * says.
 */
public abstract sealed class IrisMove implements Move, SharedPass {
  /** Where {@link Tables} have the choice that this is, if there is one. */
  final int place;

  /** The choice of {@link Tables} that has made this; null if anybody else has. */
  final @Nullable Choice choice;

  /** The bits of that choice, here too: the next position waits for them. */
  final long lowBit;

  final long highBit;

  private IrisMove(int place, @Nullable Choice choice) {
    this.place = place;
    this.choice = choice;
    this.lowBit = choice == null ? 0 : choice.lowBit;
    this.highBit = choice == null ? 0 : choice.highBit;
  }

  /**
   * {@return a stone on a cell, which must be gray for the move to be legal}
   *
   * @param cell where the stone lies
   */
  public static Stone stone(Cell cell) {
    return new Stone(cell);
  }

  /**
   * {@return stones on two cells, which must be twins for the move to be legal}
   *
   * @param one a cell
   * @param other its twin; the order does not matter
   */
  public static Pair pair(Cell one, Cell other) {
    return new Pair(one, other);
  }

  /** {@return the cells on which the move places stones, in their order} */
  public abstract ImmutableList<Cell> cells();

  /** A stone on a gray cell: the opening, the first or the second of a turn. Written {@code g7}. */
  public static final class Stone extends IrisMove {
    private final Cell cell;

    /**
     * Checks that nothing is missing.
     *
     * @param cell where the stone lies
     */
    public Stone(Cell cell) {
      this(cell, null);
    }

    Stone(Cell cell, @Nullable Choice choice) {
      super(Tables.place(checkNotNull(cell, "cell")), choice);
      this.cell = cell;
    }

    /** {@return where the stone lies} */
    public Cell cell() {
      return cell;
    }

    @Override
    public boolean equals(@Nullable Object object) {
      return object instanceof Stone other && cell.equals(other.cell);
    }

    @Override
    public int hashCode() {
      return cell.hashCode();
    }

    @Override
    public ImmutableList<Cell> cells() {
      return ImmutableList.of(cell);
    }

    @Override
    public String toString() {
      return cell.toString();
    }
  }

  /**
   * Stones on a coloured cell and on its twin, both at once. Written {@code a4+m10}, the lower cell
   * first.
   */
  public static final class Pair extends IrisMove {
    private final Cell lower;
    private final Cell upper;

    /**
     * Puts the cells in order.
     *
     * @param one a cell
     * @param other the other one
     */
    public Pair(Cell one, Cell other) {
      this(one, other, null);
    }

    Pair(Cell one, Cell other, @Nullable Choice choice) {
      super(Tables.place(first(one, other)), choice);
      this.lower = first(one, other);
      this.upper = lower.equals(one) ? other : one;
    }

    private static Cell first(Cell one, Cell other) {
      return one.compareTo(other) <= 0 ? one : other;
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
    public boolean equals(@Nullable Object object) {
      return object instanceof Pair other && lower.equals(other.lower) && upper.equals(other.upper);
    }

    @Override
    public int hashCode() {
      return 31 * lower.hashCode() + upper.hashCode();
    }

    @Override
    public ImmutableList<Cell> cells() {
      return ImmutableList.of(lower, upper);
    }

    @Override
    public String toString() {
      return lower + "+" + upper;
    }
  }

  /** A turn without a stone. Written {@code pass}. */
  public static final class Pass extends IrisMove {
    /** The pass; {@link #PASS} is one that is shared. */
    public Pass() {
      super(Tables.NOWHERE, null);
    }

    @Override
    public boolean equals(@Nullable Object object) {
      return object instanceof Pass;
    }

    @Override
    public int hashCode() {
      return 1;
    }

    @Override
    public ImmutableList<Cell> cells() {
      return ImmutableList.of();
    }

    @Override
    public String toString() {
      return "pass";
    }
  }
}
