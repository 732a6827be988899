package io.github.boardrules.examples.benchmarks.archive;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command {@code archive}: writes random games and a list of the damaged ones. */
@Command(
    name = "archive",
    description = {
      "Writes random games of all four types to the files of a folder, in both formats: as plain"
          + " files, gzip files and zip archives.",
      "Damages one game in a hundred, in one of more than twenty ways, and lists the damaged games"
          + " in a second file: each line has the file, the number of the game in it, the damage"
          + " and the code that a validator must report first, separated by tabs."
    })
public final class ArchiveCommand implements Callable<Integer> {
  @Parameters(
      paramLabel = "FOLDER",
      description = "The folder to write. It is created if it does not exist.")
  private Path folder;

  @Option(
      names = "--truth",
      required = true,
      paramLabel = "FILE",
      description = "The file for the list of damaged games.")
  private Path truth;

  @Option(
      names = "--games",
      defaultValue = "1000000",
      description = "The number of games. Default: ${DEFAULT-VALUE}.")
  private long games;

  @Option(
      names = "--per-file",
      paramLabel = "N",
      defaultValue = "20000",
      description = "The number of games in each file. Default: ${DEFAULT-VALUE}.")
  private int gamesPerFile;

  @Option(
      names = "--one-in",
      paramLabel = "N",
      defaultValue = "100",
      description =
          "Damage one game in N on average, at most every second one; 0 for none. Default:"
              + " ${DEFAULT-VALUE}.")
  private int oneIn;

  @Option(
      names = "--seed",
      defaultValue = "1",
      description = "The seed of the random numbers. Default: ${DEFAULT-VALUE}.")
  private long seed;

  @Spec private CommandSpec spec;

  /** Creates the command for the parser of the command line. */
  @SuppressWarnings("NullAway") // filled in by the parser of the command line
  public ArchiveCommand() {}

  @Override
  public Integer call() throws IOException {
    if (gamesPerFile < 1) {
      throw new ParameterException(
          spec.commandLine(), "--per-file must be at least 1, but is " + gamesPerFile);
    }
    Archive.Written written = new Archive(folder, games, gamesPerFile, oneIn, seed).write();
    try (PrintWriter out =
        new PrintWriter(Files.newBufferedWriter(truth, StandardCharsets.UTF_8))) {
      written.truth().forEach(game -> out.print(game.line() + "\n"));
    }
    System.out.printf(
        "%d games, %d of them damaged, %.1f plies on average%n",
        written.games(),
        written.damaged(),
        (double) written.plies() / Math.max(1, written.games()));
    return 0;
  }
}
