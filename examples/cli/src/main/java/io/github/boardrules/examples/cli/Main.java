package io.github.boardrules.examples.cli;

import io.github.boardrules.core.GameTypes;
import io.github.boardrules.examples.bulk.GameNames;
import io.github.boardrules.examples.bulk.Words;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The entry point of the command line. Without a command it prints the usage. */
@Command(
    name = "boardrules",
    description =
        "Lists legal moves, validates game records and converts them, for four abstract board"
            + " games.",
    mixinStandardHelpOptions = true,
    scope = CommandLine.ScopeType.INHERIT,
    versionProvider = Main.Version.class,
    exitCodeOnExecutionException = ExitStatus.FAILURE,
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
    },
    exitCodeListHeading = "Exit status:%n",
    exitCodeList = {
      "0:everything is valid",
      "1:a game, a move or a line is invalid",
      "2:wrong usage, or a file cannot be read or written",
      "130:interrupted, for example by Ctrl-C"
    })
public final class Main implements Runnable {
  @Spec private CommandSpec spec;

  @SuppressWarnings("NullAway") // filled in by the parser of the command line
  private Main() {}

  /**
   * Runs a command and exits with its status.
   *
   * @param arguments the command and its options
   */
  public static void main(String[] arguments) {
    run(arguments);
  }

  /**
   * Runs a command of the command line with more commands, and exits with its status.
   *
   * @param arguments the command and its options
   * @param commands more commands, annotated for picocli; they replace those of the same name
   */
  public static void run(String[] arguments, Object... commands) {
    // Write UTF-8 on every platform, whatever its default encoding.
    System.setOut(new PrintStream(System.out, true, StandardCharsets.UTF_8));
    System.setErr(new PrintStream(System.err, true, StandardCharsets.UTF_8));
    System.exit(commandLine(commands).execute(arguments));
  }

  /**
   * {@return the command line}
   *
   * @param commands more commands, annotated for picocli; they replace those of the same name
   */
  public static CommandLine commandLine(Object... commands) {
    CommandLine commandLine = new CommandLine(new Main());
    for (Object command : commands) {
      CommandLine added = new CommandLine(command);
      commandLine.getCommandSpec().removeSubcommand(added.getCommandName());
      commandLine.addSubcommand(added);
    }
    commandLine.setCaseInsensitiveEnumValuesAllowed(true);
    commandLine.setExecutionExceptionHandler(Main::explain);
    commandLine.setParameterExceptionHandler(Main::refuse);
    return commandLine;
  }

  /** Explains wrong usage in one line. */
  private static int refuse(CommandLine.ParameterException failure, String[] arguments) {
    CommandLine command = failure.getCommandLine();
    Optional<String> hint =
        failure instanceof CommandLine.UnmatchedArgumentException unmatched
            ? GameNames.hint(GameTypes.installed(), unmatched.getUnmatched())
            : Optional.empty();
    String message =
        Words.printable(failure.getMessage() + hint.map(words -> ": " + words).orElse(""));
    boolean isCommand = command.getParent() != null;
    command
        .getErr()
        .println(
            "boardrules: "
                + message
                + "; see 'boardrules help"
                + (isCommand ? " " + command.getCommandName() : "")
                + "'");
    return ExitStatus.FAILURE;
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

  /** The version, read from the manifest of the jar. */
  static final class Version implements CommandLine.IVersionProvider {
    @Override
    public String[] getVersion() {
      String version = Main.class.getPackage().getImplementationVersion();
      return new String[] {"boardrules " + (version == null ? "(not packaged)" : version)};
    }
  }
}
