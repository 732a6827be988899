package io.github.boardrules.examples.terminal;

/** What was asked for cannot be done: wrong words or an unreadable file. */
final class CommandFailure extends RuntimeException {
  private static final long serialVersionUID = 1L;

  CommandFailure(String message) {
    super(message);
  }
}
