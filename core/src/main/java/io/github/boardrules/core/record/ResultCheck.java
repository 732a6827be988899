package io.github.boardrules.core.record;

/** The comparison of the result that a record claims with the true result. */
public enum ResultCheck {
  /** The record claims no result. */
  NO_CLAIM,
  /** The claim equals the result by the rules, or the result that the termination implies. */
  AGREES,
  /** The claim differs from the result by the rules or from the result of the termination. */
  CONTRADICTED,
  /** Neither the rules nor the termination decide the game, or a move is illegal. */
  UNDECIDABLE
}
