package io.github.boardrules.examples.cli.terminal;

import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.examples.engine.command.ExitStatus;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command {@code read}: steps through a recorded game. */
@Command(
    name = "read",
    description = "Steps through a recorded game.",
    footer = {
      "  boardrules read examples/records/loa/mona.sgf",
      "  boardrules read games.brg --number 3"
    })
public final class ReadCommand implements Callable<Integer> {
  private final Console.Opener opener;

  @Spec private CommandSpec spec;

  @Parameters(
      paramLabel = "FILE",
      description =
          "The file: SGF if its name ends in .sgf, otherwise BRG; .gz files are decompressed.")
  private Path file;

  @Option(
      names = {"-n", "--number"},
      defaultValue = "1",
      description = "The number of the game in the file, counted from 1 (default: 1).")
  private long number;

  /** Creates the command for the parser of the command line. */
  public ReadCommand() {
    this(Console::open);
  }

  @SuppressWarnings("NullAway") // filled in by the parser of the command line
  ReadCommand(Console.Opener opener) {
    this.opener = opener;
  }

  @Override
  public Integer call() throws IOException {
    GameReplay verdict = Records.read(file, number);
    try (Console console = opener.open(spec.commandLine())) {
      new Walk(verdict, console).run();
    }
    return ExitStatus.VALID;
  }
}
