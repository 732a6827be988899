package io.github.boardrules.examples.cli;

/** How a command ends. */
final class ExitStatus {
  /** Everything that was asked about is valid. */
  static final int VALID = 0;

  /** Something that was asked about is not. */
  static final int INVALID = 1;

  /** Nothing could be said: usage, or a file that cannot be read or written. */
  static final int FAILURE = 2;

  private ExitStatus() {}
}
