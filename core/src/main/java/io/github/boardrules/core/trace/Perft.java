package io.github.boardrules.core.trace;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableMap;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Position;
import java.util.Map;

/** Counts sequences of legal moves: the standard test of move generators. */
public final class Perft {
  private Perft() {}

  /**
   * {@return the number of sequences of exactly {@code depth} legal moves} Sequences that end
   * earlier because the game is over do not count. The last move of a sequence is counted, but not
   * played.
   *
   * @param <M> the moves of the game
   * @param position the position before the first move
   * @param depth the length of the sequences, 0 or more
   * @throws IllegalArgumentException if the depth is negative
   */
  public static <M extends Move> long count(Position<M> position, int depth) {
    checkArgument(depth >= 0, "The depth must not be negative, but is %s", depth);
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
   * {@return for each legal move the number of sequences of {@code depth} legal moves that begin
   * with it}
   *
   * @param <M> the moves of the game
   * @param position the position before the first move
   * @param depth the length of the sequences, 1 or more
   * @throws IllegalArgumentException if the depth is less than 1
   */
  public static <M extends Move> Map<M, Long> divide(Position<M> position, int depth) {
    checkArgument(depth >= 1, "The depth must be at least 1, but is %s", depth);
    ImmutableMap.Builder<M, Long> counts = ImmutableMap.builder();
    for (M move : position.legalMoves()) {
      counts.put(move, count(position.playUnchecked(move), depth - 1));
    }
    return counts.buildOrThrow();
  }
}
