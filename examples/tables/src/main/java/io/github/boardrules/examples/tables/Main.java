package io.github.boardrules.examples.tables;

import io.github.boardrules.examples.engine.command.Program;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The entry point of the commands for tables and statistics. */
@Command(
    name = "boardrules",
    description = "Makes tables and statistics of game records.",
    subcommands = {
      TableCommand.class,
      StatisticsCommand.class,
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
