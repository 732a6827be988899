package io.github.boardrules.core.text;

/**
 * Thrown when something that came from outside is not accepted: a text ({@link NotationException}),
 * a move, a setup or an option. Its message is a sentence for people.
 */
public abstract class RulesException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  /**
   * Creates an exception.
   *
   * @param message a sentence for people
   */
  protected RulesException(String message) {
    super(message);
  }

  /** {@return why it is not accepted} */
  public abstract ErrorCode code();
}
