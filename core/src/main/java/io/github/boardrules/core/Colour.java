package io.github.boardrules.core;

/**
 * Black or white: the colour of a piece or a stone, and the side of games that are played by
 * colour.
 */
public enum Colour implements Side {
  /** Black, drawn and written as {@code b}. */
  BLACK,
  /** White, drawn and written as {@code w}. */
  WHITE;

  /** {@return the other colour} */
  public Colour opposite() {
    return this == BLACK ? WHITE : BLACK;
  }

  /** {@return the letter of diagrams and position texts: {@code b} or {@code w}} */
  public char symbol() {
    return this == BLACK ? 'b' : 'w';
  }
}
