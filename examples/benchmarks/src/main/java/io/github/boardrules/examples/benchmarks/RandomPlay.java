package io.github.boardrules.examples.benchmarks;

import io.github.boardrules.core.Move;
import io.github.boardrules.core.Position;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Predicate;

/** Plays moves by chance, each with the same probability, through nothing but the public API. */
final class RandomPlay {
  /** After how many moves a playout is broken off, which only Lines of Action reaches. */
  static final int MOST_PLIES = 1000;

  private final Predicate<Move> avoided;
  private final SplittableRandom random;

  RandomPlay(Contest contest, long seed) {
    this.avoided = contest.avoided();
    this.random = new SplittableRandom(seed);
  }

  /** A legal move; a pass only where nothing else is legal. The game must not be over. */
  <M extends Move> M choose(Position<M> position) {
    List<M> moves = position.legalMoves();
    int count = moves.size();
    M move = moves.get(below(count));
    while (avoided.test(move) && count > 1) {
      move = moves.get(below(count));
    }
    return move;
  }

  /**
   * A number from 0 to less than the bound, by a multiplication instead of a division: Lemire, Fast
   * Random Integer Generation in an Interval, 2019, without its correction, which for bounds as
   * small as these would change one draw in millions.
   */
  int below(int bound) {
    return (int) (((random.nextInt() & 0xffff_ffffL) * bound) >>> 32);
  }
}
