package io.github.boardrules.carteso;

import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.SquareBoard;

/** A board with the tables that all {@link CartesoStones}s on it share. Immutable. */
sealed class BoardTables permits SmallBoardTables {
  final SquareBoard board;
  final int width;
  final int height;
  final Zobrist keys;
  private final byte[] files;
  private final byte[] ranks;
  private final short[] patterns;

  BoardTables(SquareBoard board) {
    this.board = board;
    this.width = board.width();
    this.height = board.height();
    this.keys = new Zobrist(board);
    this.files = new byte[board.size()];
    this.ranks = new byte[board.size()];
    this.patterns = new short[board.size()];
    for (Cell cell : board.cells()) {
      int point = board.index(cell);
      files[point] = (byte) cell.x();
      ranks[point] = (byte) cell.y();
      patterns[point] = (short) LocalPattern.of(board.all(), cell);
    }
  }

  final int file(int point) {
    return files[point];
  }

  final int rank(int point) {
    return ranks[point];
  }

  /** Returns the neighbor of a point in the direction of a bit of a {@link LocalPattern}. */
  final int neighbor(int point, int bit) {
    return point + LocalPattern.up(bit) * width + LocalPattern.right(bit);
  }

  /**
   * Returns the {@link BoundingBox} of all points that are farther than a point in the direction of
   * its only neighbor.
   *
   * @param pattern a {@link LocalPattern} with one neighbor
   */
  final int before(int point, int pattern) {
    return BoundingBox.of(
        (pattern & LocalPattern.EAST) != 0 ? file(point) + 1 : 0,
        (pattern & LocalPattern.WEST) != 0 ? file(point) - 1 : width - 1,
        (pattern & LocalPattern.NORTH) != 0 ? rank(point) + 1 : 0,
        (pattern & LocalPattern.SOUTH) != 0 ? rank(point) - 1 : height - 1);
  }

  /** Returns the {@link LocalPattern} of all points of the board. */
  final int pattern(int point) {
    return patterns[point];
  }
}
