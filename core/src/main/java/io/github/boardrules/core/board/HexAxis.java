package io.github.boardrules.core.board;

/**
 * The three kinds of lines of a hexagonal board, each with the direction its lines are listed in.
 */
public enum HexAxis {
  /** The files, all cells of one x, upwards: to the {@link HexDirection#NORTH_WEST}. */
  FILE(HexDirection.NORTH_WEST),
  /** The diagonals, all cells of one x − y, upwards: to the {@link HexDirection#NORTH_EAST}. */
  DIAGONAL(HexDirection.NORTH_EAST),
  /** The ranks, all cells of one y, to the right: to the {@link HexDirection#EAST}. */
  RANK(HexDirection.EAST);

  private final HexDirection direction;

  HexAxis(HexDirection direction) {
    this.direction = direction;
  }

  /** {@return the direction in which the cells of a line are listed} */
  public HexDirection direction() {
    return direction;
  }
}
