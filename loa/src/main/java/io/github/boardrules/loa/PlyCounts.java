package io.github.boardrules.loa;

import io.github.boardrules.core.spi.StableHash;

/**
 * The counts of plies that may belong to a position.
 *
 * @param quiet the number of plies in a row without a capture
 * @param all the number of plies of the game
 * @param passes the number of passes in a row, 0 to 2
 */
record PlyCounts(int quiet, int all, int passes) {
  static final PlyCounts NONE = new PlyCounts(0, 0, 0);

  /** The first of the kinds of keys in {@link Zobrist} that belong to counts. */
  private static final int FIRST_KIND = 4;

  /** Returns what the counts contribute to the hash of a position; 0 if all are 0. */
  long key() {
    return key(FIRST_KIND, quiet) ^ key(FIRST_KIND + 1, all) ^ key(FIRST_KIND + 2, passes);
  }

  private static long key(int kind, int count) {
    return count == 0 ? 0 : StableHash.key(kind, count);
  }
}
