package io.github.boardrules.core.trace;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableMap;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Position;

/**
 * Counts sequences of legal moves: the usual proof that a rules library finds every legal move and
 * no other.
 */
public final class Perft {
  private Perft() {}

  /**
   * {@return the number of sequences of exactly {@code depth} legal moves} A finished game is not
   * continued, so a sequence that ends earlier is not counted. The last move is counted, not made.
   *
   * @param depth the length of the sequences, 0 or more (of length 0 there is one)
   * @param <M> the moves of the game
   * @param position a position
   */
  public static <M extends Move> long count(Position<M> position, int depth) {
    checkArgument(depth >= 0, "negative depth %s", depth);
    if (depth == 0) {
      return 1;
    }
    if (depth == 1) {
      return position.legalMoveCount();
    }
    long sum = 0;
    for (M move : position.legalMoves()) {
      sum += count(position.playUnchecked(move), depth - 1);
    }
    return sum;
  }

  /**
   * For each legal move the number of sequences that begin with it.
   *
   * @param depth the length of the sequences with that move, 1 or more
   * @param <M> the moves of the game
   * @param position a position
   * @return the immutable map
   */
  public static <M extends Move> ImmutableMap<M, Long> divide(Position<M> position, int depth) {
    checkArgument(depth >= 1, "depth %s is less than 1", depth);
    ImmutableMap.Builder<M, Long> counts = ImmutableMap.builder();
    for (M move : position.legalMoves()) {
      counts.put(move, count(position.playUnchecked(move), depth - 1));
    }
    return counts.buildOrThrow();
  }
}
