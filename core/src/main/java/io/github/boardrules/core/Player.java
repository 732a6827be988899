package io.github.boardrules.core;

/**
 * One of the two players, by the order of their first choices.
 *
 * <p>What a player plays, for example Black or Vertical, is the player's {@link Side}. In games in
 * which the players choose their sides, either player can play either side.
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
