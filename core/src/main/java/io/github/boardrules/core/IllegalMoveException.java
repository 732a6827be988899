package io.github.boardrules.core;

/** Thrown when an illegal move is played. The position is unchanged. */
public final class IllegalMoveException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  private final transient Move move;
  private final transient Violation violation;

  /**
   * Creates an exception.
   *
   * @param move the illegal move
   * @param violation the rule that the move breaks
   */
  public IllegalMoveException(Move move, Violation violation) {
    super("Illegal move " + move.notation() + ": " + violation.message());
    this.move = move;
    this.violation = violation;
  }

  /** {@return the illegal move} */
  public Move move() {
    return move;
  }

  /** {@return the rule that the move breaks} */
  public Violation violation() {
    return violation;
  }
}
