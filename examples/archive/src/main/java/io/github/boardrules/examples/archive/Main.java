package io.github.boardrules.examples.archive;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Makes an archive, and tells which of its games are damaged. */
@Command(
    name = "archive",
    mixinStandardHelpOptions = true,
    description = {
      "Writes random games of all four games into the files of a folder: in both formats, plain, in"
          + " gzip and in zip archives.",
      "One in a hundred is damaged in one of some twenty ways. Which, says a second file: on each"
          + " line the file, the number of the game in it, the damage and the code under which it"
          + " has to be found, separated by tabulators."
    })
public final class Main implements Callable<Integer> {
  @Parameters(paramLabel = "FOLDER", description = "Where to write; made if it is not there.")
  private Path folder;

  @Option(
      names = "--truth",
      required = true,
      paramLabel = "FILE",
      description = "Where to tell which games are damaged.")
  private Path truth;

  @Option(
      names = "--games",
      defaultValue = "1000000",
      description = "How many games; by default ${DEFAULT-VALUE}.")
  private long games;

  @Option(
      names = "--per-file",
      paramLabel = "N",
      defaultValue = "20000",
      description = "How many games in each file; by default ${DEFAULT-VALUE}.")
  private int gamesAFile;

  @Option(
      names = "--one-in",
      paramLabel = "N",
      defaultValue = "100",
      description =
          "One game in so many is damaged, every second at most, 0 for none; by default"
              + " ${DEFAULT-VALUE}.")
  private int oneIn;

  @Option(
      names = "--seed",
      defaultValue = "1",
      description = "Other numbers make other games; by default ${DEFAULT-VALUE}.")
  private long seed;

  @Spec private CommandSpec spec;

  @SuppressWarnings("NullAway") // filled in by the parser of the command line
  private Main() {}

  /**
   * Runs the command and ends the process.
   *
   * @param arguments its options
   */
  public static void main(String[] arguments) {
    System.exit(commandLine().execute(arguments));
  }

  static CommandLine commandLine() {
    return new CommandLine(new Main());
  }

  @Override
  public Integer call() throws IOException {
    if (gamesAFile < 1) {
      throw new ParameterException(spec.commandLine(), "--per-file must be at least 1");
    }
    Archive.Written written = new Archive(folder, games, gamesAFile, oneIn, seed).write();
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
