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
 * Plays complete games of uniformly random legal moves. A game of Lines of Action stops after 1000
 * moves. In the other games, a player passes only if no other move is legal. One operation is one
 * game.
 */
@State(Scope.Thread)
@SuppressWarnings("NullAway.Init") // filled in by JMH
public class PlayoutBenchmark {
  /** The game. */
  @Param public Contest contest;

  private RandomPlay random;
  private Position<?> start;

  /** Called by JMH. */
  public PlayoutBenchmark() {}

  /** Creates the game and the random generator. */
  @Setup
  public void begin() {
    random = new RandomPlay(contest, 12_345);
    start = contest.newGame().start();
  }

  /**
   * Plays a game.
   *
   * @param count counts the moves
   * @return the outcome; empty if the game was stopped
   */
  @Benchmark
  public Optional<Outcome> playout(PlyCount count) {
    return play(start, count);
  }

  private <M extends Move> Optional<Outcome> play(Position<M> from, PlyCount count) {
    Position<M> position = from;
    int plies = 0;
    while (!position.isOver() && plies < RandomPlay.MAX_PLIES) {
      position = position.playUnchecked(random.choose(position));
      plies++;
    }
    count.plies += plies;
    return position.outcome();
  }
}
