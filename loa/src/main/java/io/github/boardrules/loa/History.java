package io.github.boardrules.loa;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMultiset;
import io.github.boardrules.core.Colour;
import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/**
 * The earlier positions since the last capture, the only ones that can be repeated.
 *
 * <p>Positions form a linked list from the latest to the earliest. Each has a Bloom filter of the
 * latest positions before it with the same side to move, so that in most games a position that
 * occurs for the first time is nearly always recognized without traversing the list. The filter
 * starts anew with every {@link PositionBlock}, which is searched instead of the list.
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
   * Returns how often a position has occurred, including now. The traversal of the list ends where
   * the filter of an earlier position excludes further occurrences, at the latest where the blocks
   * begin.
   */
  static int occurrences(LoaState state) {
    long bits = filterBits(state.key);
    int count = 1;
    LoaState at = state;
    while ((bits & ~at.filter) == 0) {
      at = requireNonNull(twoBefore(at), "a filter that is not empty implies earlier positions");
      if (at.key == state.key && at.hasPlacementOf(state)) {
        count++;
      }
    }
    return state.blocks == null ? count : count + state.blocks.count(state);
  }

  /** Returns the previous position with the same side to move. Sides alternate, even by passing. */
  private static @Nullable LoaState twoBefore(LoaState state) {
    return state.previous == null ? null : state.previous.previous;
  }

  static LoaState earliest(LoaState state) {
    LoaState earliest = state;
    for (LoaState at = state; at != null; at = at.previous) {
      earliest = at;
    }
    return earliest;
  }

  /** Returns the moves that led from the earliest position to this one. */
  static ImmutableList<LoaMove> moves(LoaState state) {
    Deque<LoaMove> moves = new ArrayDeque<>();
    LoaState after = state;
    for (LoaState at = state.previous; at != null; at = at.previous) {
      moves.addFirst(move(at.own, after.enemy));
      after = at;
    }
    return ImmutableList.copyOf(moves);
  }

  /** Returns the quiet move, or pass, that changed the placement of a side's pieces. */
  private static LoaMove move(long before, long after) {
    return before == after
        ? LoaMove.pass()
        : SharedMoves.get(
            Long.numberOfTrailingZeros(before & ~after),
            Long.numberOfTrailingZeros(after & ~before),
            /* isCapture= */ false);
  }

  /** Returns whether the same positions occurred, each equally often, in whatever order. */
  static boolean areEqual(LoaState a, LoaState b) {
    return placements(a).equals(placements(b));
  }

  private record Placement(long own, long enemy, Colour toMove) {}

  private static ImmutableMultiset<Placement> placements(LoaState state) {
    ImmutableMultiset.Builder<Placement> placements = ImmutableMultiset.builder();
    for (LoaState at = state; at != null; at = at.previous) {
      placements.add(new Placement(at.own, at.enemy, at.turn()));
    }
    return placements.build();
  }
}
