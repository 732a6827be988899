package io.github.boardrules.core.board;

/** The four kinds of lines of a square board. */
public enum SquareAxis {
  /** Files, listed upward. */
  FILE,
  /** Diagonals that rise to the right, listed upward. */
  RISING_DIAGONAL,
  /** Ranks, listed to the right. */
  RANK,
  /** Diagonals that fall to the right, listed downward. */
  FALLING_DIAGONAL;

  /** {@return the direction in which the lines are listed} */
  public SquareDirection forward() {
    return switch (this) {
      case FILE -> SquareDirection.NORTH;
      case RISING_DIAGONAL -> SquareDirection.NORTH_EAST;
      case RANK -> SquareDirection.EAST;
      case FALLING_DIAGONAL -> SquareDirection.SOUTH_EAST;
    };
  }
}
