package io.github.boardrules.core;

/**
 * One of the two players, named by the order in which they first move.
 *
 * <p>A player plays a {@link Side}, for example Black or Vertical. In games in which the players
 * choose their sides, either player can play either side.
 */
public enum Player {
  /** The player who moves first in the start position. */
  FIRST,
  /** The opponent of {@link #FIRST}. */
  SECOND;

  /** {@return the other player} */
  public Player opponent() {
    return this == FIRST ? SECOND : FIRST;
  }
}
