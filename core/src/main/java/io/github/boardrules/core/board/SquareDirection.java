package io.github.boardrules.core.board;

/** The eight directions on a square board, clockwise from the top. */
public enum SquareDirection implements Direction {
  /** Up. */
  NORTH(0, 1),
  /** Up and to the right. */
  NORTH_EAST(1, 1),
  /** To the right. */
  EAST(1, 0),
  /** Down and to the right. */
  SOUTH_EAST(1, -1),
  /** Down. */
  SOUTH(0, -1),
  /** Down and to the left. */
  SOUTH_WEST(-1, -1),
  /** To the left. */
  WEST(-1, 0),
  /** Up and to the left. */
  NORTH_WEST(-1, 1);

  private final int dx;
  private final int dy;

  SquareDirection(int dx, int dy) {
    this.dx = dx;
    this.dy = dy;
  }

  @Override
  public int dx() {
    return dx;
  }

  @Override
  public int dy() {
    return dy;
  }

  @Override
  public SquareDirection opposite() {
    return values()[(ordinal() + 4) % 8]; // half a turn
  }
}
