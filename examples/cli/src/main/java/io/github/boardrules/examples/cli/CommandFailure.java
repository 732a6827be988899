package io.github.boardrules.examples.cli;

/**
 * What was asked for cannot be done: wrong words or an unreadable file. Ends with exit status 2.
 */
final class CommandFailure extends RuntimeException {
  private static final long serialVersionUID = 1L;

  CommandFailure(String message) {
    super(message);
  }
}
