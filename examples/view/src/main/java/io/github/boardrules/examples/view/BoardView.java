package io.github.boardrules.examples.view;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.board.PlanePoint;

/**
 * A board to draw: what stays as it is throughout a game. Lengths are in units of the distance
 * between neighbouring cells; x grows to the right and y upwards.
 *
 * @param drawing how the front end draws it: the id of a game, or {@code plain}
 * @param extent the rectangle that has all cells
 * @param cells all cells, in the order of the board
 * @param kinds the kinds of moves; empty for a plain drawing, whose moves are a list of texts
 * @param marks what can be said of some cells whatever lies on them
 */
public record BoardView(
    String drawing,
    Extent extent,
    ImmutableList<CellView> cells,
    ImmutableList<MoveKind> kinds,
    ImmutableList<MarkView> marks) {

  /**
   * A rectangle.
   *
   * @param left the least x
   * @param bottom the least y
   * @param right the greatest x
   * @param top the greatest y
   */
  public record Extent(double left, double bottom, double right, double top) {}

  /**
   * A cell.
   *
   * @param name its notation
   * @param centre where its centre is
   * @param outline its corners, counterclockwise
   */
  public record CellView(String name, PlanePoint centre, ImmutableList<PlanePoint> outline) {}
}
