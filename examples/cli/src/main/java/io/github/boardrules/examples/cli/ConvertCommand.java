package io.github.boardrules.examples.cli;

import static java.util.Objects.requireNonNull;

import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.RecordFormat;
import io.github.boardrules.core.record.RecordProblem;
import io.github.boardrules.examples.engine.bulk.Obstacle;
import io.github.boardrules.examples.engine.bulk.OutputFile;
import io.github.boardrules.examples.engine.bulk.Verdicts;
import io.github.boardrules.examples.engine.bulk.Words;
import io.github.boardrules.examples.engine.command.CommandFailure;
import io.github.boardrules.examples.engine.command.ExitStatus;
import io.github.boardrules.examples.engine.command.FormatConverter;
import io.github.boardrules.examples.engine.command.RecordChoice;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command {@code convert}: writes the games of a file in another format. */
@Command(
    name = "convert",
    description = {
      "Writes the games of a file in another format, with the moves in canonical notation.",
      "Games that are invalid or cannot be written in that format are reported with the reason, and"
          + " the exit status is 1. What a game loses in that format is reported, too."
    },
    footer = {
      "  boardrules convert examples/records/loa/mona.sgf --to brg",
      "  boardrules convert games.brg --to abstractplay --output games.json"
    })
final class ConvertCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private RecordChoice choice;

  @Parameters(paramLabel = "FILE", description = "The record file to read; - means standard input.")
  private Path file;

  @Option(
      names = "--to",
      required = true,
      paramLabel = "FORMAT",
      converter = FormatConverter.class,
      completionCandidates = FormatConverter.class,
      description = "The format to write: ${COMPLETION-CANDIDATES}.")
  private RecordFormat format;

  @Option(
      names = "--output",
      paramLabel = "FILE",
      description =
          "The file to write, in UTF-8; if no game can be written, it stays as it was. Default:"
              + " standard output.")
  private @Nullable Path output;

  private long all;
  private long written;
  private long invalid;
  private boolean isDamaged;

  @SuppressWarnings("NullAway") // filled in by the parser of the command line
  ConvertCommand() {}

  @Override
  public Integer call() {
    try (Stream<GameReplay> games = choice.judge(file)) {
      if (output == null) {
        PrintWriter out = spec.commandLine().getOut();
        boolean unused = convert(games, out);
        out.flush();
      } else if (!OutputFile.write(output, List.of(file), out -> convert(games, out))) {
        spec.commandLine().getErr().println(output + " is not written, because no game is");
      }
    } catch (IOException e) {
      throw new CommandFailure(Words.reason(e));
    } catch (UncheckedIOException e) {
      throw new CommandFailure(file + ": " + Words.reason(requireNonNull(e.getCause())));
    }
    return isDamaged
        ? ExitStatus.FAILURE
        : written < all || invalid > 0 ? ExitStatus.INVALID : ExitStatus.VALID;
  }

  /** Converts the games and prints a summary. Returns whether any game was written. */
  private boolean convert(Stream<GameReplay> games, Writer out) throws IOException {
    PrintWriter err = spec.commandLine().getErr();
    for (GameReplay verdict : (Iterable<GameReplay>) games::iterator) {
      all++;
      isDamaged |= verdict.isDamaged();
      if (!verdict.isValid()) {
        invalid++;
        err.println(Verdicts.line(verdict, Long.toString(verdict.number())));
      }
      if (isWithoutAGame(verdict)) {
        continue;
      }
      String where = file + " #" + verdict.number() + ": ";
      if (format.canWrite(verdict.replay())) {
        written++;
        format.write(verdict.replay(), out);
        for (RecordProblem loss : format.losses(verdict.replay())) {
          err.println(where + Words.printable(loss.message()));
        }
      } else if (verdict.isValid()) {
        err.println(where + Obstacle.of(format, verdict.replay(), choice.types()));
      }
    }
    if (written < all || invalid > 0) {
      err.println(
          written + " of " + Words.count(all, "game") + " written, " + invalid + " invalid");
    }
    return written > 0;
  }

  /** Returns whether the text has no game where the verdict is. */
  private static boolean isWithoutAGame(GameReplay verdict) {
    return verdict.record().game().isEmpty()
        && verdict.record().moves().isEmpty()
        && verdict.record().header().tags().isEmpty()
        && !verdict.isValid();
  }
}
