package io.github.boardrules.examples.benchmarks;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Starts the benchmarks; without a command it prints how it is used. */
@Command(
    name = "benchmarks",
    description = "Measures what a move, a game and a record cost.",
    mixinStandardHelpOptions = true,
    scope = CommandLine.ScopeType.INHERIT,
    subcommands = {RunCommand.class, CompareCommand.class})
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
    System.exit(new CommandLine(new Main()).execute(arguments));
  }

  @Override
  public void run() {
    spec.commandLine().usage(spec.commandLine().getOut());
  }
}
