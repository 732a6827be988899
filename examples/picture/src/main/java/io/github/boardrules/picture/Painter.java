package io.github.boardrules.picture;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.board.PlanePoint;
import io.github.boardrules.picture.view.BoardView;
import io.github.boardrules.picture.view.BoardView.CellView;
import io.github.boardrules.picture.view.Figure;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Translates figures to SVG elements. */
final class Painter {
  private static final double MARGIN = 0.28;
  private static final double ARROW_HEAD = 0.3;
  private static final double ARROW_WIDTH = 0.13;

  private final BoardView board;
  private final Look look;
  private final Plane plane;
  private final Style style;

  Painter(BoardView board, Look look) {
    this.board = board;
    this.look = look;
    this.plane = new Plane(board, look.isFlipped());
    this.style = new Style(look.palette());
  }

  Style style() {
    return style;
  }

  /** Returns the rectangle of the board and its coordinates. */
  Frame frame() {
    List<PlanePoint> points = new ArrayList<>(plane.corners());
    if (look.hasCoordinates()) {
      points.addAll(plane.labels().values());
    }
    Frame box = Plane.box(points);
    return new Frame(
        box.left() - MARGIN,
        box.top() - MARGIN,
        box.width() + 2 * MARGIN,
        box.height() + 2 * MARGIN);
  }

  /** Returns the empty board, with coordinates if the look has them. */
  ImmutableList<String> board() {
    ImmutableList.Builder<String> elements = ImmutableList.builder();
    elements.addAll(paint(board.shapes()));
    if (look.hasCoordinates()) {
      plane
          .labels()
          .forEach(
              (text, at) ->
                  elements.add(Svg.text(at.x(), at.y(), style.attributes("coordinate"), text)));
    }
    return elements.build();
  }

  ImmutableList<String> paint(List<Figure> figures) {
    return figures.stream()
        .filter(figure -> !figure.cells().isEmpty())
        .flatMap(figure -> paint(figure).stream())
        .collect(toImmutableList());
  }

  private ImmutableList<String> paint(Figure figure) {
    ImmutableList<CellView> cells = plane.cells(figure.cells());
    String attributes =
        figure.fill().map(fill -> "fill=\"" + fill + "\" ").orElse("")
            + style.attributes(figure.style());
    double half = figure.size() / 2;
    return switch (figure.form()) {
      case AREA -> each(cells, cell -> polygon(cell.outline(), attributes));
      case OUTLINE -> ImmutableList.of(path(cells, attributes));
      case BOX -> ImmutableList.of(box(cells, figure.size(), attributes));
      case DISC -> each(cells, cell -> disc(cell.center(), figure.size(), attributes));
      case VERTICAL_BAR -> each(cells, cell -> bar(cell.center(), 0, half, attributes));
      case HORIZONTAL_BAR -> each(cells, cell -> bar(cell.center(), half, 0, attributes));
      case BONDS -> bonds(cells, figure.size(), attributes);
      case TEXT ->
          each(
              cells,
              cell -> Svg.text(cell.center().x(), cell.center().y(), attributes, figure.text()));
    };
  }

  private interface CellPainter {
    String paint(CellView cell);
  }

  private static ImmutableList<String> each(List<CellView> cells, CellPainter painter) {
    return cells.stream().map(painter::paint).collect(toImmutableList());
  }

  private static String polygon(List<PlanePoint> corners, String attributes) {
    String points =
        corners.stream()
            .map(corner -> Svg.number(corner.x()) + "," + Svg.number(corner.y()))
            .collect(Collectors.joining(" "));
    return "<polygon points=\"%s\" %s/>".formatted(points, attributes);
  }

  private static String path(List<CellView> cells, String attributes) {
    String path =
        Outlines.of(cells).stream()
            .map(
                corners ->
                    corners.stream()
                        .map(corner -> Svg.number(corner.x()) + " " + Svg.number(corner.y()))
                        .collect(Collectors.joining("L", "M", "Z")))
            .collect(Collectors.joining());
    return "<path d=\"%s\" %s/>".formatted(path, attributes);
  }

  private static String box(List<CellView> cells, double inset, String attributes) {
    Frame box = Plane.box(Plane.corners(cells));
    return new Frame(
            box.left() + inset,
            box.top() + inset,
            box.width() - 2 * inset,
            box.height() - 2 * inset)
        .filled("rx=\"14\" " + attributes);
  }

  private static String disc(PlanePoint center, double radius, String attributes) {
    return "<circle cx=\"%s\" cy=\"%s\" r=\"%s\" %s/>"
        .formatted(Svg.number(center.x()), Svg.number(center.y()), Svg.number(radius), attributes);
  }

  private static String bar(PlanePoint center, double dx, double dy, String attributes) {
    return line(
        new PlanePoint(center.x() - dx, center.y() - dy),
        new PlanePoint(center.x() + dx, center.y() + dy),
        attributes);
  }

  private static String line(PlanePoint from, PlanePoint to, String attributes) {
    return "<line x1=\"%s\" y1=\"%s\" x2=\"%s\" y2=\"%s\" %s/>"
        .formatted(
            Svg.number(from.x()),
            Svg.number(from.y()),
            Svg.number(to.x()),
            Svg.number(to.y()),
            attributes);
  }

  private static ImmutableList<String> bonds(
      List<CellView> cells, double reach, String attributes) {
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    for (int i = 0; i < cells.size(); i++) {
      PlanePoint one = cells.get(i).center();
      for (CellView cell : cells.subList(i + 1, cells.size())) {
        PlanePoint other = cell.center();
        if (Math.hypot(one.x() - other.x(), one.y() - other.y()) <= reach) {
          lines.add(line(one, other, attributes));
        }
      }
    }
    return lines.build();
  }

  /** Returns an arrow from the center of a cell to that of another one. */
  ImmutableList<String> arrow(String from, String to) {
    PlanePoint start = plane.cell(from).center();
    PlanePoint end = plane.cell(to).center();
    double length = Math.hypot(end.x() - start.x(), end.y() - start.y());
    if (length == 0) {
      return ImmutableList.of();
    }
    double dx = (end.x() - start.x()) / length;
    double dy = (end.y() - start.y()) / length;
    PlanePoint neck = new PlanePoint(end.x() - ARROW_HEAD * dx, end.y() - ARROW_HEAD * dy);
    String attributes = style.attributes("arrow");
    return ImmutableList.of(
        line(start, neck, attributes),
        polygon(
            ImmutableList.of(
                end,
                new PlanePoint(neck.x() - ARROW_WIDTH * dy, neck.y() + ARROW_WIDTH * dx),
                new PlanePoint(neck.x() + ARROW_WIDTH * dy, neck.y() - ARROW_WIDTH * dx)),
            attributes));
  }
}
