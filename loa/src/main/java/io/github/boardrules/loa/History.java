package io.github.boardrules.loa;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMultiset;
import io.github.boardrules.core.Colour;
import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/** The earlier positions since the last capture: no other can ever be repeated. */
final class History {
  private History() {}

  /**
   * The bits that a key sets in a filter, after B. Bloom, <i>Space/time trade-offs in hash coding
   * with allowable errors</i> (1970): where one of them is not set, the key has not been added.
   */
  static long filterBits(long key) {
    return (1L << key) | (1L << (key >>> 6));
  }

  /**
   * How often a position has occurred, this time included. Mostly its filter tells at once that it
   * has not before; else the way back ends where the filter of an earlier position tells the same.
   */
  static int occurrences(LoaPosition position) {
    long bits = filterBits(position.key());
    int count = 1;
    LoaPosition at = position;
    while ((bits & ~at.filter()) == 0) {
      at = requireNonNull(twoBefore(at), "a filter with bits is of a position with two before it");
      if (at.key() == position.key() && at.repeats(position)) {
        count++;
      }
    }
    return count;
  }

  /** Sides take turns, also when they pass: only every second position can be the same. */
  private static @Nullable LoaPosition twoBefore(LoaPosition position) {
    LoaPosition before = position.previous();
    return before == null ? null : before.previous();
  }

  static LoaPosition earliest(LoaPosition position) {
    LoaPosition earliest = position;
    for (LoaPosition at = position; at != null; at = at.previous()) {
      earliest = at;
    }
    return earliest;
  }

  /** The moves that led from the earliest position to this one. */
  static ImmutableList<LoaMove> moves(LoaPosition position) {
    Deque<LoaMove> moves = new ArrayDeque<>();
    LoaPosition after = position;
    for (LoaPosition at = position.previous(); at != null; at = at.previous()) {
      moves.addFirst(move(at.own(), after.bits(at.turn())));
      after = at;
    }
    return ImmutableList.copyOf(moves);
  }

  /** The move that made one placement of a side's pieces of another. */
  private static LoaMove move(long before, long after) {
    return before == after
        ? LoaMove.pass()
        : LoaMove.quiet(
            Loa.BOARD.cell(Long.numberOfTrailingZeros(before & ~after)),
            Loa.BOARD.cell(Long.numberOfTrailingZeros(after & ~before)));
  }

  /** Whether the same positions came before both, each as often, in whatever order. */
  static boolean areEqual(LoaPosition a, LoaPosition b) {
    return placements(a).equals(placements(b));
  }

  /** What the rules of repetition call a position. */
  private record Placement(long black, long white, Colour turn) {}

  private static ImmutableMultiset<Placement> placements(LoaPosition position) {
    ImmutableMultiset.Builder<Placement> placements = ImmutableMultiset.builder();
    for (LoaPosition at = position; at != null; at = at.previous()) {
      placements.add(new Placement(at.bits(Colour.BLACK), at.bits(Colour.WHITE), at.turn()));
    }
    return placements.build();
  }
}
