package io.github.boardrules.core.board;

/** The eight directions of a square board, clockwise from the top. */
public enum SquareDirection {
  /** Up the file. */
  NORTH(0, 1),
  /** Up and to the right. */
  NORTH_EAST(1, 1),
  /** To the right along the rank. */
  EAST(1, 0),
  /** Down and to the right. */
  SOUTH_EAST(1, -1),
  /** Down the file. */
  SOUTH(0, -1),
  /** Down and to the left. */
  SOUTH_WEST(-1, -1),
  /** To the left along the rank. */
  WEST(-1, 0),
  /** Up and to the left. */
  NORTH_WEST(-1, 1);

  private static final SquareDirection[] ALL = values();

  private final int dx;
  private final int dy;

  SquareDirection(int dx, int dy) {
    this.dx = dx;
    this.dy = dy;
  }

  /** What one step adds to x: -1, 0 or 1. */
  public int dx() {
    return dx;
  }

  /** What one step adds to y: -1, 0 or 1. */
  public int dy() {
    return dy;
  }

  /** Whether it runs along a diagonal. */
  public boolean isDiagonal() {
    return dx != 0 && dy != 0;
  }

  /** The way back. */
  public SquareDirection opposite() {
    return ALL[(ordinal() + 4) % 8];
  }

  /** The kind of line that it runs along. */
  public SquareAxis axis() {
    return SquareAxis.values()[ordinal() % 4];
  }
}
