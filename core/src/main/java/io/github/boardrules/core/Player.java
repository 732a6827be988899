package io.github.boardrules.core;

/**
 * A seat at the board: who sits down first, and who second.
 *
 * <p>What a seat plays (Black, White, Vertical, Horizontal) is its {@link Side}; the two differ
 * only where a seat chooses its side.
 */
public enum Player {
  /** The seat that makes the first choice of a game begun from its ordinary start. */
  FIRST,
  /** The other seat. */
  SECOND;

  /** {@return the other seat} */
  public Player opponent() {
    return this == FIRST ? SECOND : FIRST;
  }
}
