package io.github.boardrules.carteso;

import com.google.common.primitives.Longs;
import io.github.boardrules.core.Colour;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.board.SquareBoard;
import io.github.boardrules.core.spi.StableHash;
import io.github.boardrules.core.territory.Orientation;

/** Zobrist keys of the stones and claims of a board. */
final class Zobrist {
  private final long emptyBoard;
  private final long[] stones;
  private final long[] vertical;
  private final long[] horizontal;

  Zobrist(SquareBoard board) {
    this.emptyBoard = StableHash.of(board.width(), board.height());
    this.stones = Longs.concat(keys(board, 1), keys(board, 2));
    this.vertical = keys(board, 3);
    this.horizontal = keys(board, 4);
  }

  private static long[] keys(SquareBoard board, int kind) {
    long[] keys = new long[board.size()];
    for (int point = 0; point < keys.length; point++) {
      keys[point] = StableHash.key(kind, point);
    }
    return keys;
  }

  /** The hash of a board with stones and claims on it. */
  long hash(CellSet black, CellSet white, Claims claims) {
    return emptyBoard
        ^ combined(stones, 0, black)
        ^ combined(stones, vertical.length, white)
        ^ combined(vertical, 0, claims.vertical())
        ^ combined(horizontal, 0, claims.horizontal());
  }

  private static long combined(long[] keys, int first, CellSet points) {
    long hash = 0;
    for (int point = points.nextIndex(0); point >= 0; point = points.nextIndex(point + 1)) {
      hash ^= keys[first + point];
    }
    return hash;
  }

  long stone(Colour colour, int point) {
    return stones[colour == Colour.BLACK ? point : point + vertical.length];
  }

  /** The combined keys of claims; bit {@code i} is the point {@code first + i}. */
  long claims(Orientation side, int first, long bits) {
    long[] keys = side == Orientation.VERTICAL ? vertical : horizontal;
    long hash = 0;
    for (long left = bits; left != 0; left &= left - 1) {
      hash ^= keys[first + Long.numberOfTrailingZeros(left)];
    }
    return hash;
  }
}
