package io.github.boardrules.examples.index;

import picocli.CommandLine;

/** The entry point of the command line with the commands of the index. */
public final class Main {
  private Main() {}

  /**
   * Runs a command and exits with its status.
   *
   * @param arguments the command and its options
   */
  public static void main(String[] arguments) {
    io.github.boardrules.examples.cli.Main.run(arguments, commands());
  }

  static CommandLine commandLine() {
    return io.github.boardrules.examples.cli.Main.commandLine(commands());
  }

  private static Object[] commands() {
    return new Object[] {
      new IndexCommand(), new FindCommand(), new ExploreCommand(), new ServeIndexCommand()
    };
  }
}
