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
 * Measures single methods, on {@value #COUNT} positions from random games in turn. Positions can
 * cache results, so every operation creates a new position first. To obtain the time of a method
 * alone, subtract the time of {@link #playUnchecked}, except for {@link #play} and {@link
 * #parseText}, which do not create a position in this way.
 */
@State(Scope.Thread)
@SuppressWarnings("NullAway.Init") // filled in by JMH
public class PositionBenchmark {
  /** The number of positions. */
  static final int COUNT = 256;

  /** The game. */
  @Param public Contest contest;

  private Game<?> game;
  private ImmutableList<Sample<?>> samples;
  private ImmutableList<String> texts;
  private int next;

  /** Called by JMH. */
  public PositionBenchmark() {}

  /** Plays the games from which the positions are taken. */
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

  /** {@return a new position, created by an unchecked move} */
  @Benchmark
  public Position<?> playUnchecked() {
    return position();
  }

  /** {@return a new position, created by a checked move} */
  @Benchmark
  public Position<?> play() {
    return sample().play();
  }

  /** {@return the list of legal moves, without reading its elements} */
  @Benchmark
  public List<?> legalMoves() {
    return position().legalMoves();
  }

  /**
   * Iterates over the legal moves.
   *
   * @param moves consumes the moves
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

  /** {@return the outcome, which is empty} */
  @Benchmark
  public Optional<Outcome> outcome() {
    return position().outcome();
  }

  /** {@return the violation of a legal move, which is empty} */
  @Benchmark
  public Optional<Violation> violationOfLegalMove() {
    return sample().violationOfLegalMove();
  }

  /** {@return the violation of an illegal move that is legal in another position} */
  @Benchmark
  public Optional<Violation> violationOfIllegalMove() {
    return sample().violationOfIllegalMove();
  }

  /** {@return the hash of a position} */
  @Benchmark
  public long hash() {
    return position().hash();
  }

  /** {@return the canonical image of a position} */
  @Benchmark
  public Position<?> canonical() {
    return position().canonical();
  }

  /** {@return the text of a position} */
  @Benchmark
  public String writeText() {
    return position().text();
  }

  /** {@return a position parsed from its text} */
  @Benchmark
  public Position<?> parseText() {
    return game.parsePosition(texts.get(next++ & COUNT - 1));
  }
}
