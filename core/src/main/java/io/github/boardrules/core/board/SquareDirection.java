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
    return switch (this) {
      case NORTH -> SOUTH;
      case NORTH_EAST -> SOUTH_WEST;
      case EAST -> WEST;
      case SOUTH_EAST -> NORTH_WEST;
      case SOUTH -> NORTH;
      case SOUTH_WEST -> NORTH_EAST;
      case WEST -> EAST;
      case NORTH_WEST -> SOUTH_EAST;
    };
  }
}
