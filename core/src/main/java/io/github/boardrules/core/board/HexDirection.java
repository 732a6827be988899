package io.github.boardrules.core.board;

/**
 * The six directions on a hexagonal board, clockwise. The names fit a drawing in which each hexagon
 * has a corner at the top.
 */
public enum HexDirection implements Direction {
  /** Up and to the right: x and y increase. */
  NORTH_EAST(1, 1),
  /** To the right, along a rank. */
  EAST(1, 0),
  /** Down and to the right, along a file. */
  SOUTH_EAST(0, -1),
  /** Down and to the left: x and y decrease. */
  SOUTH_WEST(-1, -1),
  /** To the left, along a rank. */
  WEST(-1, 0),
  /** Up and to the left, along a file. */
  NORTH_WEST(0, 1);

  private final int dx;
  private final int dy;

  HexDirection(int dx, int dy) {
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
  public HexDirection opposite() {
    return switch (this) {
      case NORTH_EAST -> SOUTH_WEST;
      case EAST -> WEST;
      case SOUTH_EAST -> NORTH_WEST;
      case SOUTH_WEST -> NORTH_EAST;
      case WEST -> EAST;
      case NORTH_WEST -> SOUTH_EAST;
    };
  }
}
