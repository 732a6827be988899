package io.github.boardrules.loa;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMultiset;
import org.jspecify.annotations.Nullable;

/**
 * The earlier positions since the last capture, the only ones that can be repeated.
 *
 * <p>Positions form a linked list from the latest to the earliest. Each has a Bloom filter of the
 * latest positions before it that it can repeat, so that in most games a position that occurs for
 * the first time is nearly always recognized without traversing the list. The filter starts anew
 * with every {@link PositionBlock}, which is searched instead of the list.
 */
final class History {
  private History() {}

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
  static long filterAfter(LoaState before) {
    LoaState latest =
        before.repeatsArrangements() ? before : before.recentCount == 0 ? null : before.previous;
    return latest == null ? 0 : latest.filter | filterBits(latest.repetitionKey());
  }

  /** Returns how often a position has occurred, including now. */
  static int occurrences(LoaState state) {
    long bits = filterBits(state.repetitionKey());
    int latest = (bits & ~state.filter) == 0 ? countLatest(state, bits) : 0;
    return 1 + latest + state.common.countInBlocks(state);
  }

  /**
   * Returns how often a position occurs among the latest earlier ones. The traversal of the list
   * ends where the filter of an earlier position excludes further occurrences, at the latest where
   * the blocks begin.
   */
  private static int countLatest(LoaState state, long bits) {
    int count = 0;
    LoaState at = state;
    while ((bits & ~at.filter) == 0) {
      at = requireNonNull(at.previous, "a filter that is not empty implies earlier positions");
      if (!state.repeatsArrangements()) {
        at = requireNonNull(at.previous, "with the same side to move");
      }
      if (at.isRepetitionOf(state)) {
        count++;
      }
    }
    return count;
  }

  static LoaPosition earliest(LoaPosition position) {
    LoaPosition earliest = position;
    while (earliest.previous != null) {
      earliest = earliest.previous;
    }
    return earliest;
  }

  /** Returns the moves that led from the earliest position to this one. */
  static ImmutableList<LoaMove> moves(LoaState state) {
    ImmutableList.Builder<LoaMove> moves = ImmutableList.builder();
    LoaState after = state;
    for (LoaPosition at = state.previous; at != null; at = at.previous) {
      moves.add(after.lastMove(at));
      after = at;
    }
    return moves.build().reverse();
  }

  /** Returns whether the same positions occurred, each equally often, in whatever order. */
  static boolean areEqual(LoaState a, LoaState b) {
    return arrangements(a).equals(arrangements(b));
  }

  private static ImmutableMultiset<Arrangement> arrangements(LoaState state) {
    ImmutableMultiset.Builder<Arrangement> arrangements = ImmutableMultiset.builder();
    for (LoaState at = state; at != null; at = at.previous) {
      arrangements.add(new Arrangement(at));
    }
    return arrangements.build();
  }

  /** An arrangement and the side to move, as a value. */
  private record Arrangement(LoaState state) {
    @Override
    public boolean equals(@Nullable Object object) {
      return object instanceof Arrangement other
          && state.isWhiteToMove == other.state.isWhiteToMove
          && state.hasArrangementOf(other.state);
    }

    @Override
    public int hashCode() {
      return Long.hashCode(state.key);
    }
  }
}
