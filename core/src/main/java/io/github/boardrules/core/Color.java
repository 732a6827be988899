package io.github.boardrules.core;

import static com.google.common.base.Preconditions.checkNotNull;

/** Black or white: the color of a piece, and the side of a player in games played by color. */
public enum Color implements Side, Occupant {
  /** Black, written {@code b} in diagrams and position texts. */
  BLACK,
  /** White, written {@code w} in diagrams and position texts. */
  WHITE;

  /**
   * {@return the color of a player in a game in which the first player plays black}
   *
   * @param player either player
   */
  public static Color of(Player player) {
    checkNotNull(player, "player");
    return player == Player.FIRST ? BLACK : WHITE;
  }

  /** {@return the other color} */
  public Color opposite() {
    return this == BLACK ? WHITE : BLACK;
  }

  /** {@return the letter in diagrams and position texts: {@code b} or {@code w}} */
  @Override
  public char symbol() {
    return this == BLACK ? 'b' : 'w';
  }
}
