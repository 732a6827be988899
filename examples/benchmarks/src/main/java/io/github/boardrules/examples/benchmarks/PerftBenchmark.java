package io.github.boardrules.examples.benchmarks;

import io.github.boardrules.core.Move;
import io.github.boardrules.core.Outcome;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.trace.Perft;
import java.util.Optional;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.Blackhole;

/**
 * Counts all sequences of legal moves from the start, to the depth that the game has in {@link
 * Contest}: five for Lines of Action. One operation counts all of them; a ply is a sequence.
 */
@State(Scope.Thread)
@SuppressWarnings("NullAway.Init") // filled in by JMH
public class PerftBenchmark {
  /** The game. */
  @Param public Contest contest;

  /** By how many moves the sequences are shorter than usual, for a quick look. */
  @Param("0")
  public int shorter;

  private Position<?> start;

  /** Needs nothing. */
  public PerftBenchmark() {}

  /** Makes the game. */
  @Setup
  public void begin() {
    start = contest.newGame().start();
  }

  private int depth() {
    return Math.max(1, contest.perftDepth() - shorter);
  }

  /**
   * Counts them, the last move of each by {@link Position#legalMoveCount()}.
   *
   * @param count what to add the sequences to
   * @return their number
   */
  @Benchmark
  public long lastPlyCounted(PlyCount count) {
    long sequences = Perft.count(start, depth());
    count.plies += sequences;
    return sequences;
  }

  /**
   * Counts them one by one: every move is played, and every position asked for its outcome.
   *
   * @param count what to add the sequences to
   * @param outcomes where the outcomes go
   * @return their number
   */
  @Benchmark
  public long everyMovePlayed(PlyCount count, Blackhole outcomes) {
    long sequences = count(start, depth(), outcomes);
    count.plies += sequences;
    return sequences;
  }

  private static <M extends Move> long count(Position<M> position, int depth, Blackhole outcomes) {
    long sequences = 0;
    for (M move : position.legalMoves()) {
      Position<M> next = position.playUnchecked(move);
      Optional<Outcome> outcome = next.outcome();
      outcomes.consume(outcome);
      if (depth == 1) {
        sequences++;
      } else if (outcome.isEmpty()) {
        sequences += count(next, depth - 1, outcomes);
      }
    }
    return sequences;
  }
}
