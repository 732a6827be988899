package io.github.boardrules.examples.engine.command;

/**
 * Thrown if a command cannot run, because an argument is wrong or a file is unreadable. The message
 * is printed, and the exit status is 2.
 */
public final class CommandFailure extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /**
   * Creates a failure.
   *
   * @param message a sentence for people
   */
  public CommandFailure(String message) {
    super(message);
  }
}
