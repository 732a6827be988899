package io.github.boardrules.core.territory;

/** How the komi and the sides are determined. */
public enum Opening {
  /** The first player names the komi, then the second player chooses a side. */
  PIE,
  /** The rules give the komi, and the first player plays Vertical. */
  FIXED
}
