package io.github.boardrules.examples.tictactoe;

import io.github.boardrules.core.Player;
import io.github.boardrules.core.Side;

/** What a seat puts on the board. */
public enum Mark implements Side {
  /** The first seat's. */
  X,
  /** The second seat's. */
  O;

  /**
   * {@return the mark of a seat}
   *
   * @param player the seat
   */
  public static Mark of(Player player) {
    return player == Player.FIRST ? X : O;
  }

  /** {@return the letter of diagrams and texts: {@code x} or {@code o}} */
  public char symbol() {
    return this == X ? 'x' : 'o';
  }
}
