package io.github.boardrules.examples.benchmarks;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.Violation;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/**
 * A position of a random game, represented by the previous position and the last move.
 *
 * @param before the previous position
 * @param last the move that leads to this position
 * @param legal a legal move
 * @param illegal an illegal move that is legal in another position
 */
record Sample<M extends Move>(Position<M> before, M last, M legal, M illegal) {

  /** Returns unfinished positions from all stages of random games. */
  static ImmutableList<Sample<?>> take(Game<?> game, RandomPlay random, int count) {
    return ImmutableList.copyOf(take(game.start(), random, count));
  }

  private static <M extends Move> List<Sample<M>> take(
      Position<M> start, RandomPlay random, int count) {
    List<Sample<M>> samples = new ArrayList<>();
    for (int games = 0; games < 4 || samples.size() < count; games++) {
      Position<M> before = start;
      M last = random.choose(before);
      Position<M> position = before.play(last);
      while (!position.isOver()) {
        M legal = random.choose(position);
        M illegal = samples.isEmpty() ? last : samples.get(random.below(samples.size())).legal;
        if (!position.isLegal(illegal)) {
          samples.add(new Sample<>(before, last, legal, illegal));
        }
        before = position;
        last = legal;
        position = before.play(last);
      }
    }
    Collections.shuffle(samples, new Random(1));
    return samples.subList(0, count);
  }

  /** Creates the position by an unchecked move. */
  Position<M> position() {
    return before.playUnchecked(last);
  }

  /** Creates the position by a checked move. */
  Position<M> play() {
    return before.play(last);
  }

  Optional<Violation> violationOfLegalMove() {
    return position().violation(legal);
  }

  Optional<Violation> violationOfIllegalMove() {
    return position().violation(illegal);
  }
}
