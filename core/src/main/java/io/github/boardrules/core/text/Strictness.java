package io.github.boardrules.core.text;

/** How exactly a move must be written. */
public enum Strictness {
  /**
   * Accepts the canonical notation in any letter case, and the variants that the game always
   * allows.
   */
  STRICT,
  /** Also accepts common variants. The notation of each game lists them. */
  LENIENT
}
