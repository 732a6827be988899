package io.github.boardrules.examples.engine.command;

/** The exit statuses of the commands. */
public final class ExitStatus {
  /** All games, moves and lines are valid. */
  public static final int VALID = 0;

  /** A game, a move or a line is invalid. */
  public static final int INVALID = 1;

  /** The command could not run: wrong usage, or a file that cannot be read or written. */
  public static final int FAILURE = 2;

  private ExitStatus() {}
}
