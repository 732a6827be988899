package io.github.boardrules.core.board;

/**
 * The six directions of a hexagonal board, clockwise from the top. The names are those of a drawing
 * with {@linkplain HexLayout#POINTY_TOP pointy tops}.
 */
public enum HexDirection {
  /** Up and to the right, along the diagonal. */
  NORTH_EAST(1, 1),
  /** To the right along the rank. */
  EAST(1, 0),
  /** Down and to the right, along the file. */
  SOUTH_EAST(0, -1),
  /** Down and to the left, along the diagonal. */
  SOUTH_WEST(-1, -1),
  /** To the left along the rank. */
  WEST(-1, 0),
  /** Up and to the left, along the file. */
  NORTH_WEST(0, 1);

  private final int dx;
  private final int dy;

  HexDirection(int dx, int dy) {
    this.dx = dx;
    this.dy = dy;
  }

  /** {@return what one step adds to x: -1, 0 or 1} */
  public int dx() {
    return dx;
  }

  /** {@return what one step adds to y: -1, 0 or 1} */
  public int dy() {
    return dy;
  }

  /** {@return the way back} */
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

  /** {@return the kind of line that it runs along} */
  public HexAxis axis() {
    return switch (this) {
      case NORTH_EAST, SOUTH_WEST -> HexAxis.DIAGONAL;
      case EAST, WEST -> HexAxis.RANK;
      case SOUTH_EAST, NORTH_WEST -> HexAxis.FILE;
    };
  }
}
