package io.github.boardrules.core.board;

/**
 * The four kinds of lines of a square board, each with the direction in which its lines are listed.
 */
public enum SquareAxis {
  /** The files, upwards. */
  FILE(0, 1),
  /** The diagonals that rise to the right, upwards. */
  RISING_DIAGONAL(1, 1),
  /** The ranks, to the right. */
  RANK(1, 0),
  /** The diagonals that fall to the right, downwards. */
  FALLING_DIAGONAL(1, -1);

  private final int dx;
  private final int dy;

  SquareAxis(int dx, int dy) {
    this.dx = dx;
    this.dy = dy;
  }

  int dx() {
    return dx;
  }

  int dy() {
    return dy;
  }
}
