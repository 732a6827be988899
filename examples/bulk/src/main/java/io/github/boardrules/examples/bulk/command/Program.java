package io.github.boardrules.examples.bulk.command;

import io.github.boardrules.examples.bulk.OutputFailure;
import io.github.boardrules.examples.bulk.StandardOutput;
import java.io.OutputStream;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.examples.bulk.GameNames;
import io.github.boardrules.examples.bulk.Words;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/**
 * A program of several commands, which a subclass names in its annotation. Without a command it
 * prints the usage. Reports mistakes in one line, with the exit status 2.
 */
@Command(
    mixinStandardHelpOptions = true,
    scope = CommandLine.ScopeType.INHERIT,
    versionProvider = Program.Version.class,
    exitCodeOnExecutionException = ExitStatus.FAILURE,
    exitCodeListHeading = "Exit status:%n",
    exitCodeList = {
      "0:everything is valid",
      "1:a game, a move or a line is invalid",
      "2:wrong usage, or a file cannot be read or written",
      "130:interrupted, for example by Ctrl-C",
      "141:the program that reads the output has ended, for example head"
    })
public abstract class Program implements Runnable {
  @Spec private CommandSpec spec;

  /** Creates the program for the parser of the command line. */
  @SuppressWarnings("NullAway") // filled in by the parser of the command line
  protected Program() {}

  /**
   * Runs a command and exits with its status.
   *
   * @param arguments the command and its options
   */
  protected final void start(String[] arguments) {
    CommandLine commandLine = commandLine();
    System.exit(
        StandardOutput.run(
            commandLine.getCommandName(),
            (out, err) -> commandLine.setOut(out).setErr(err).execute(arguments)));
  }

  /**
   * Runs a command.
   *
   * @param out receives the standard output
   * @param err receives the standard error
   * @param arguments the command and its options
   * @return the exit status
   */
  public final int run(OutputStream out, OutputStream err, String... arguments) {
    CommandLine commandLine = commandLine();
    return StandardOutput.run(
        commandLine.getCommandName(),
        out,
        err,
        (output, errors) -> commandLine.setOut(output).setErr(errors).execute(arguments));
  }

  /** {@return the command line} */
  public final CommandLine commandLine() {
    CommandLine commandLine = new CommandLine(this);
    commandLine.setCaseInsensitiveEnumValuesAllowed(true);
    commandLine.setExecutionExceptionHandler(Program::explain);
    commandLine.setParameterExceptionHandler(Program::refuse);
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
    if (failure instanceof OutputFailure) {
      return ExitStatus.FAILURE; // StandardOutput reports it.
    }
    if (failure instanceof CommandFailure) {
      commandLine
          .getErr()
          .println("boardrules: " + Words.printable(String.valueOf(failure.getMessage())));
      return ExitStatus.FAILURE;
    }
    throw failure;
  }

  @Override
  public final void run() {
    spec.commandLine().usage(spec.commandLine().getOut());
  }

  /** The version, read from the manifest of the jar of the program. */
  static final class Version implements CommandLine.IVersionProvider {
    @Spec private CommandSpec spec;

    @SuppressWarnings("NullAway") // filled in by the parser of the command line
    Version() {}

    @Override
    public String[] getVersion() {
      String version = spec.root().userObject().getClass().getPackage().getImplementationVersion();
      return new String[] {"boardrules " + (version == null ? "(not packaged)" : version)};
    }
  }
}
