package io.github.boardrules.core.record;

/** Whether the result that a record claims is the real one. */
public enum ResultCheck {
  /** The record claims none. */
  NO_CLAIM,
  /** It is the result by the rules, or what the ending beyond the rules says. */
  AGREES,
  /** The rules, or the ending beyond the rules, say another one. */
  CONTRADICTED,
  /** Neither the rules nor the record's ending decide the game, or a move is not legal. */
  UNDECIDABLE
}
