package io.github.boardrules.core;

/** A move was played that the rules forbid. The position it was played in is unchanged. */
public final class IllegalMoveException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  private final transient Move move;
  private final transient Violation violation;

  /**
   * The move that was refused, and why.
   *
   * @param move a move
   * @param violation the rule that it breaks
   */
  public IllegalMoveException(Move move, Violation violation) {
    super("Illegal move " + move + ": " + violation.message());
    this.move = move;
    this.violation = violation;
  }

  /** {@return the move that was refused} */
  public Move move() {
    return move;
  }

  /** {@return the rule that the move breaks} */
  public Violation violation() {
    return violation;
  }
}
