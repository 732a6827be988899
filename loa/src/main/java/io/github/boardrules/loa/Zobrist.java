package io.github.boardrules.loa;

import io.github.boardrules.core.Colour;
import io.github.boardrules.core.spi.StableHash;

/**
 * Zobrist keys of placements, and hashes of positions.
 *
 * <p>The key of a placement and its side to move is the exclusive or of the keys of its pieces. The
 * hash of a position adds the mixed keys of the earlier positions; addition makes it independent of
 * their order.
 */
final class Zobrist {
  static final long WHITE_TO_MOVE = StableHash.key(2, 0);

  /** The index of the first white piece in {@link #PIECES}. */
  private static final int WHITE = 64;

  private static final long[] PIECES = new long[2 * WHITE];

  static {
    for (int cell = 0; cell < WHITE; cell++) {
      PIECES[cell] = StableHash.key(0, cell);
      PIECES[WHITE + cell] = StableHash.key(1, cell);
    }
  }

  private Zobrist() {}

  static long piece(boolean isWhite, int cell) {
    return PIECES[(isWhite ? WHITE : 0) + cell];
  }

  static long placement(long black, long white, Colour toMove) {
    long key = toMove == Colour.WHITE ? WHITE_TO_MOVE : 0;
    for (long rest = black; rest != 0; rest &= rest - 1) {
      key ^= piece(false, Long.numberOfTrailingZeros(rest));
    }
    for (long rest = white; rest != 0; rest &= rest - 1) {
      key ^= piece(true, Long.numberOfTrailingZeros(rest));
    }
    return key;
  }

  static long position(long placement, long sumOfEarlierKeys) {
    return StableHash.mix(placement ^ StableHash.mix(sumOfEarlierKeys));
  }
}
