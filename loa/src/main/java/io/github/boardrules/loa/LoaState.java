package io.github.boardrules.loa;

import io.github.boardrules.core.Colour;
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
 * two bitboards, a position is one object of 72 bytes (measured on a 64-bit JVM with compressed
 * references).
 */
abstract sealed class LoaState permits LoaPosition {
  final LoaGame game;

  /**
   * The position before the last move; null at the start, after a capture and after a removal into
   * the hole. Always null if positions may repeat for ever.
   */
  final @Nullable LoaPosition previous;

  /** The {@link Zobrist} key of the placement and the side to move. */
  final long key;

  final long sumOfEarlierKeys;

  /**
   * A {@link History#filterBits Bloom filter} of the earlier positions that this one may repeat, as
   * far as they are not in {@link #blocks}.
   */
  final long filter;

  /** The earlier positions except the latest {@link #unsorted}; null if there are none. */
  final @Nullable PositionBlock blocks;

  /** The number of earlier positions that are not in {@link #blocks}. */
  final byte unsorted;

  final boolean isWhiteToMove;

  /** Computed on first use. A race is harmless, because every thread computes the same value. */
  private byte status;

  /**
   * The number of passes in a row up to now, 0 to 2, if the side to move has no other legal move
   * and a pass that answers a pass ends the game; otherwise 0.
   */
  final byte passes;

  /**
   * The number of plies since the last capture. Exact if the rules limit it, otherwise modulo 2^16.
   */
  final short quietPlies;

  /** The number of plies of the game. Exact if the rules limit it, otherwise modulo 2^16. */
  final short plies;

  /** Creates the state of a position without earlier positions. */
  LoaState(LoaGame game, long key, boolean isWhiteToMove, PlyCounts counts) {
    this.game = game;
    this.previous = null;
    this.key = key;
    this.sumOfEarlierKeys = 0;
    this.filter = 0;
    this.blocks = null;
    this.unsorted = 0;
    this.isWhiteToMove = isWhiteToMove;
    this.passes = (byte) counts.passes();
    this.quietPlies = (short) counts.quiet();
    this.plies = (short) counts.all();
  }

  /** Creates the state after a quiet move or a pass, if earlier positions can be repeated. */
  LoaState(LoaPosition before, long key) {
    boolean isSorted = before.unsorted == PositionBlock.MIN_SIZE - 1;
    this.game = before.game;
    this.previous = before;
    this.key = key;
    this.sumOfEarlierKeys = before.sumOfEarlierKeys + StableHash.mix(before.key);
    this.filter = isSorted ? 0 : History.filterAfter(before);
    this.blocks = isSorted ? PositionBlock.endingWith(before) : before.blocks;
    this.unsorted = (byte) (isSorted ? 0 : before.unsorted + 1);
    this.isWhiteToMove = !before.isWhiteToMove;
    this.passes = 0;
    this.quietPlies = (short) (before.quietPlies + 1);
    this.plies = (short) (before.plies + 1);
  }

  /**
   * Creates the state after a move that cannot be undone, or in a game without a rule of
   * repetition.
   */
  LoaState(LoaPosition before, boolean isCapture, int passes, long key) {
    this.game = before.game;
    this.previous = null;
    this.key = key;
    this.sumOfEarlierKeys = 0;
    this.filter = 0;
    this.blocks = null;
    this.unsorted = 0;
    this.isWhiteToMove = !before.isWhiteToMove;
    this.passes = (byte) passes;
    this.quietPlies = (short) (isCapture ? 0 : before.quietPlies + 1);
    this.plies = (short) (before.plies + 1);
  }

  // The pieces.

  /** Returns whether two positions have the same pieces, whichever side is to move. */
  abstract boolean hasPlacementOf(LoaState other);

  /** Returns whether any piece of the side to move can move. */
  abstract boolean canMove();

  /** Returns whether the pieces of the side to move form exactly one clump. */
  abstract boolean isOwnConnected();

  /** Returns whether the pieces of the side not to move form exactly one clump. */
  abstract boolean isEnemyConnected();

  /** Returns whether a cell of the board holds a piece of the side not to move. */
  abstract boolean isEnemy(Cell cell);

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

  /** Returns a move between two cells of the board: a capture if that is legal, else quiet. */
  final LoaMove withMark(LoaMove.PieceMove move) {
    LoaPosition position = (LoaPosition) this;
    boolean isCapture = isEnemy(move.to()) && position.isLegal(capture(move));
    return move.isCapture() == isCapture
        ? move
        : SharedMoves.get(move.from(), move.to(), isCapture);
  }

  private static LoaMove capture(LoaMove.PieceMove move) {
    return move.isCapture() ? move : SharedMoves.get(move.from(), move.to(), true);
  }

  /** Returns the side to move; in a finished game, the side that would be to move. */
  final Colour turn() {
    return isWhiteToMove ? Colour.WHITE : Colour.BLACK;
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

  /** Makes all checks, for a position that no move led to. */
  final void judgeSetup() {
    status = LoaStatus.inOrder(this);
  }

  final boolean isKnownOngoing() {
    return status == LoaStatus.ONGOING;
  }

  /**
   * Returns whether a side is connected after a move. The side to move was not connected before the
   * move, because the game continued, so only a capture can have connected it.
   */
  final boolean isAnyConnected() {
    return isEnemyConnected() || (quietPlies == 0 && isOwnConnected());
  }

  /** Returns whether a limit of plies is reached. */
  final boolean isAtLimit() {
    return game.hasLimits
        && (isReached(game.rules().quietLimit(), quietPlies)
            || isReached(game.rules().plyLimit(), plies));
  }

  static boolean isReached(int limit, int count) {
    return limit > 0 && count >= limit;
  }

  /** Returns the key for repetitions, which may or may not include the side to move. */
  final long repetitionKey() {
    return game.repeatsPlacements && isWhiteToMove ? key ^ Zobrist.WHITE_TO_MOVE : key;
  }

  /** Returns whether the positions are the same by the rules of repetition. */
  final boolean isRepetitionOf(LoaState other) {
    return (isWhiteToMove == other.isWhiteToMove || game.repeatsPlacements)
        && hasPlacementOf(other);
  }

  /** Returns the counts that belong to the position under the rules of the game. */
  final PlyCounts counts() {
    LoaRules rules = game.rules();
    return new PlyCounts(
        rules.quietLimit() > 0 ? quietPlies : 0, rules.plyLimit() > 0 ? plies : 0, passes);
  }

  final long hashOf(long placementKey, long earlierKeys) {
    long counted = game.hasLimits || passes > 0 ? placementKey ^ counts().key() : placementKey;
    return Zobrist.position(counted, earlierKeys);
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
            && game.rules().equals(other.game.rules())
            && hasPlacementOf(other)
            && counts().equals(other.counts())
            && History.areEqual(this, other));
  }

  @Override
  public final int hashCode() {
    return Long.hashCode(hashOf(key, sumOfEarlierKeys));
  }
}
