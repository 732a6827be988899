package io.github.boardrules.picture.view;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.board.Cell;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * A part of a drawing, in terms of cells. A front end knows the geometry of the cells and gives
 * colors and line widths to the styles. The unit of length is the distance between neighboring
 * cells.
 *
 * @param form what to draw
 * @param cells the cells on which to draw it
 * @param style the style, as one or more lower-case words separated by blanks
 * @param size the length that the form needs; otherwise 0
 * @param text the text that the form needs; otherwise empty
 * @param fill the color of the area as {@code #rrggbb}, if the style does not determine it
 */
@Immutable
@SuppressWarnings("Immutable") // copies its collections
public record Figure(
    Form form, List<String> cells, String style, double size, String text, Optional<String> fill) {
  /**
   * Creates a figure.
   *
   * @param form what to draw
   * @param cells the cells on which to draw it
   * @param style the style, as one or more lower-case words separated by blanks
   * @param size the length that the form needs
   * @param text the text that the form needs
   * @param fill the color of the area as {@code #rrggbb}, if the style does not determine it
   */
  public Figure {
    cells = ImmutableList.copyOf(cells);
  }

  /** What to draw. */
  public enum Form {
    /** The area of each cell. */
    AREA,
    /** The outline of the union of the cells. */
    OUTLINE,
    /** The bounding box of the cells, smaller by the size on each side. */
    BOX,
    /** A disc in the middle of each cell; the size is its radius. */
    DISC,
    /** A vertical bar in the middle of each cell; the size is its length. */
    VERTICAL_BAR,
    /** A horizontal bar in the middle of each cell; the size is its length. */
    HORIZONTAL_BAR,
    /** Lines between all cells whose centers are at most the size apart. */
    BONDS,
    /** The text, in the middle of each cell. */
    TEXT
  }

  /** The radius of a stone. */
  private static final double STONE = 0.37;

  private static Figure of(Form form, Collection<Cell> cells, String style, double size) {
    return new Figure(form, Cell.notations(cells), style, size, "", Optional.empty());
  }

  static Figure area(Collection<Cell> cells, String style) {
    return of(Form.AREA, cells, style, 0);
  }

  static Figure area(Collection<Cell> cells, String style, String fill) {
    return new Figure(Form.AREA, Cell.notations(cells), style, 0, "", Optional.of(fill));
  }

  static Figure outline(Collection<Cell> cells, String style) {
    return of(Form.OUTLINE, cells, style, 0);
  }

  static Figure box(Collection<Cell> cells, String style, double inset) {
    return of(Form.BOX, cells, style, inset);
  }

  static Figure disc(Collection<Cell> cells, String style, double radius) {
    return of(Form.DISC, cells, style, radius);
  }

  static Figure stones(Collection<Cell> cells, String look) {
    return disc(cells, "stone " + look, STONE);
  }

  static Figure bars(Collection<Cell> cells, String style, boolean vertical, double length) {
    return of(vertical ? Form.VERTICAL_BAR : Form.HORIZONTAL_BAR, cells, style, length);
  }

  static Figure bonds(Collection<Cell> cells, String style, double reach) {
    return of(Form.BONDS, cells, style, reach);
  }

  static Figure text(Collection<Cell> cells, String style, String text) {
    return new Figure(Form.TEXT, Cell.notations(cells), style, 0, text, Optional.empty());
  }
}
