package io.github.boardrules.examples.engine.referee;

/** Thrown if an index of games cannot be read, for example because a file of it is damaged. */
public final class GameIndexException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /**
   * Creates an exception.
   *
   * @param cause the reason
   */
  public GameIndexException(Throwable cause) {
    super(cause.getMessage(), cause);
  }
}
