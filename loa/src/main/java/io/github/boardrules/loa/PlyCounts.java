package io.github.boardrules.loa;

import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.spi.StableHash;

/**
 * The counts of plies that may belong to a position. A count that the rules do not need is 0.
 *
 * @param quiet the number of plies in a row without a capture, if the rules limit it
 * @param played the number of plies of the game, if the rules limit it
 * @param passes the number of passes in a row, 0 to 2, if the side to move has no other legal move
 *     and a pass that answers a pass ends the game
 */
@Immutable
record PlyCounts(int quiet, int played, int passes) {
  /** The first of the kinds of keys in {@link Zobrist} that belong to counts. */
  private static final int FIRST_KIND = 4;

  /** Returns what the counts contribute to the hash of a position; 0 if all are 0. */
  long key() {
    return key(FIRST_KIND, quiet) ^ key(FIRST_KIND + 1, played) ^ key(FIRST_KIND + 2, passes);
  }

  /** Returns the counts after a move, as far as the rules need them. */
  PlyCounts next(LoaGame game, boolean isCapture, int passesInARow) {
    return new PlyCounts(
        game.quietLimit > 0 && !isCapture ? quiet + 1 : 0,
        game.plyLimit > 0 ? played + 1 : 0,
        passesInARow);
  }

  private static long key(int kind, int count) {
    return count == 0 ? 0 : StableHash.key(kind, count);
  }
}
