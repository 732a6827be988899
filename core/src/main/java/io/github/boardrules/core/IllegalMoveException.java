package io.github.boardrules.core;

/** A move was played that the rules forbid. The position it was played in is unchanged. */
public final class IllegalMoveException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  private final transient Move move;
  private final transient Violation violation;

  /** The move that was refused, and why. */
  public IllegalMoveException(Move move, Violation violation) {
    super("Illegal move " + move + ": " + violation.message());
    this.move = move;
    this.violation = violation;
  }

  /** The move that was refused. */
  public Move move() {
    return move;
  }

  /** The rule that the move breaks. */
  public Violation violation() {
    return violation;
  }
}
