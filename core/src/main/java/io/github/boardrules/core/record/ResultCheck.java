package io.github.boardrules.core.record;

/** Whether the result that a record claims is the real one. */
public enum ResultCheck {
  /** The record claims no result. */
  NO_CLAIM,
  /** The claim is the result by the rules, or the one that the record's termination implies. */
  AGREES,
  /** The claim differs from the result by the rules or from the one the termination implies. */
  CONTRADICTED,
  /** Neither the rules nor the termination decide the game, or a move is illegal. */
  UNDECIDABLE
}
