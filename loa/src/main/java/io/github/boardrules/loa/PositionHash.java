package io.github.boardrules.loa;

import io.github.boardrules.core.Colour;
import io.github.boardrules.core.StableHash;

/**
 * Hashes of positions. A placement with the side to move has a key, combined with {@code ^} from
 * those of its pieces; the keys of the earlier positions since the last capture are mixed and
 * added, so that their order does not matter.
 */
final class PositionHash {
  static final long WHITE_TO_MOVE = StableHash.key(2, 0);

  private static final long[] BLACK = keys(0);
  private static final long[] WHITE = keys(1);

  private PositionHash() {}

  private static long[] keys(int kind) {
    long[] keys = new long[64];
    for (int cell = 0; cell < keys.length; cell++) {
      keys[cell] = StableHash.key(kind, cell);
    }
    return keys;
  }

  static long piece(Colour colour, int cell) {
    return (colour == Colour.BLACK ? BLACK : WHITE)[cell];
  }

  static long placement(long black, long white, Colour turn) {
    long key = turn == Colour.WHITE ? WHITE_TO_MOVE : 0;
    for (long rest = black; rest != 0; rest &= rest - 1) {
      key ^= BLACK[Long.numberOfTrailingZeros(rest)];
    }
    for (long rest = white; rest != 0; rest &= rest - 1) {
      key ^= WHITE[Long.numberOfTrailingZeros(rest)];
    }
    return key;
  }

  static long whole(long placement, long sumOfEarlier) {
    return StableHash.mix(placement ^ StableHash.mix(sumOfEarlier));
  }
}
