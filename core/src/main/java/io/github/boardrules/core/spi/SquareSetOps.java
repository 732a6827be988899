package io.github.boardrules.core.spi;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import io.github.boardrules.core.board.Board;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.board.Neighbourhood;
import io.github.boardrules.core.board.SquareBoard;
import io.github.boardrules.core.board.SquareDirection;
import java.util.List;
import java.util.Objects;

/**
 * Whole sets of cells of a square board at once: moved by a step, grown, taken apart. Neighbours
 * are {@linkplain Neighbourhood#ORTHOGONAL orthogonal}. What {@link Board} does cell by cell takes
 * a few machine instructions a step here, whatever the size of the set, for boards up to 128 cells.
 *
 * <p>Immutable. All sets must be sets of cells of the same board.
 */
public abstract sealed class SquareSetOps permits SmallSquareSetOps, LargeSquareSetOps {
  private final SquareBoard board;
  private final ImmutableMap<SquareDirection, CellSet> movable;

  SquareSetOps(SquareBoard board) {
    this.board = board;
    this.movable =
        Maps.toMap(List.of(SquareDirection.values()), direction -> movable(board, direction));
  }

  private static CellSet movable(SquareBoard board, SquareDirection direction) {
    int barred = direction.dx() > 0 ? board.width() - 1 : direction.dx() < 0 ? 0 : -1;
    return board.setOf(board.cells().stream().filter(cell -> cell.x() != barred).toList());
  }

  /** The cells that a step in the direction does not take off the board on the left or right. */
  final CellSet movable(SquareDirection direction) {
    return Objects.requireNonNull(movable.get(direction));
  }

  /** What a step in the direction adds to the index of a cell. */
  final int step(SquareDirection direction) {
    return direction.dy() * board.width() + direction.dx();
  }

  /**
   * {@return the operations on sets of cells of a board}
   *
   * @param board the board of the cells
   */
  public static SquareSetOps of(SquareBoard board) {
    return board.size() <= 2 * Long.SIZE
        ? new SmallSquareSetOps(board)
        : new LargeSquareSetOps(board);
  }

  /** {@return the board} */
  public final SquareBoard board() {
    return board;
  }

  /**
   * {@return the cells one step on in a direction; those that would leave the board are gone}
   *
   * @param set the cells to look at
   * @param direction which way
   */
  public abstract CellSet shift(CellSet set, SquareDirection direction);

  /**
   * The cells that steps between neighbours within a set reach from some of its cells: all of them,
   * or fewer, but enough to have all cells of the goal.
   */
  abstract CellSet fill(CellSet from, CellSet within, CellSet goal);

  /**
   * {@return the cells of a set that can be reached from one of them by steps between neighbours
   * within it}
   *
   * @param from the index of a cell of the set
   * @param set the cells to look at
   * @throws IllegalArgumentException if the set is of another board, or does not have the cell
   */
  public final CellSet component(CellSet set, int from) {
    check(set);
    checkHas(set, from);
    return fill(board.setOf(board.cell(from)), set, set);
  }

  /**
   * {@return the cells of a set that can be reached from any of some of them by steps between
   * neighbours within it: the components that have one of these}
   *
   * @param from cells of the set; what they reach is unspecified if it has others
   * @param set the cells to look at
   * @throws IllegalArgumentException if a set is of another board
   */
  public final CellSet reached(CellSet from, CellSet set) {
    check(from);
    check(set);
    return fill(from, set, set);
  }

  /**
   * {@return the components of a set, ordered by their first cells}
   *
   * @param set the cells to look at
   */
  public final ImmutableList<CellSet> components(CellSet set) {
    ImmutableList.Builder<CellSet> components = ImmutableList.builder();
    CellSet rest = set;
    for (int first = rest.nextIndex(0); first >= 0; first = rest.nextIndex(first)) {
      CellSet component = component(rest, first);
      components.add(component);
      rest = rest.minus(component);
    }
    return components.build();
  }

  /**
   * {@return the components of a connected set without one of its cells: mostly one, at most four,
   * and none if there was no other cell}
   *
   * @param taken the index of the cell that is taken out
   * @param connected cells that hang together
   */
  public final ImmutableList<CellSet> parts(CellSet connected, int taken) {
    check(connected);
    Cell cell = board.cell(taken);
    CellSet rest = connected.without(cell);
    CellSet loose = rest.intersection(board.neighbours(cell));
    ImmutableList.Builder<CellSet> parts = ImmutableList.builderWithExpectedSize(1);
    while (!loose.isEmpty()) {
      CellSet reached = fill(board.setOf(loose.first()), rest, loose);
      loose = loose.minus(reached);
      CellSet part = loose.isEmpty() ? rest : reached;
      parts.add(part);
      rest = rest.minus(part);
    }
    return parts.build();
  }

  /**
   * {@return whether steps between neighbours within a set lead from one of its cells to one of
   * some others}
   *
   * @param from the index of a cell of the set
   * @param within the cells that may be stepped on
   * @param goal the cells to reach
   * @throws IllegalArgumentException if a set is of another board, or {@code within} does not have
   *     the cell
   */
  public final boolean reaches(CellSet within, int from, CellSet goal) {
    check(within);
    check(goal);
    checkHas(within, from);
    return meets(board.setOf(board.cell(from)), within, goal);
  }

  /**
   * {@return whether steps between neighbours within a set lead from one of some cells to one of
   * some others}
   *
   * @param from cells of the set; the answer is unspecified if it has others
   * @param within the cells that may be stepped on
   * @param goal the cells to reach
   * @throws IllegalArgumentException if a set is of another board
   */
  public final boolean reaches(CellSet within, CellSet from, CellSet goal) {
    check(within);
    check(from);
    check(goal);
    return meets(from, within, goal);
  }

  /** {@link #reaches}, of sets of the same board. */
  abstract boolean meets(CellSet from, CellSet within, CellSet goal);

  private static void checkHas(CellSet set, int index) {
    checkArgument(set.containsIndex(index), "no cell of index %s in the set", index);
  }

  final void check(CellSet set) {
    checkArgument(set.board().equals(board), "cells of %s, not %s", set.board(), board);
  }
}
