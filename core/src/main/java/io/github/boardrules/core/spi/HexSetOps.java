package io.github.boardrules.core.spi;

import static com.google.common.base.Preconditions.checkArgument;

import io.github.boardrules.core.board.Board;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.board.HexBoard;
import io.github.boardrules.core.board.HexDirection;

/**
 * Operations on sets of cells of a hexagonal board that handle a whole rank at a time: shifts and
 * flood fills through {@linkplain HexBoard#neighbors neighbors}, where {@link Board#component}
 * visits single cells. Immutable.
 *
 * <p>A step of a flood fill takes time proportional to the number of ranks. All methods throw
 * {@link IllegalArgumentException} for a set of cells of another board.
 */
public final class HexSetOps {
  private final HexBoard board;

  private HexSetOps(HexBoard board) {
    this.board = board;
  }

  /**
   * {@return the operations for a board}
   *
   * @param board the board
   */
  public static HexSetOps of(HexBoard board) {
    return new HexSetOps(board);
  }

  /** {@return the board} */
  public HexBoard board() {
    return board;
  }

  /**
   * {@return the set moved by one step; cells that leave the board are dropped}
   *
   * @param set cells of the board
   * @param direction the direction of the step
   */
  public CellSet shift(CellSet set, HexDirection direction) {
    long[] shifted = new long[set.wordCount()];
    addShifted(words(set), direction, shifted);
    return CellSet.ofBits(board, shifted);
  }

  /**
   * {@return the union of the connected components of a set that contain one of some cells}
   *
   * @param from cells of the set; otherwise the result is unspecified
   * @param set cells of the board
   */
  public CellSet reached(CellSet from, CellSet set) {
    words(set);
    CellSet reached = from;
    while (true) {
      CellSet grown = withNeighbors(reached).intersection(set);
      if (grown.equals(reached)) {
        return reached;
      }
      reached = grown;
    }
  }

  /** The set and all neighbors of its cells. */
  private CellSet withNeighbors(CellSet set) {
    long[] words = words(set);
    long[] grown = words.clone();
    for (HexDirection direction : HexDirection.values()) {
      addShifted(words, direction, grown);
    }
    return CellSet.ofBits(board, grown);
  }

  private void addShifted(long[] words, HexDirection direction, long[] result) {
    for (int y = 0; y < board.height(); y++) {
      int to = y + direction.dy();
      if (to < 0 || to >= board.height()) {
        continue;
      }
      long rank = BitOps.from(words, start(y)) & mask(y);
      int places = firstX(y) + direction.dx() - firstX(to);
      add((places < 0 ? rank >>> -places : rank << places) & mask(to), start(to), result);
    }
  }

  private static void add(long bits, int place, long[] result) {
    result[place >> 6] |= bits << place;
    if ((place >> 6) + 1 < result.length) {
      result[(place >> 6) + 1] |= bits >>> 1 >>> ~place;
    }
  }

  /** The x of the first cell of a rank. */
  private int firstX(int y) {
    return Math.max(0, y - board.side() + 1);
  }

  /** The index of the first cell of a rank. */
  private int start(int y) {
    return board.index(new Cell(firstX(y), y));
  }

  /** The cells of a rank, as bits from the first cell. */
  private long mask(int y) {
    return (1L << (Math.min(board.width(), y + board.side()) - firstX(y))) - 1;
  }

  private long[] words(CellSet set) {
    checkArgument(set.board().equals(board), "cells of %s, not %s", set.board(), board);
    return BitOps.words(set);
  }
}
