package io.github.boardrules.examples.cli;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Player;
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
import java.util.Arrays;
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

/** The command {@code convert}: writes the games of files in one format. */
@Command(
    name = "convert",
    description = {
      "Writes the games of files in one format, one after the other, with the moves in"
          + " canonical notation.",
      "Games that are invalid or cannot be written in that format are reported with the reason, and"
          + " the exit status is 1. What a game loses in that format is reported, too."
    },
    footer = {
      "  boardrules convert examples/records/loa/mona.sgf --to brg",
      "  boardrules convert games.brg --to abstractplay --output games.json",
      "  boardrules convert *.sgf games.brg --to brg --player Ada --output ada.brg"
    })
final class ConvertCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private RecordChoice choice;

  @Parameters(
      arity = "1..*",
      paramLabel = "FILE",
      description = "The record files to read; - means standard input.")
  private List<Path> files = ImmutableList.of();

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

  @Option(
      names = "--player",
      paramLabel = "NAME",
      description =
          "Write only the games in which one of the players has this name, ignoring case. Text"
              + " that is not a game is reported, whoever played.")
  private @Nullable String player;

  private long all;
  private long written;
  private long invalid;
  private boolean isDamaged;

  @SuppressWarnings("NullAway") // filled in by the parser of the command line
  ConvertCommand() {}

  @Override
  public Integer call() {
    try {
      if (output == null) {
        PrintWriter out = spec.commandLine().getOut();
        boolean unused = convert(out);
        out.flush();
      } else if (!OutputFile.write(output, files, this::convert)) {
        spec.commandLine().getErr().println(output + " is not written, because no game is");
      }
    } catch (IOException e) {
      throw new CommandFailure(Words.reason(e));
    }
    return isDamaged
        ? ExitStatus.FAILURE
        : written < all || invalid > 0 ? ExitStatus.INVALID : ExitStatus.VALID;
  }

  /** Converts the games and prints a summary. Returns whether any game was written. */
  private boolean convert(Writer out) throws IOException {
    for (Path file : files) {
      try (Stream<GameReplay> games = choice.judge(file)) {
        convert(file, games, out);
      } catch (UncheckedIOException e) {
        throw new CommandFailure(file + ": " + Words.reason(requireNonNull(e.getCause())));
      }
    }
    if (written < all || invalid > 0) {
      spec.commandLine()
          .getErr()
          .println(
              written + " of " + Words.count(all, "game") + " written, " + invalid + " invalid");
    }
    return written > 0;
  }

  private void convert(Path file, Stream<GameReplay> games, Writer out) throws IOException {
    PrintWriter err = spec.commandLine().getErr();
    for (GameReplay verdict : (Iterable<GameReplay>) games::iterator) {
      boolean isWanted = isWanted(verdict);
      if (!isWanted && !verdict.isDamaged() && !isWithoutAGame(verdict)) {
        continue;
      }
      all++;
      isDamaged |= verdict.isDamaged();
      if (!verdict.isValid()) {
        invalid++;
        err.println(Verdicts.line(verdict, Long.toString(verdict.number())));
      }
      if (!isWanted || isWithoutAGame(verdict)) {
        continue;
      }
      String where = file + " #" + verdict.number() + ": ";
      if (format.canWrite(verdict)) {
        written++;
        format.write(verdict, out);
        for (RecordProblem loss : format.losses(verdict)) {
          err.println(where + Words.printable(loss.message()));
        }
      } else if (verdict.isValid()) {
        err.println(where + Obstacle.of(format, verdict, choice.types()));
      }
    }
  }

  /** Returns whether a game is one of the player. */
  private boolean isWanted(GameReplay verdict) {
    String name = player;
    return name == null
        || Arrays.stream(Player.values())
            .anyMatch(
                one -> verdict.header().player(one).filter(name::equalsIgnoreCase).isPresent());
  }

  /** Returns whether the text has no game where the verdict is. */
  private static boolean isWithoutAGame(GameReplay verdict) {
    return verdict.record().game().isEmpty()
        && verdict.record().moves().isEmpty()
        && verdict.record().header().tags().isEmpty()
        && !verdict.isValid();
  }
}
