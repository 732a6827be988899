package io.github.boardrules.examples.engine.command;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.examples.engine.bulk.OutputFailure;
import io.github.boardrules.examples.engine.bulk.StandardOutput;
import io.github.boardrules.examples.engine.bulk.Words;
import java.io.OutputStream;
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

  /** {@return commands that have no constructor without parameters, annotated for picocli} */
  protected ImmutableList<Object> moreCommands() {
    return ImmutableList.of();
  }

  /** {@return the command line} */
  public final CommandLine commandLine() {
    CommandLine commandLine = new CommandLine(this);
    moreCommands().forEach(commandLine::addSubcommand);
    commandLine.setCaseInsensitiveEnumValuesAllowed(true);
    commandLine.setExecutionExceptionHandler(Program::explain);
    commandLine.setParameterExceptionHandler(Program::refuse);
    commandLine.setExecutionStrategy(Program::execute);
    return commandLine;
  }

  /** Explains wrong usage in one line. */
  private static int refuse(CommandLine.ParameterException failure, String[] arguments) {
    CommandLine command = failure.getCommandLine();
    print(
        command,
        WrongUsage.message(failure)
            + "; see '"
            + command.getCommandSpec().qualifiedName()
            + " --help'");
    return ExitStatus.FAILURE;
  }

  private static void print(CommandLine command, String message) {
    command
        .getErr()
        .println(command.getCommandSpec().root().name() + ": " + Words.printable(message));
  }

  /** Runs the last command. Help is printed outside the reach of {@link #explain}. */
  private static int execute(CommandLine.ParseResult arguments) {
    try {
      return new CommandLine.RunLast().execute(arguments);
    } catch (OutputFailure e) {
      return ExitStatus.FAILURE; // StandardOutput reports it.
    }
  }

  private static int explain(
      Exception failure, CommandLine commandLine, CommandLine.ParseResult ignored)
      throws Exception {
    if (failure instanceof OutputFailure) {
      return ExitStatus.FAILURE; // StandardOutput reports it.
    }
    if (failure instanceof CommandFailure) {
      print(commandLine, String.valueOf(failure.getMessage()));
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
      return new String[] {
        spec.root().name() + " " + (version == null ? "(not packaged)" : version)
      };
    }
  }
}
