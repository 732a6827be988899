package io.github.boardrules.examples.benchmarks;

import io.github.boardrules.examples.benchmarks.archive.ArchiveCommand;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The entry point of the benchmarks. Without a command it prints the usage. */
@Command(
    name = "benchmarks",
    description =
        "Measures the performance of moves, games and records, and makes archives to measure with.",
    mixinStandardHelpOptions = true,
    scope = CommandLine.ScopeType.INHERIT,
    subcommands = {
      RunCommand.class,
      CompareCommand.class,
      TurnsCommand.class,
      HostileCommand.class,
      MemoryCommand.class,
      ArchiveCommand.class
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
    System.exit(new CommandLine(new Main()).execute(arguments));
  }

  @Override
  public void run() {
    spec.commandLine().usage(spec.commandLine().getOut());
  }
}
