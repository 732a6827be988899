package io.github.boardrules.core.spi;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import io.github.boardrules.core.board.Board;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.board.SquareBoard;
import io.github.boardrules.core.board.SquareDirection;
import java.util.List;
import java.util.Objects;

/**
 * Bitboard operations on sets of cells of a square board: shifts, flood fills and connected
 * components, through {@linkplain SquareBoard#neighbors orthogonal neighbors}. A step of a flood
 * fill handles 64 cells at a time, where {@link Board#component} visits single cells. Immutable.
 *
 * <p>All methods throw {@link IllegalArgumentException} for a set of cells of another board.
 */
public abstract sealed class SquareSetOps permits SmallSquareSetOps, LargeSquareSetOps {
  private final SquareBoard board;
  private final ImmutableMap<SquareDirection, CellSet> awayFromEdge;

  SquareSetOps(SquareBoard board) {
    this.board = board;
    this.awayFromEdge =
        Maps.toMap(List.of(SquareDirection.values()), direction -> awayFromEdge(board, direction));
  }

  private static CellSet awayFromEdge(SquareBoard board, SquareDirection direction) {
    int barred = direction.dx() > 0 ? board.width() - 1 : direction.dx() < 0 ? 0 : -1;
    return board.setOf(board.cells().stream().filter(cell -> cell.x() != barred).toList());
  }

  /**
   * Returns the cells that a step does not move across the left or right edge: all but the last
   * file for a step to the right, all but the first for a step to the left.
   */
  final CellSet awayFromEdge(SquareDirection direction) {
    return Objects.requireNonNull(awayFromEdge.get(direction));
  }

  /** Returns the change of the index of a cell in one step. */
  final int step(SquareDirection direction) {
    return direction.dy() * board.width() + direction.dx();
  }

  /**
   * {@return the operations for a board}
   *
   * @param board the board
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
   * {@return the set moved by one step; cells that leave the board are dropped}
   *
   * @param set cells of the board
   * @param direction the direction of the step
   */
  public abstract CellSet shift(CellSet set, SquareDirection direction);

  /** Grows a set within another until it contains the goal or stops growing. */
  abstract CellSet flood(CellSet from, CellSet within, CellSet goal);

  /**
   * {@return the connected component of a cell in a set}
   *
   * @param set cells of the board
   * @param from the index of a cell of the set
   * @throws IllegalArgumentException if the set does not contain the cell
   */
  public final CellSet component(CellSet set, int from) {
    check(set);
    checkHas(set, from);
    return flood(board.setOf(board.cell(from)), set, set);
  }

  /**
   * {@return the union of the connected components of a set that contain at least one of the given
   * cells}
   *
   * @param from cells of the set; otherwise the result is unspecified
   * @param set cells of the board
   */
  public final CellSet flood(CellSet from, CellSet set) {
    check(from);
    check(set);
    return flood(from, set, set);
  }

  /**
   * {@return the connected components of a set, ordered by their first cells}
   *
   * @param set cells of the board
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
   * {@return the connected components that remain when a cell is removed from a connected set: at
   * most four, and none if the set had no other cell}
   *
   * @param connected a connected set
   * @param taken the index of the removed cell
   */
  public final ImmutableList<CellSet> componentsWithout(CellSet connected, int taken) {
    check(connected);
    Cell cell = board.cell(taken);
    CellSet rest = connected.without(cell);
    CellSet loose = rest.intersection(board.neighbors(cell));
    ImmutableList.Builder<CellSet> parts = ImmutableList.builderWithExpectedSize(1);
    while (!loose.isEmpty()) {
      CellSet reached = flood(board.setOf(loose.first()), rest, loose);
      loose = loose.minus(reached);
      CellSet part = loose.isEmpty() ? rest : reached;
      parts.add(part);
      rest = rest.minus(part);
    }
    return parts.build();
  }

  private static void checkHas(CellSet set, int index) {
    checkArgument(
        index >= 0 && ((set.word(index >> 6) >>> index) & 1) != 0,
        "no cell with index %s in the set",
        index);
  }

  final void check(CellSet set) {
    checkArgument(set.board().equals(board), "cells of %s, not %s", set.board(), board);
  }
}
