package io.github.boardrules.examples.terminal;

/** Thrown if a command fails, for example because of an invalid option or an unreadable file. */
final class CommandFailure extends RuntimeException {
  private static final long serialVersionUID = 1L;

  CommandFailure(String message) {
    super(message);
  }
}
