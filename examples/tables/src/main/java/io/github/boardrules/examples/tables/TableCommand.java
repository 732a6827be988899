package io.github.boardrules.examples.tables;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.examples.engine.bulk.Judging;
import io.github.boardrules.examples.engine.bulk.Tally;
import io.github.boardrules.examples.engine.bulk.Words;
import io.github.boardrules.examples.engine.command.CommandFailure;
import io.github.boardrules.examples.engine.command.ExitStatus;
import io.github.boardrules.examples.engine.command.InputFiles;
import io.github.boardrules.examples.engine.command.Interruption;
import io.github.boardrules.examples.engine.command.JudgingChoice;
import io.github.boardrules.examples.engine.command.Progress;
import io.github.boardrules.examples.engine.table.Table;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command {@code table}: writes a table of games or of plies. */
@Command(
    name = "table",
    description = {
      "Writes a table with a row for each game of some record files, or for each position of these"
          + " games. Reads what 'validate' reads, and finds the same problems: a bad game has a row"
          + " with its first problem, and its legal moves are in both tables.",
      "The files are in the folders game=.../year=... of the output, which appears when it is"
          + " complete. Equal input makes equal files, whatever the number of threads."
    },
    footer = {
      "  boardrules table games examples/records --output games",
      "  boardrules table plies games.zip --format csv --output plies"
    })
final class TableCommand implements Callable<Integer> {
  /** The tables. */
  enum Kind {
    GAMES,
    PLIES;

    Table<?> table() {
      return this == GAMES ? Table.GAMES : Table.PLIES;
    }
  }

  @Spec private CommandSpec spec;
  @Mixin private JudgingChoice choice;

  @Parameters(index = "0", paramLabel = "TABLE", description = "${COMPLETION-CANDIDATES}")
  private Kind kind;

  @Parameters(
      index = "1..*",
      arity = "1..*",
      paramLabel = "FILE-OR-FOLDER",
      description = "The files and folders to read; - for standard input.")
  private List<Path> paths = ImmutableList.of();

  @Option(
      names = "--format",
      defaultValue = "PARQUET",
      description = "${COMPLETION-CANDIDATES}. Default: ${DEFAULT-VALUE}.")
  private TableFormat format;

  @Option(
      names = "--output",
      required = true,
      paramLabel = "FOLDER",
      description = "The folder to write. It must not exist, or be empty.")
  private Path output;

  @SuppressWarnings("NullAway") // filled in by the parser of the command line
  TableCommand() {}

  @Override
  public Integer call() {
    InputFiles input = InputFiles.find(paths);
    try (TableFolder folder = TableFolder.create(output, kind.table(), format);
        Progress progress = Progress.over(input.size())) {
      WrittenRows rows = new WrittenRows(kind.table(), folder, progress);
      Interruption interruption = Interruption.printing(() -> discard(folder, progress));
      try (Judging<List<List<@Nullable Object>>> judging = choice.judging(rows)) {
        Tally tally = choice.judge(input, judging, progress);
        if (rows.count() == 0) {
          throw new CommandFailure(
              "nothing is written to %s, because there is no row: %s, %d of them invalid, and %s"
                  .formatted(
                      output,
                      Words.count(tally.games(), "game"),
                      tally.invalid(),
                      Words.unread(tally.unread())));
        }
        folder.commit();
        progress.end();
        return finish(tally, rows.count());
      } finally {
        interruption.cancel();
      }
    } catch (FileAlreadyExistsException e) {
      throw new CommandFailure(e.getFile() + " exists already and is not an empty folder");
    } catch (UncheckedIOException e) {
      throw notWritten(requireNonNull(e.getCause()));
    } catch (IOException e) {
      throw notWritten(e);
    }
  }

  private CommandFailure notWritten(IOException e) {
    return new CommandFailure("the table cannot be written to " + output + ": " + Words.reason(e));
  }

  private static String discard(TableFolder folder, Progress progress) {
    progress.end();
    try {
      return folder.discard()
          ? "interrupted; nothing was written"
          : "interrupted after the table was written";
    } catch (IOException e) {
      return "interrupted; an incomplete folder could not be deleted: " + Words.reason(e);
    }
  }

  private int finish(Tally tally, long rows) {
    PrintWriter out = spec.commandLine().getOut();
    out.println(
        Words.printable(
            "%s of %s, %d of them invalid: %s"
                .formatted(
                    Words.count(rows, "row"),
                    Words.count(tally.games(), "game"),
                    tally.invalid(),
                    output)));
    out.flush();
    return JudgingChoice.isComplete(tally, spec.commandLine().getErr())
        ? ExitStatus.VALID
        : ExitStatus.FAILURE;
  }
}
