package io.github.boardrules.picture.view;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.board.PlanePoint;
import io.github.boardrules.core.board.PlaneRectangle;

/**
 * The constant part of a drawing: the board and the kinds of moves. The unit of length is the
 * distance between neighboring cells; x increases to the right and y upward.
 *
 * @param drawing the name of the drawing: the id of a game, or {@code plain}
 * @param extent the bounding box of all cells
 * @param cells all cells, in the order of the board
 * @param kinds the kinds of moves; empty for a plain drawing, whose moves are of one kind
 * @param marks the marks that do not depend on the position
 * @param shapes the drawing of the empty board
 */
@Immutable
public record BoardView(
    String drawing,
    PlaneRectangle extent,
    ImmutableList<CellView> cells,
    ImmutableList<MoveKind> kinds,
    ImmutableList<MarkView> marks,
    ImmutableList<Shape> shapes) {

  /**
   * A cell.
   *
   * @param name the notation of the cell
   * @param center the center of the cell
   * @param outline the corners of the cell, counterclockwise
   */
  @Immutable
  public record CellView(String name, PlanePoint center, ImmutableList<PlanePoint> outline) {}
}
