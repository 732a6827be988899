package io.github.boardrules.examples.engine.referee;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.boardrules.core.Position;

/** Counts sequences of legal moves, and stops when it has visited too many positions. */
final class BoundedPerft {
  private final int maximum;
  private int visited;

  BoundedPerft(int maximum) {
    this.maximum = maximum;
  }

  /** {@return the numbers of sequences of 1, 2, … moves, up to a depth} */
  ImmutableList<Long> counts(Position<?> position, int depth) {
    ImmutableList.Builder<Long> counts = ImmutableList.builder();
    for (int length = 1; length <= depth; length++) {
      counts.add(count(position, length));
    }
    return counts.build();
  }

  /** {@return the number of sequences that begin with each legal move} */
  ImmutableList<ImmutableMap<String, Object>> divide(Position<?> position, int depth) {
    ImmutableList.Builder<ImmutableMap<String, Object>> counts = ImmutableList.builder();
    for (int i = 0; i < position.legalMoveCount(); i++) {
      counts.add(
          ImmutableMap.of(
              "move",
              position.legalMoves().get(i).notation(),
              "count",
              count(position.successor(i), depth - 1)));
    }
    return counts.build();
  }

  private long count(Position<?> position, int depth) {
    visit();
    if (depth == 0) {
      return 1;
    }
    int moves = position.legalMoveCount();
    if (depth == 1) {
      return moves;
    }
    long sum = 0;
    for (int i = 0; i < moves; i++) {
      sum += count(position.successor(i), depth - 1);
    }
    return sum;
  }

  private void visit() {
    visited++;
    if (visited > maximum) {
      throw Refusal.at(
              RefereeCode.TOO_MUCH_WORK,
              "/depth",
              "This perft visits more than %d positions; ask for a smaller depth"
                  .formatted(maximum))
          .with("limit", maximum);
    }
  }
}
