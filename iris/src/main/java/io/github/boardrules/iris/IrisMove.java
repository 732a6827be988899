package io.github.boardrules.iris;

import static com.google.common.base.Preconditions.checkNotNull;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.board.Cell;

/**
 * A move of Iris: a stone on a gray cell, stones on a coloured cell and its twin, or a pass. A turn
 * of two gray stones is two moves.
 *
 * <p>Any cells may be named; whether the board has them, and what may be placed there, a position
 * says.
 */
public sealed interface IrisMove extends Move {
  /** No stone. */
  Pass PASS = new Pass();

  /**
   * {@return a stone on a cell, which must be gray for the move to be legal}
   *
   * @param cell where the stone lies
   */
  static Stone stone(Cell cell) {
    return new Stone(cell);
  }

  /**
   * {@return stones on two cells, which must be twins for the move to be legal}
   *
   * @param one a cell
   * @param other its twin; the order does not matter
   */
  static Pair pair(Cell one, Cell other) {
    return new Pair(one, other);
  }

  /** {@return the cells on which the move places stones, in their order} */
  ImmutableList<Cell> cells();

  /**
   * A stone on a gray cell: the opening, the first or the second of a turn. Written {@code g7}.
   *
   * @param cell where the stone lies
   */
  record Stone(Cell cell) implements IrisMove {
    /**
     * Checks that nothing is missing.
     *
     * @param cell where the stone lies
     */
    public Stone {
      checkNotNull(cell, "cell");
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
   *
   * @param lower the cell that comes first in the order of cells
   * @param upper the other one
   */
  record Pair(Cell lower, Cell upper) implements IrisMove {
    /**
     * Puts the cells in order.
     *
     * @param lower a cell
     * @param upper the other one; if it comes first in the order of cells, the two are swapped
     */
    public Pair {
      if (upper.compareTo(lower) < 0) {
        Cell first = upper;
        upper = lower;
        lower = first;
      }
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
  record Pass() implements IrisMove {
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
