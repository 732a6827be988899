package io.github.boardrules.core.territory;

/** How komi and sides come about. */
public enum Opening {
  /** FIRST names the komi, then SECOND chooses its side. */
  PIE,
  /** The komi is given, FIRST plays Vertical. */
  FIXED
}
