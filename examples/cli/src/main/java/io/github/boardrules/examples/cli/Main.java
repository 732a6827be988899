package io.github.boardrules.examples.cli;

import io.github.boardrules.examples.bulk.command.Program;
import io.github.boardrules.examples.referee.ServeCommand;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The entry point of the command line. */
@Command(
    name = "boardrules",
    description =
        "Lists legal moves, validates game records and converts them, for four abstract board"
            + " games.",
    subcommands = {
      ValidateCommand.class,
      ShowCommand.class,
      PictureCommand.class,
      LegalCommand.class,
      ConvertCommand.class,
      PerftCommand.class,
      TraceCommand.class,
      GamesCommand.class,
      ServeCommand.class,
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
