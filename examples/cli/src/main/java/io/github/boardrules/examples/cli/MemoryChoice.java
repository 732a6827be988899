package io.github.boardrules.examples.cli;

import io.github.boardrules.examples.engine.command.CommandFailure;
import picocli.CommandLine.Option;

/** The option {@code --memory}: how much a command keeps before it writes to files. */
final class MemoryChoice {
  @Option(
      names = "--memory",
      paramLabel = "MB",
      defaultValue = "64",
      description = "The memory for games that are not written yet. Default: ${DEFAULT-VALUE}.")
  private int memory;

  @SuppressWarnings("NullAway") // filled in by the parser of the command line
  MemoryChoice() {}

  /** Returns the memory in MB, from 1 to a maximum. */
  int megabytes(int maximum) {
    if (memory < 1 || memory > maximum) {
      throw new CommandFailure(
          "--memory must be between 1 and %d, but is %d".formatted(maximum, memory));
    }
    return memory;
  }
}
