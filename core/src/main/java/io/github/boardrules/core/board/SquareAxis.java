package io.github.boardrules.core.board;

/** The four kinds of lines of a square board. */
public enum SquareAxis {
  /** Files, listed upward. */
  FILE(0, 1),
  /** Diagonals that rise to the right, listed upward. */
  RISING_DIAGONAL(1, 1),
  /** Ranks, listed to the right. */
  RANK(1, 0),
  /** Diagonals that fall to the right, listed downward. */
  FALLING_DIAGONAL(1, -1);

  final int dx;
  final int dy;

  SquareAxis(int dx, int dy) {
    this.dx = dx;
    this.dy = dy;
  }
}
