package io.github.boardrules.examples.cli;

import io.github.boardrules.core.GameTypes;
import io.github.boardrules.examples.engine.bulk.BoundedLines;
import io.github.boardrules.examples.engine.bulk.Words;
import io.github.boardrules.examples.engine.command.CommandFailure;
import io.github.boardrules.examples.engine.command.ExitStatus;
import io.github.boardrules.examples.engine.index.IndexException;
import io.github.boardrules.examples.engine.index.IndexedGames;
import io.github.boardrules.examples.engine.referee.QuestionLines;
import io.github.boardrules.examples.engine.referee.Referee;
import io.github.boardrules.examples.engine.referee.RefereeLimits;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The command {@code serve}: answers questions of another program. */
@Command(
    name = "serve",
    description = {
      "Answers questions about games, positions, moves and records, as JSON objects, one on each"
          + " line of the standard input. A line that is not a question has an error as its answer."
          + " Ends with the standard input.",
      "{\"id\":1,\"kind\":\"judge\",\"game\":\"loa\",\"move\":\"b1-b3\"} is a question. The guide"
          + " describes all of them."
    },
    footer = {"  boardrules serve --stdio", "  boardrules serve --stdio --index games.index"})
final class ServeCommand implements Callable<Integer> {
  private static final int MAX_LINE = 10_000_000;

  @Spec private CommandSpec spec;

  @Option(names = "--stdio", description = "Read the standard input and write the standard output.")
  private boolean stdio;

  @Option(
      names = "--max-line",
      paramLabel = "BYTES",
      description = "The maximum length of a line. Default: 10,000,000 bytes.")
  private int maxLine = MAX_LINE;

  @Option(
      names = "--index",
      paramLabel = "FOLDER",
      description =
          "The folder of an index, which the command 'index' made, for the questions find and"
              + " explore. Default: none, so that they are refused.")
  private @Nullable Path folder;

  @SuppressWarnings("NullAway") // filled in by the parser of the command line
  ServeCommand() {}

  @Override
  public Integer call() {
    Referee referee = Referee.of(GameTypes.installed(), RefereeLimits.DEFAULTS);
    if (folder == null) {
      return serve(referee);
    }
    try (IndexedGames index = IndexedGames.open(folder)) {
      return serve(referee.withIndex(index));
    } catch (IndexException e) {
      throw new CommandFailure(String.valueOf(e.getMessage()));
    }
  }

  private int serve(Referee referee) {
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
