package io.github.boardrules.examples.cli;

/** The exit statuses of the commands. */
final class ExitStatus {
  /** All games, moves and lines are valid. */
  static final int VALID = 0;

  /** A game, a move or a line is invalid. */
  static final int INVALID = 1;

  /** The command could not run: wrong usage, or a file that cannot be read or written. */
  static final int FAILURE = 2;

  private ExitStatus() {}
}
