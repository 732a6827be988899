package io.github.boardrules.carteso;

import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.board.SquareBoard;
import io.github.boardrules.core.spi.SquareSetOps;

/** A board, and what is computed once of it for all {@link Stones} that lie on it. */
abstract sealed class Grid permits SmallGrid, LargeGrid {
  private final SquareBoard board;
  private final SquareSetOps sets;
  private final HashKeys keys;
  private final short[] rings;

  Grid(SquareBoard board) {
    this.board = board;
    this.sets = SquareSetOps.of(board);
    this.keys = new HashKeys(board);
    this.rings = new short[board.size()];
    for (int point = 0; point < rings.length; point++) {
      rings[point] = (short) Ring.onBoard(board.cell(point), board);
    }
  }

  static Grid of(SquareBoard board) {
    return board.size() <= SmallGrid.CAPACITY ? new SmallGrid(board) : new LargeGrid(board);
  }

  final SquareBoard board() {
    return board;
  }

  final SquareSetOps sets() {
    return sets;
  }

  final HashKeys keys() {
    return keys;
  }

  /** The {@link Ring} of all points around a point. */
  final int ring(int point) {
    return rings[point];
  }

  /** Stones with claims that are already made. */
  abstract Stones stones(CellSet black, CellSet white, Claims claims);
}
