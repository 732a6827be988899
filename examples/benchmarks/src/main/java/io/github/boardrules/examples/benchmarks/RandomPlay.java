package io.github.boardrules.examples.benchmarks;

import io.github.boardrules.core.Move;
import io.github.boardrules.core.Outcome;
import io.github.boardrules.core.Position;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Predicate;

/** Chooses uniformly random legal moves, through the public API only. */
final class RandomPlay {
  /** The number of moves after which a playout is stopped. Only Lines of Action reaches it. */
  static final int MAX_PLIES = 1000;

  private final Predicate<Move> avoided;
  private final SplittableRandom random;

  RandomPlay(Contest contest, long seed) {
    this.avoided = contest.avoided();
    this.random = new SplittableRandom(seed);
  }

  /** Returns a legal move, a pass only if no other move is legal. The game must not be over. */
  <M extends Move> M choose(Position<M> position) {
    List<M> moves = position.legalMoves();
    int count = moves.size();
    M move = moves.get(below(count));
    while (avoided.test(move) && count > 1) {
      move = moves.get(below(count));
    }
    return move;
  }

  /** Plays a game and counts its moves. Returns the outcome; empty if the game was stopped. */
  <M extends Move> Optional<Outcome> play(Position<M> start, PlyCount count) {
    Position<M> position = start;
    int plies = 0;
    while (!position.isOver() && plies < MAX_PLIES) {
      position = position.playUnchecked(choose(position));
      plies++;
    }
    count.plies += plies;
    return position.outcome();
  }

  /**
   * Returns a random number from 0 (inclusive) to a bound (exclusive), by a multiplication instead
   * of a division: Lemire, <i>Fast Random Integer Generation in an Interval</i>, 2019. Omits the
   * rejection step, because the bias for small bounds affects one draw in millions.
   */
  int below(int bound) {
    return (int) (((random.nextInt() & 0xffff_ffffL) * bound) >>> 32);
  }
}
