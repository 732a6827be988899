package io.github.boardrules.examples.cli;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Strictness;
import io.github.boardrules.core.record.ReplayOptions;
import io.github.boardrules.examples.bulk.RecordTexts;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Tells of games everything that another implementation of the rules could say differently. */
@Command(
    name = "trace",
    description = {
      "Reads games as JSON, one object a line with the keys game, options and moves, plays them and"
          + " prints the same lines with plies, all that can be said of every position, and outcome.",
      "Other keys are passed through. In place of a line that cannot be played comes one with its"
          + " other keys and error, which has code, why, ply, file, line and message.",
      "The format is that of the conformance vectors, so that any program can be compared with this"
          + " one."
    })
final class TraceCommand implements Callable<Integer> {
  private static final int DEFAULT_LIMIT = 16 << 20;

  @Spec private CommandSpec spec;

  @Parameters(
      paramLabel = "FILE",
      description = "What to read, decompressed if it ends in .gz; by default the standard input.")
  private List<Path> files = ImmutableList.of();

  @Option(
      names = "--check",
      description =
          "Compares with the plies and the outcome that the lines have already, and prints"
              + " differences only: file, line, id, ply, key, expected and found.")
  private boolean check;

  @Option(names = "--strict", description = "Reads moves strictly.")
  private boolean strict;

  @Option(
      names = "--max-line",
      paramLabel = "BYTES",
      defaultValue = "" + DEFAULT_LIMIT,
      description = "The longest line that is read; by default ${DEFAULT-VALUE} bytes.")
  private int limit;

  @SuppressWarnings("NullAway") // filled in by the parser of the command line
  TraceCommand() {}

  @Override
  public Integer call() {
    if (limit < 1) {
      throw new CommandFailure("--max-line must be at least 1");
    }
    ReplayOptions options =
        ReplayOptions.of(GameTypes.installed())
            .withStrictness(strict ? Strictness.STRICT : Strictness.LENIENT);
    Tracer tracer = new Tracer(options, check, spec.commandLine().getOut());
    if (files.isEmpty()) {
      trace("-", () -> System.in, tracer);
    }
    for (Path file : files) {
      trace(file.toString(), () -> RecordTexts.inflate(file), tracer);
    }
    return tracer.isGood() ? ExitStatus.VALID : ExitStatus.INVALID;
  }

  private void trace(String name, Input input, Tracer tracer) {
    try (BoundedLines lines = new BoundedLines(input.open(), limit)) {
      tracer.trace(name, lines);
    } catch (NoSuchFileException e) {
      throw new CommandFailure(name + ": no such file");
    } catch (IOException e) {
      throw new CommandFailure(name + ": " + e.getMessage());
    }
  }

  /** Something to read that is not open yet. */
  private interface Input {
    InputStream open() throws IOException;
  }
}
