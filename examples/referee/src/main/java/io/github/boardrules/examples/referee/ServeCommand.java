package io.github.boardrules.examples.referee;

import io.github.boardrules.core.GameTypes;
import io.github.boardrules.examples.bulk.BoundedLines;
import io.github.boardrules.examples.bulk.Words;
import io.github.boardrules.examples.bulk.command.CommandFailure;
import io.github.boardrules.examples.bulk.command.ExitStatus;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The command {@code serve}: answers questions of another program. Not thread-safe. */
@Command(
    name = "serve",
    description = {
      "Answers questions about games, positions, moves and records, as JSON objects, one on each"
          + " line of the standard input. A line that is not a question has an error as its answer."
          + " Ends with the standard input.",
      "{\"id\":1,\"kind\":\"judge\",\"game\":\"loa\",\"move\":\"b1-b3\"} is a question. The guide"
          + " describes all of them."
    })
public class ServeCommand implements Callable<Integer> {
  private static final int MAX_LINE = 10_000_000;

  @Spec private CommandSpec spec;

  @Option(names = "--stdio", description = "Read the standard input and write the standard output.")
  private boolean stdio;

  @Option(
      names = "--max-line",
      paramLabel = "BYTES",
      description = "The maximum length of a line. Default: 10,000,000 bytes.")
  private int maxLine = MAX_LINE;

  /** Creates the command for the parser of the command line. */
  @SuppressWarnings("NullAway") // filled in by the parser of the command line
  public ServeCommand() {}

  @Override
  public Integer call() {
    return serve(Referee.of(GameTypes.installed(), RefereeLimits.DEFAULTS));
  }

  /**
   * Answers all questions of the standard input.
   *
   * @param referee answers them
   * @return the exit status
   */
  protected final int serve(Referee referee) {
    if (!stdio) {
      throw new CommandFailure("serve needs --stdio; boardrules-server answers over HTTP");
    }
    if (maxLine < 1) {
      throw new CommandFailure("--max-line must be at least 1, but is " + maxLine);
    }
    CommandLine command = spec.commandLine();
    try (BoundedLines lines = new BoundedLines(System.in, maxLine)) {
      new QuestionLines(referee, maxLine, command.getOut(), command.getErr()).answer(lines);
      return ExitStatus.VALID;
    } catch (IOException e) {
      throw new CommandFailure("the questions cannot be read: " + Words.reason(e));
    }
  }
}
