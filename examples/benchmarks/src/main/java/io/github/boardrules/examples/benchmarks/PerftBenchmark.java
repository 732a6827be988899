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
 * Counts all sequences of legal moves from the start, to the depth of the game in {@link Contest},
 * which is 5 for Lines of Action. One operation counts all sequences; each sequence is one ply.
 */
@State(Scope.Thread)
@SuppressWarnings("NullAway.Init") // filled in by JMH
public class PerftBenchmark {
  /** The game. */
  @Param public Contest contest;

  /** The number of moves by which the depth is reduced, for a quick run. */
  @Param("0")
  public int shorter;

  private Position<?> start;

  /** Called by JMH. */
  public PerftBenchmark() {}

  /** Creates the game. */
  @Setup
  public void begin() {
    start = contest.newGame().start();
  }

  private int depth() {
    return Math.max(1, contest.perftDepth() - shorter);
  }

  /**
   * Counts the sequences, the last ply by {@link Position#legalMoveCount()}.
   *
   * @param count counts the sequences
   * @return the number of sequences
   */
  @Benchmark
  public long lastPlyCounted(PlyCount count) {
    long sequences = Perft.count(start, depth());
    count.plies += sequences;
    return sequences;
  }

  /**
   * Counts the sequences one by one: plays every move and computes the outcome of every position.
   *
   * @param count counts the sequences
   * @param outcomes consumes the outcomes
   * @return the number of sequences
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
