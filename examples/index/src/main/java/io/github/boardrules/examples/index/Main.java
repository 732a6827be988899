package io.github.boardrules.examples.index;

import io.github.boardrules.examples.bulk.command.Program;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The entry point of the commands of the index. */
@Command(
    name = "boardrules",
    description = "Makes an index of the positions of game records, and finds positions in it.",
    subcommands = {
      IndexCommand.class,
      FindCommand.class,
      ExploreCommand.class,
      ServeIndexCommand.class,
      CommandLine.HelpCommand.class,
      AutoComplete.GenerateCompletion.class
    })
public final class Main extends Program {
  Main() {}

  /**
   * Runs a command and exits with its status.
   *
   * @param arguments the command and its options
   */
  public static void main(String[] arguments) {
    new Main().start(arguments);
  }
}
