package io.github.boardrules.core.territory;

/** The ways to determine the komi and the sides. */
public enum Opening {
  /** The first player names the komi, then the second player chooses a side. */
  PIE,
  /** The rules of the game fix the komi, and the first player plays Vertical. */
  FIXED
}
