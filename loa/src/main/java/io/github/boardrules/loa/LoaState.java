package io.github.boardrules.loa;

import io.github.boardrules.core.Color;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.spi.StableHash;
import org.jspecify.annotations.Nullable;

/**
 * What all positions store beside their pieces: the side to move, the counts of plies, and a linked
 * list of the earlier positions that can be repeated. {@link BitboardPosition} stores the pieces on
 * the board of 8×8, {@link LinePosition} those on any other board.
 *
 * <p>Everything that a move changes is updated from the previous position in constant time,
 * amortized: the {@link Zobrist} key, the sum of the earlier keys, the filter and the blocks. With
 * two bitboards, a position is one object of 64 bytes on a 64-bit JVM with compressed references.
 */
abstract sealed class LoaState permits LoaPosition {
  final CommonState common;

  /**
   * The position before the last move; null at the start, after a capture and after a removal into
   * the hole. Always null if positions may repeat for ever.
   */
  final @Nullable LoaPosition previous;

  /** The {@link Zobrist} key of the arrangement and the side to move. */
  final long key;

  final long sumOfEarlierKeys;

  /**
   * A {@link History#filterBits Bloom filter} of the earlier positions that this one may repeat, as
   * far as they are not in {@link CommonState#blocks}.
   */
  final long filter;

  /**
   * The number of earlier positions that are not in {@link CommonState#blocks}. If positions may
   * repeat for ever, 0 after a capture and at the start, otherwise 1.
   */
  final byte recentCount;

  final boolean isWhiteToMove;

  /**
   * The same as {@link LoaGame#usesStandardHistory}, which is asked several times for every move.
   */
  final boolean usesStandardHistory;

  /** Computed on first use. A race is harmless, because every thread computes the same value. */
  private byte status;

  /** Creates the state of a position without earlier positions. */
  LoaState(LoaGame game, long key, boolean isWhiteToMove, PlyCounts counts) {
    this.common = new CommonState(game, null, counts);
    this.previous = null;
    this.key = key;
    this.sumOfEarlierKeys = 0;
    this.filter = 0;
    this.recentCount = 0;
    this.isWhiteToMove = isWhiteToMove;
    this.usesStandardHistory = game.usesStandardHistory;
  }

  /**
   * Creates the state after a move.
   *
   * @param isRemoval whether the move removed a piece into the hole
   * @param passes the number of passes in a row, as in {@link PlyCounts}
   */
  LoaState(LoaPosition before, boolean isCapture, boolean isRemoval, int passes, long key) {
    if (isCapture || isRemoval || before.allowsRepetition()) {
      this.common = before.common.afterIrreversibleMove(isCapture, passes);
      this.previous = null;
      this.sumOfEarlierKeys = 0;
      this.filter = 0;
      this.recentCount = (byte) (isCapture || !before.allowsRepetition() ? 0 : 1);
    } else {
      boolean endsBlock = before.recentCount == PositionBlock.MIN_SIZE - 1;
      this.common =
          before.usesStandardHistory && !endsBlock
              ? before.common
              : before.common.afterQuietMove(before, endsBlock);
      this.previous = before;
      this.sumOfEarlierKeys = before.sumOfEarlierKeys + StableHash.mix(before.key);
      this.filter = endsBlock ? 0 : History.filterAfter(before);
      this.recentCount = (byte) (endsBlock ? 0 : before.recentCount + 1);
    }
    this.key = key;
    this.isWhiteToMove = !before.isWhiteToMove;
    this.usesStandardHistory = before.usesStandardHistory;
  }

  // The pieces.

  /** Returns whether two positions have the same pieces, whichever side is to move. */
  abstract boolean hasArrangementOf(LoaState other);

  /** Returns whether any piece of the side to move can move. */
  abstract boolean canMove();

  /** Returns whether the pieces of the side to move form exactly one clump. */
  abstract boolean isOwnConnected();

  /** Returns whether the pieces of the side not to move form exactly one clump. */
  abstract boolean isEnemyConnected();

  /** Returns whether a cell of the board holds a piece of the side not to move. */
  abstract boolean isEnemy(Cell cell);

  /** Returns the number of pieces on the line through a cell along an axis. */
  abstract int countOnLine(int cell, int axis);

  /** Returns whether a move is legal, provided that the game is not over. */
  abstract boolean isPossible(LoaMove move);

  /** Returns the position after a legal move. */
  abstract LoaPosition after(LoaMove move);

  /** Returns the move that led to this position from the one before it, which was not a capture. */
  abstract LoaMove lastMove(LoaPosition before);

  /** Returns the exclusive or of the keys of the images of all pieces. */
  abstract long imageKey(LoaSymmetry symmetry);

  /** Returns the keys of the images of the pieces that the last move, no capture, changed. */
  abstract long imageKeyOfLastMove(LoaPosition before, LoaSymmetry symmetry);

  // What follows from them.

  /** Returns the side to move; in a finished game, the side that would be to move. */
  final Color turn() {
    return isWhiteToMove ? Color.WHITE : Color.BLACK;
  }

  /** Returns the {@link LoaStatus}. */
  final byte status() {
    byte found = status;
    if (found == LoaStatus.UNKNOWN) {
      found = LoaStatus.of(this);
      status = found;
    }
    return found;
  }

  final boolean isKnownOngoing() {
    return status == LoaStatus.ONGOING;
  }

  /**
   * Returns whether a side is connected. The side to move can be so only in a setup or after a
   * capture, without an earlier position: before any other move it was not, because the game
   * continued.
   */
  final boolean isAnyConnected() {
    return isEnemyConnected() || (previous == null && recentCount == 0 && isOwnConnected());
  }

  final boolean isAtQuietLimit() {
    int limit = common.game().rules().quietLimit();
    return limit > 0 && counts().quiet() >= limit;
  }

  final boolean isAtPlyLimit() {
    int limit = common.game().rules().plyLimit();
    return limit > 0 && counts().played() >= limit;
  }

  /** Returns whether a position repeats another one even if the other side is to move. */
  final boolean repeatsArrangements() {
    return !usesStandardHistory && common.game().repeatsArrangements;
  }

  /** Returns the key for repetitions, which may or may not include the side to move. */
  final long repetitionKey() {
    return usesStandardHistory ? key : repetitionKeyUnderSpecialRules();
  }

  private long repetitionKeyUnderSpecialRules() {
    return repeatsArrangements() && isWhiteToMove ? key ^ Zobrist.WHITE_TO_MOVE : key;
  }

  /** Returns whether the positions are the same by the rules of repetition. */
  final boolean isRepetitionOf(LoaState other) {
    return (isWhiteToMove == other.isWhiteToMove || repeatsArrangements())
        && hasArrangementOf(other);
  }

  /** Returns whether positions may repeat for ever. */
  final boolean allowsRepetition() {
    return !usesStandardHistory && common.game().allowsRepetition;
  }

  final PlyCounts counts() {
    return common.counts();
  }

  final long hashOf(long arrangementKey, long earlierKeys) {
    long countsKey = usesStandardHistory ? 0 : counts().key();
    return Zobrist.position(arrangementKey ^ countsKey, earlierKeys);
  }

  @Override
  public final String toString() {
    return LoaNotation.write((LoaPosition) this);
  }

  @Override
  public final boolean equals(@Nullable Object object) {
    return this == object
        || (object instanceof LoaState other
            && isWhiteToMove == other.isWhiteToMove
            && key == other.key
            && sumOfEarlierKeys == other.sumOfEarlierKeys
            && common.game().rules().equals(other.common.game().rules())
            && hasArrangementOf(other)
            && counts().equals(other.counts())
            && History.areEqual(this, other));
  }

  @Override
  public final int hashCode() {
    return Long.hashCode(hashOf(key, sumOfEarlierKeys));
  }
}
