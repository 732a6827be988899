package io.github.boardrules.examples.cli;

import io.github.boardrules.examples.engine.command.Program;

/** The entry point of the command line. */
public final class Main {
  private Main() {}

  /**
   * Runs a command and exits with its status.
   *
   * @param arguments the command and its options
   */
  public static void main(String[] arguments) {
    program(arguments).start(arguments);
  }

  /** Returns the program with the commands that the arguments need. */
  static Program program(String... arguments) {
    return new Program(Plugins.installed().sources(arguments));
  }
}
