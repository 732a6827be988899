package io.github.boardrules.examples.terminal;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.examples.bulk.command.Program;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine.Command;

/** The command line of the terminal front end. Without a command it prints its usage. */
@Command(
    name = "boardrules-terminal",
    description = "Plays board games in a terminal or steps through game records.",
    subcommands = RulesCommand.class)
public final class Main extends Program {
  private final ConsoleOpener opener;

  Main(ConsoleOpener opener) {
    this.opener = opener;
  }

  /**
   * Runs a command and exits the process with its status.
   *
   * @param arguments the command and its options
   */
  public static void main(String[] arguments) {
    new Main(Main::console).start(arguments);
  }

  @Override
  protected ImmutableList<Object> moreCommands() {
    return ImmutableList.of(new PlayCommand(opener), new ReadCommand(opener));
  }

  /** Opens the terminal, if there is one, and otherwise the standard input. */
  private static Console console(PrintWriter out) throws IOException {
    return EditingConsole.open(System.getenv())
        .orElseGet(
            () ->
                new PlainConsole(
                    new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)),
                    out));
  }

  /** Opens the console of a dialogue. */
  @FunctionalInterface
  interface ConsoleOpener {
    /**
     * Opens the console.
     *
     * @param out the output of the command line
     */
    Console open(PrintWriter out) throws IOException;
  }
}
