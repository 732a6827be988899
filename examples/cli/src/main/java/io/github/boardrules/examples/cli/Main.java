package io.github.boardrules.examples.cli;

import io.github.boardrules.examples.bulk.Words;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Starts the command line; without a command it prints how it is used. */
@Command(
    name = "boardrules",
    description = "Asks the rules of board games: what is legal, what it leads to and who won.",
    mixinStandardHelpOptions = true,
    scope = CommandLine.ScopeType.INHERIT,
    versionProvider = Main.Version.class,
    exitCodeOnExecutionException = ExitStatus.FAILURE,
    subcommands = {
      ValidateCommand.class,
      ShowCommand.class,
      LegalCommand.class,
      ConvertCommand.class,
      PerftCommand.class,
      TraceCommand.class,
      GamesCommand.class
    },
    exitCodeListHeading = "Exit status:%n",
    exitCodeList = {
      "0:all that was asked about is valid",
      "1:some of it is not",
      "2:wrong usage, or a file that cannot be read or written"
    })
public final class Main implements Runnable {
  @Spec private CommandSpec spec;

  @SuppressWarnings("NullAway") // filled in by the parser of the command line
  private Main() {}

  /**
   * Runs one command and ends the process with its exit status.
   *
   * @param arguments the command and its options
   */
  public static void main(String[] arguments) {
    // The same characters everywhere, whatever the machine's own encoding.
    System.setOut(new PrintStream(System.out, true, StandardCharsets.UTF_8));
    System.setErr(new PrintStream(System.err, true, StandardCharsets.UTF_8));
    System.exit(commandLine().execute(arguments));
  }

  static CommandLine commandLine() {
    CommandLine commandLine = new CommandLine(new Main());
    commandLine.setCaseInsensitiveEnumValuesAllowed(true);
    commandLine.setExecutionExceptionHandler(Main::explain);
    return commandLine;
  }

  private static int explain(
      Exception failure, CommandLine commandLine, CommandLine.ParseResult ignored)
      throws Exception {
    if (failure instanceof CommandFailure) {
      commandLine
          .getErr()
          .println("boardrules: " + Words.printable(String.valueOf(failure.getMessage())));
      return ExitStatus.FAILURE;
    }
    throw failure;
  }

  @Override
  public void run() {
    spec.commandLine().usage(spec.commandLine().getOut());
  }

  /** The version that the jar's manifest names. */
  static final class Version implements CommandLine.IVersionProvider {
    @Override
    public String[] getVersion() {
      String version = Main.class.getPackage().getImplementationVersion();
      return new String[] {"boardrules " + (version == null ? "(not packaged)" : version)};
    }
  }
}
