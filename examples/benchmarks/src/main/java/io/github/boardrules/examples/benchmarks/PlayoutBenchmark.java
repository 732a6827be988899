package io.github.boardrules.examples.benchmarks;

import io.github.boardrules.core.Move;
import io.github.boardrules.core.Outcome;
import io.github.boardrules.core.Position;
import java.util.Optional;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * Whole games of uniformly random legal moves, from the start to the outcome: Lines of Action until
 * it ends, 1000 moves at most; Linage without passes until no placement is legal, then two passes;
 * Carteso without passes until the board is full, then two passes; Iris without passes until the
 * board is full. One operation is a game.
 */
@State(Scope.Thread)
@SuppressWarnings("NullAway.Init") // filled in by JMH
public class PlayoutBenchmark {
  /** The game. */
  @Param public Contest contest;

  private RandomPlay random;
  private Position<?> start;

  /** Needs nothing. */
  public PlayoutBenchmark() {}

  /** Begins a new series of games. */
  @Setup
  public void begin() {
    random = new RandomPlay(contest, 12_345);
    start = contest.newGame().start();
  }

  /**
   * Plays a game.
   *
   * @param count what to add the moves to
   * @return how it ended; empty if it did not within 1000 moves
   */
  @Benchmark
  public Optional<Outcome> playout(PlyCount count) {
    return play(start, count);
  }

  private <M extends Move> Optional<Outcome> play(Position<M> from, PlyCount count) {
    Position<M> position = from;
    int plies = 0;
    while (!position.isOver() && plies < RandomPlay.MOST_PLIES) {
      position = position.playUnchecked(random.choose(position));
      plies++;
    }
    count.plies += plies;
    return position.outcome();
  }
}
