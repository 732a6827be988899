package io.github.boardrules.loa;

import io.github.boardrules.core.Colour;
import io.github.boardrules.core.spi.StableHash;

/**
 * Hashes of positions. A placement with the side to move has a key, combined with {@code ^} from
 * those of its pieces; the keys of the earlier positions since the last capture are mixed and
 * added, so that their order does not matter.
 */
final class PositionHash {
  static final long WHITE_TO_MOVE = StableHash.key(2, 0);

  /** What is added to the index of a cell for a white piece. */
  private static final int WHITE = 64;

  private static final long[] PIECES = new long[2 * WHITE];

  static {
    for (int cell = 0; cell < WHITE; cell++) {
      PIECES[cell] = StableHash.key(0, cell);
      PIECES[WHITE + cell] = StableHash.key(1, cell);
    }
  }

  private PositionHash() {}

  /** The key of a piece on a cell. */
  static long piece(boolean isWhite, int cell) {
    return PIECES[(isWhite ? WHITE : 0) + cell];
  }

  static long placement(long black, long white, Colour turn) {
    long key = turn == Colour.WHITE ? WHITE_TO_MOVE : 0;
    for (long rest = black; rest != 0; rest &= rest - 1) {
      key ^= piece(false, Long.numberOfTrailingZeros(rest));
    }
    for (long rest = white; rest != 0; rest &= rest - 1) {
      key ^= piece(true, Long.numberOfTrailingZeros(rest));
    }
    return key;
  }

  static long whole(long placement, long sumOfEarlier) {
    return StableHash.mix(placement ^ StableHash.mix(sumOfEarlier));
  }
}
