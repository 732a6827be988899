package io.github.boardrules.examples.terminal;

import io.github.boardrules.core.GameTypes;
import io.github.boardrules.examples.bulk.GameNames;
import io.github.boardrules.examples.bulk.OutputFailure;
import io.github.boardrules.examples.bulk.StandardOutput;
import io.github.boardrules.examples.bulk.Words;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The command line of the terminal front end. Without a command it prints its usage. */
@Command(
    name = "boardrules-terminal",
    description = "Plays board games in a terminal or steps through game records.",
    mixinStandardHelpOptions = true,
    scope = CommandLine.ScopeType.INHERIT,
    versionProvider = Main.Version.class)
public final class Main implements Runnable {
  @Spec private CommandSpec spec;

  @SuppressWarnings("NullAway") // picocli sets the fields
  private Main() {}

  /**
   * Runs a command and exits the process with its status.
   *
   * @param arguments the command and its options
   */
  public static void main(String[] arguments) {
    System.exit(
        StandardOutput.run(
            "boardrules-terminal",
            (out, err) -> commandLine(Main::console).setOut(out).setErr(err).execute(arguments)));
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

  /**
   * Creates the command line.
   *
   * @param opener opens the console of the dialogues
   */
  static CommandLine commandLine(ConsoleOpener opener) {
    return new CommandLine(new Main())
        .addSubcommand(new PlayCommand(opener))
        .addSubcommand(new ReadCommand(opener))
        .addSubcommand(new RulesCommand())
        .setExecutionExceptionHandler(Main::explain)
        .setParameterExceptionHandler(Main::refuse);
  }

  /** Explains wrong usage in one line. */
  private static int refuse(CommandLine.ParameterException failure, String[] arguments) {
    Optional<String> hint =
        failure instanceof CommandLine.UnmatchedArgumentException unmatched
            ? GameNames.hint(GameTypes.installed(), unmatched.getUnmatched())
            : Optional.empty();
    String message = failure.getMessage() + hint.map(words -> ": " + words).orElse("");
    failure
        .getCommandLine()
        .getErr()
        .println("boardrules-terminal: " + Words.printable(message) + "; see --help");
    return ExitCode.USAGE;
  }

  private static int explain(
      Exception failure, CommandLine commandLine, CommandLine.ParseResult ignored)
      throws Exception {
    if (failure instanceof OutputFailure) {
      return ExitCode.USAGE; // StandardOutput reports it.
    }
    if (failure instanceof CommandFailure) {
      commandLine
          .getErr()
          .println("boardrules-terminal: " + Words.printable(String.valueOf(failure.getMessage())));
      return ExitCode.USAGE;
    }
    throw failure;
  }

  @Override
  public void run() {
    spec.commandLine().usage(spec.commandLine().getOut());
  }

  /** Reads the version from the manifest of the jar. */
  static final class Version implements CommandLine.IVersionProvider {
    @Override
    public String[] getVersion() {
      String version = Main.class.getPackage().getImplementationVersion();
      return new String[] {"boardrules-terminal " + (version == null ? "(not packaged)" : version)};
    }
  }
}
