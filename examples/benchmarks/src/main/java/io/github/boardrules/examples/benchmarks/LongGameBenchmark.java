package io.github.boardrules.examples.benchmarks;

import static com.google.common.base.Preconditions.checkState;

import io.github.boardrules.core.record.GameRecord;
import io.github.boardrules.core.record.Validator;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * Replays one game of Lines of Action without captures, in which every position is compared with
 * all positions before it. One operation is the whole game.
 */
@State(Scope.Thread)
@SuppressWarnings("NullAway.Init") // filled in by JMH
public class LongGameBenchmark {
  /** The length of the game. */
  @Param({"1000", "10000", "100000"})
  public int plies;

  private final Validator options = Validator.installed();
  private GameRecord game;

  /** Called by JMH. */
  public LongGameBenchmark() {}

  /** Plays the game. */
  @Setup
  public void play() {
    game = RandomRecords.quiet(plies);
  }

  /**
   * Replays the game.
   *
   * @param count counts the moves
   * @return the number of moves
   */
  @Benchmark
  public int replay(PlyCount count) {
    int replayed = options.replay(game).legalPlies();
    checkState(replayed == plies, "only %s of %s moves are legal", replayed, plies);
    count.plies += replayed;
    return replayed;
  }
}
