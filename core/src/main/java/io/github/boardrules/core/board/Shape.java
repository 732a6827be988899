package io.github.boardrules.core.board;

import com.google.common.collect.ImmutableList;

/**
 * The shape of a complete board: which coordinates have a cell. A board {@linkplain Board#without
 * without} some cells has the shape of the complete one.
 */
public enum Shape {
  /** All files and ranks, on a {@link SquareBoard}: four sides. */
  RECTANGLE,
  /** The cells whose coordinates differ by less than the side, on a {@link HexBoard}: six sides. */
  HEXAGON,
  /** All files and ranks, on a {@link HexBoard}: four sides. With equal sides it is a rhombus. */
  PARALLELOGRAM,
  /** The cells with {@code y <= x}, on a {@link HexBoard}: three sides. */
  TRIANGLE;

  /** Returns whether the shape has a cell with coordinates that are less than width and height. */
  boolean includes(int x, int y, int width) {
    return switch (this) {
      case RECTANGLE, PARALLELOGRAM -> true;
      case HEXAGON -> 2 * Math.abs(x - y) < width;
      case TRIANGLE -> y <= x;
    };
  }

  /** Returns the corner cells, counterclockwise; the first one and the second end the bottom. */
  ImmutableList<Cell> corners(int width, int height) {
    int right = width - 1;
    int top = height - 1;
    return switch (this) {
      case RECTANGLE, PARALLELOGRAM ->
          ImmutableList.of(
              new Cell(0, 0), new Cell(right, 0), new Cell(right, top), new Cell(0, top));
      case HEXAGON ->
          ImmutableList.of(
              new Cell(0, 0),
              new Cell(right / 2, 0),
              new Cell(right, top / 2),
              new Cell(right, top),
              new Cell(right / 2, top),
              new Cell(0, top / 2));
      case TRIANGLE -> ImmutableList.of(new Cell(0, 0), new Cell(right, 0), new Cell(right, top));
    };
  }
}
