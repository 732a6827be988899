package io.github.boardrules.picture.view;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.board.PlanePoint;
import io.github.boardrules.core.board.PlaneRectangle;
import java.util.List;

/**
 * The constant part of a drawing: the board and the kinds of moves. The unit of length is the
 * distance between neighboring cells; x increases to the right and y upward.
 */
@Immutable
public sealed interface BoardView permits BoardData {
  /** {@return the name of the drawing: the id of a game, or {@code plain}} */
  String drawing();

  /** {@return the bounding box of all cells} */
  PlaneRectangle extent();

  /** {@return all cells, in the order of the board} */
  List<CellView> cells();

  /** {@return the kinds of moves; empty for a plain drawing, whose moves are of one kind} */
  List<MoveKind> kinds();

  /** {@return the marks that do not depend on the position} */
  List<MarkView> marks();

  /** {@return the drawing of the empty board} */
  List<Figure> shapes();

  /**
   * A cell.
   *
   * @param name the notation of the cell
   * @param center the center of the cell
   * @param outline the corners of the cell, counterclockwise
   */
  @Immutable
  @SuppressWarnings("Immutable") // copies its collection
  record CellView(String name, PlanePoint center, List<PlanePoint> outline) {
    /**
     * Creates a cell.
     *
     * @param name the notation of the cell
     * @param center the center of the cell
     * @param outline the corners of the cell, counterclockwise
     */
    public CellView {
      outline = ImmutableList.copyOf(outline);
    }
  }
}
