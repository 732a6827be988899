package io.github.boardrules.examples.cli;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.record.Container;
import io.github.boardrules.core.record.Validator;
import io.github.boardrules.core.text.Strictness;
import io.github.boardrules.examples.engine.bulk.BoundedLines;
import io.github.boardrules.examples.engine.bulk.Words;
import io.github.boardrules.examples.engine.command.CommandFailure;
import io.github.boardrules.examples.engine.command.ExitStatus;
import io.github.boardrules.examples.engine.command.InputFiles;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/**
 * The command {@code trace}: prints every property of every position of games, for comparison with
 * another implementation of the rules.
 */
@Command(
    name = "trace",
    description = {
      "Reads games as JSON, one object per line with the keys game, options and moves. Plays each"
          + " game and prints the object with two more keys: plies, which describes every"
          + " position, and outcome.",
      "Other keys are passed through. If a line cannot be played, the output line has its other"
          + " keys and the key error, with code, reason, ply, file, line and message.",
      "The conformance vectors have the same format, so any program can be compared with this one."
    },
    footer = {"  boardrules trace games.jsonl.gz", "  boardrules trace --check theirs.jsonl"})
final class TraceCommand implements Callable<Integer> {
  private static final int DEFAULT_LIMIT = 16 << 20;

  @Spec private CommandSpec spec;

  @Parameters(
      paramLabel = "FILE",
      description =
          "The files to read, decompressed if they end in .gz; - for standard input, the default.")
  private List<Path> files = ImmutableList.of(InputFiles.STANDARD_INPUT);

  @Option(
      names = "--check",
      description =
          "Compare the plies and the outcome that the lines already have, and print only the"
              + " differences: file, line, id, ply, key, expected and found.")
  private boolean check;

  @Option(names = "--strict", description = "Accept strict notation only.")
  private boolean strict;

  @Option(
      names = "--max-line",
      paramLabel = "BYTES",
      defaultValue = "" + DEFAULT_LIMIT,
      description = "The maximum length of a line. Default: ${DEFAULT-VALUE} bytes.")
  private int limit;

  @SuppressWarnings("NullAway") // filled in by the parser of the command line
  TraceCommand() {}

  @Override
  public Integer call() {
    if (limit < 1) {
      throw new CommandFailure("--max-line must be at least 1");
    }
    Validator validator =
        Validator.installed().withStrictness(strict ? Strictness.STRICT : Strictness.LENIENT);
    Tracer tracer = new Tracer(validator, check, spec.commandLine().getOut());
    for (Path file : files) {
      boolean isStandardInput = file.equals(InputFiles.STANDARD_INPUT);
      trace(
          file.toString(),
          () -> Container.open(isStandardInput ? System.in : Files.newInputStream(file)),
          tracer);
    }
    return tracer.isGood() ? ExitStatus.VALID : ExitStatus.INVALID;
  }

  private void trace(String name, Input input, Tracer tracer) {
    try (BoundedLines lines = new BoundedLines(input.open(), limit)) {
      tracer.trace(name, lines);
    } catch (IOException e) {
      throw new CommandFailure(name + ": " + Words.reason(e));
    }
  }

  /** Opens a stream to read. */
  private interface Input {
    InputStream open() throws IOException;
  }
}
