package io.github.boardrules.examples.terminal;

import io.github.boardrules.examples.bulk.Words;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Starts the terminal; without a command it prints how it is used. */
@Command(
    name = "boardrules-terminal",
    description = "Games in a terminal: two people at one keyboard, or a record step by step.",
    mixinStandardHelpOptions = true,
    scope = CommandLine.ScopeType.INHERIT,
    versionProvider = Main.Version.class)
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
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    System.exit(commandLine(in).execute(arguments));
  }

  /**
   * The command line.
   *
   * @param in what people type
   */
  static CommandLine commandLine(BufferedReader in) {
    return new CommandLine(new Main())
        .addSubcommand(new PlayCommand(in))
        .addSubcommand(new ReadCommand(in))
        .setExecutionExceptionHandler(Main::explain);
  }

  private static int explain(
      Exception failure, CommandLine commandLine, CommandLine.ParseResult ignored)
      throws Exception {
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

  /** The version that the jar's manifest names. */
  static final class Version implements CommandLine.IVersionProvider {
    @Override
    public String[] getVersion() {
      String version = Main.class.getPackage().getImplementationVersion();
      return new String[] {"boardrules-terminal " + (version == null ? "(not packaged)" : version)};
    }
  }
}
