package io.github.boardrules.core;

/** How exactly a move must be written. */
public enum Strictness {
  /** Accepts the canonical notation only, in any letter case. */
  STRICT,
  /** Also accepts common variants. The notation of each game lists them. */
  LENIENT
}
