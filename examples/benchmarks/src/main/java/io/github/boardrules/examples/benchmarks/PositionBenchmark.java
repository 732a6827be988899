package io.github.boardrules.examples.benchmarks;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Outcome;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.Violation;
import java.util.List;
import java.util.Optional;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.Blackhole;

/**
 * Single questions, asked in turn of {@value #COUNT} positions from random games. A position that
 * was asked once may know its answer, so each is made just before it is asked; what that costs is
 * {@link #playUnchecked} and is to be taken off the others, but not off {@link #play} and {@link
 * #readText}, which do not do it.
 */
@State(Scope.Thread)
@SuppressWarnings("NullAway.Init") // filled in by JMH
public class PositionBenchmark {
  /** How many positions there are. */
  static final int COUNT = 256;

  /** The game. */
  @Param public Contest contest;

  private Game<?> game;
  private ImmutableList<Sample<?>> samples;
  private ImmutableList<String> texts;
  private int next;

  /** Needs nothing. */
  public PositionBenchmark() {}

  /** Plays the games. */
  @Setup
  public void takeSamples() {
    game = contest.newGame();
    samples = Sample.take(game, new RandomPlay(contest, 54_321), COUNT);
    texts = samples.stream().map(sample -> sample.position().text()).collect(toImmutableList());
  }

  private Sample<?> sample() {
    return samples.get(next++ & COUNT - 1);
  }

  private Position<?> position() {
    return sample().position();
  }

  /** {@return a position made, and nothing asked} */
  @Benchmark
  public Position<?> playUnchecked() {
    return position();
  }

  /** {@return a position made by a move that is checked} */
  @Benchmark
  public Position<?> play() {
    return sample().play();
  }

  /** {@return the legal moves, none of them looked at} */
  @Benchmark
  public List<?> legalMoves() {
    return position().legalMoves();
  }

  /**
   * Takes every legal move out of the list.
   *
   * @param moves where they go
   */
  @Benchmark
  public void legalMovesWalked(Blackhole moves) {
    for (Move move : position().legalMoves()) {
      moves.consume(move);
    }
  }

  /** {@return the number of legal moves} */
  @Benchmark
  public int legalMoveCount() {
    return position().legalMoveCount();
  }

  /** {@return the outcome, there being none} */
  @Benchmark
  public Optional<Outcome> outcome() {
    return position().outcome();
  }

  /** {@return nothing: the move is legal} */
  @Benchmark
  public Optional<Violation> violationOfLegalMove() {
    return sample().violationOfLegalMove();
  }

  /** {@return the rule that a move breaks which was legal in another position} */
  @Benchmark
  public Optional<Violation> violationOfIllegalMove() {
    return sample().violationOfIllegalMove();
  }

  /** {@return the hash} */
  @Benchmark
  public long hash() {
    return position().hash();
  }

  /** {@return the text} */
  @Benchmark
  public String writeText() {
    return position().text();
  }

  /** {@return a position made of its text, checked} */
  @Benchmark
  public Position<?> readText() {
    return game.parsePosition(texts.get(next++ & COUNT - 1));
  }
}
