package io.github.boardrules.examples.cli;

import io.github.boardrules.examples.cli.terminal.PlayCommand;
import io.github.boardrules.examples.cli.terminal.ReadCommand;
import io.github.boardrules.examples.cli.terminal.RulesCommand;
import io.github.boardrules.examples.engine.command.Program;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The entry point of the command line. */
@Command(
    name = "boardrules",
    description =
        "Lists legal moves, validates game records, converts them and finds positions in them, for"
            + " four abstract board games.",
    subcommands = {
      ValidateCommand.class,
      ShowCommand.class,
      PictureCommand.class,
      LegalCommand.class,
      ConvertCommand.class,
      PerftCommand.class,
      TraceCommand.class,
      GamesCommand.class,
      IndexCommand.class,
      FindCommand.class,
      ExploreCommand.class,
      ServeCommand.class,
      PlayCommand.class,
      ReadCommand.class,
      RulesCommand.class,
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
