package io.github.boardrules.loa;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMultiset;
import io.github.boardrules.core.spi.StableHash;
import org.jspecify.annotations.Nullable;

/**
 * A position as a node of its history, the linked list of the positions that it can repeat: those
 * since the last capture or removal into the hole, from the latest to the earliest.
 *
 * <p>Each node has a Bloom filter of the latest positions before it that it can repeat, so that in
 * most games a position that occurs for the first time is nearly always recognized without
 * traversing the list. The filter starts anew with every {@link PositionBlock}, which is searched
 * instead of the list.
 *
 * <p>Everything that a move changes is updated from the previous position in constant time,
 * amortized: the {@link Zobrist} key, the sum of the earlier keys, the filter and the blocks. With
 * two bitboards, a position is one object of 64 bytes on a 64-bit JVM with compressed references.
 */
abstract sealed class HistoryNode permits LoaPosition {
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
   * A {@link #filterBits Bloom filter} of the earlier positions that this one may repeat, as far as
   * they are not in {@link CommonState#blocks}.
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

  /** Creates a position without earlier positions. */
  HistoryNode(LoaGame game, long key, boolean isWhiteToMove, PlyCounts counts) {
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
   * Creates the position after a move.
   *
   * @param isRemoval whether the move removed a piece into the hole
   * @param passes the number of passes in a row, as in {@link PlyCounts}
   */
  HistoryNode(LoaPosition before, boolean isCapture, boolean isRemoval, int passes, long key) {
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
      this.filter = endsBlock ? 0 : filterAfter(before);
      this.recentCount = (byte) (endsBlock ? 0 : before.recentCount + 1);
    }
    this.key = key;
    this.isWhiteToMove = !before.isWhiteToMove;
    this.usesStandardHistory = before.usesStandardHistory;
  }

  /**
   * Returns the bits that represent a key in a Bloom filter of 64 bits (B. Bloom, <i>Space/time
   * trade-offs in hash coding with allowable errors</i>, 1970). If one of them is not set in the
   * filter, the key is not in the set.
   */
  static long filterBits(long key) {
    return (1L << key) | (1L << (key >>> 6));
  }

  /**
   * Returns the filter of the successor of a position, which is not the first after a block. The
   * latest position that the successor can repeat is the one two plies earlier, because sides
   * alternate, even by passing; or the position itself if only arrangements are compared.
   */
  private static long filterAfter(HistoryNode before) {
    HistoryNode latest =
        before.repeatsArrangements() ? before : before.recentCount == 0 ? null : before.previous;
    return latest == null ? 0 : latest.filter | filterBits(latest.repetitionKey());
  }

  /** Returns whether two positions have the same pieces, whichever side is to move. */
  abstract boolean hasArrangementOf(HistoryNode other);

  /** Returns the move that led to this position from the one before it, which was not a capture. */
  abstract LoaMove lastMove(LoaPosition before);

  final PlyCounts counts() {
    return common.counts();
  }

  /** Returns whether positions may repeat for ever. */
  final boolean allowsRepetition() {
    return !usesStandardHistory && common.game().allowsRepetition;
  }

  /** Returns whether a position repeats another one even if the other side is to move. */
  private boolean repeatsArrangements() {
    return !usesStandardHistory && common.game().repeatsArrangements;
  }

  /** Returns whether the last move was quiet, after which the side to move is not connected. */
  final boolean followsQuietMove() {
    return previous != null || recentCount > 0;
  }

  /** Returns the key for repetitions, which may or may not include the side to move. */
  final long repetitionKey() {
    return repeatsArrangements() && isWhiteToMove ? key ^ Zobrist.WHITE_TO_MOVE : key;
  }

  /** Returns whether the positions are the same by the rules of repetition. */
  final boolean isRepetitionOf(HistoryNode other) {
    return (isWhiteToMove == other.isWhiteToMove || repeatsArrangements())
        && hasArrangementOf(other);
  }

  /** Returns how often this position has occurred, including now. */
  final int countOccurrences() {
    long bits = filterBits(repetitionKey());
    int latest = (bits & ~filter) == 0 ? countLatest(bits) : 0;
    return 1 + latest + common.countInBlocks(this);
  }

  /**
   * Returns how often this position occurs among the latest earlier ones. The traversal of the list
   * ends where the filter of an earlier position excludes further occurrences, at the latest where
   * the blocks begin.
   */
  private int countLatest(long bits) {
    int count = 0;
    HistoryNode at = this;
    while ((bits & ~at.filter) == 0) {
      at = requireNonNull(at.previous, "a filter that is not empty implies earlier positions");
      if (!repeatsArrangements()) {
        at = requireNonNull(at.previous, "with the same side to move");
      }
      if (at.hasArrangementOf(this)) {
        count++;
      }
    }
    return count;
  }

  /** Returns the moves that led from the earliest position to this one. */
  final ImmutableList<LoaMove> moves() {
    ImmutableList.Builder<LoaMove> moves = ImmutableList.builder();
    HistoryNode after = this;
    for (LoaPosition at = previous; at != null; at = at.previous) {
      moves.add(after.lastMove(at));
      after = at;
    }
    return moves.build().reverse();
  }

  /** Returns whether the same positions occurred, each equally often, in whatever order. */
  final boolean hasHistoryOf(HistoryNode other) {
    return sumOfEarlierKeys == other.sumOfEarlierKeys
        && arrangements().equals(other.arrangements());
  }

  private ImmutableMultiset<Arrangement> arrangements() {
    ImmutableMultiset.Builder<Arrangement> arrangements = ImmutableMultiset.builder();
    for (HistoryNode at = this; at != null; at = at.previous) {
      arrangements.add(new Arrangement(at));
    }
    return arrangements.build();
  }

  /** An arrangement and the side to move, as a value. */
  private record Arrangement(HistoryNode node) {
    @Override
    public boolean equals(@Nullable Object object) {
      return object instanceof Arrangement other
          && node.isWhiteToMove == other.node.isWhiteToMove
          && node.hasArrangementOf(other.node);
    }

    @Override
    public int hashCode() {
      return Long.hashCode(node.key);
    }
  }
}
