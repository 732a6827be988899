package io.github.boardrules.examples.engine.command;

import io.github.boardrules.core.Game;
import io.github.boardrules.examples.engine.bulk.Judging;
import io.github.boardrules.examples.engine.bulk.Tally;
import io.github.boardrules.examples.engine.bulk.Words;
import java.io.PrintWriter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of commands that judge all games of some files in parallel. */
public final class JudgingChoice {
  @Mixin private RecordChoice choice;

  @Mixin private ReadingChoice reading;

  @Option(
      names = "--plies-limit",
      paramLabel = "N",
      description =
          "The maximum number of moves in the main line of a game in a file; a longer game has a"
              + " problem. Variations do not count. Default: 20000, which is also the maximum"
              + " number of moves in a game with its variations.")
  private long pliesLimit = Long.MAX_VALUE;

  @SuppressWarnings("NullAway") // filled in by the parser of the command line
  JudgingChoice() {}

  /**
   * {@return the number of threads}
   *
   * @throws CommandFailure if it is less than 1 or more than {@link Judging#MAX_THREADS}
   */
  public int threads() {
    return reading.threads();
  }

  /**
   * {@return the game}
   *
   * @throws CommandFailure as {@link RecordChoice#game}
   */
  public Game<?> game() {
    return choice.game();
  }

  /**
   * {@return a judging of games with these options}
   *
   * @param <R> the result of some consecutive games
   * @param results computes and receives the results
   * @throws CommandFailure as {@link #threads}, or if the maximum number of plies is less than 1
   */
  public <R> Judging<R> judging(Judging.Results<R> results) {
    return new Judging<>(choice.validator(), pliesLimit(), results, threads());
  }

  private long pliesLimit() {
    if (pliesLimit < 1) {
      throw new CommandFailure("--plies-limit must be 1 or more, but is " + pliesLimit);
    }
    return pliesLimit;
  }

  /**
   * Judges all games of some files, and waits for the results.
   *
   * @param input the files
   * @param judging receives the files
   * @param progress shows how much was read
   * @return the numbers of games and files
   */
  public Tally judge(InputFiles input, Judging<?> judging, Progress progress) {
    return reading.read(input, judging, progress);
  }

  /**
   * Prints how many files could not be read to their end, if any.
   *
   * @param tally the numbers of games and files
   * @param err receives the message
   * @return whether all files were read
   */
  public static boolean isComplete(Tally tally, PrintWriter err) {
    if (tally.unread() == 0) {
      return true;
    }
    err.println("boardrules: " + Words.unread(tally.unread()));
    return false;
  }
}
