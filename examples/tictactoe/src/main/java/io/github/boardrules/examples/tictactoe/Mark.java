package io.github.boardrules.examples.tictactoe;

import static com.google.common.base.Preconditions.checkNotNull;

import io.github.boardrules.core.Occupant;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Side;

/** The mark of a player, and the side that the player plays. */
public enum Mark implements Side, Occupant {
  /** The mark of the first player. */
  X,
  /** The mark of the second player. */
  O;

  /**
   * {@return the mark of a player}
   *
   * @param player the player
   */
  public static Mark of(Player player) {
    checkNotNull(player, "player");
    return player == Player.FIRST ? X : O;
  }

  /** {@return the letter in diagrams and texts: {@code x} or {@code o}} */
  @Override
  public char symbol() {
    return this == X ? 'x' : 'o';
  }
}
