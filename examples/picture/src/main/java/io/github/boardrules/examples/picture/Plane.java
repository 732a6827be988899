package io.github.boardrules.examples.picture;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.boardrules.core.board.PlanePoint;
import io.github.boardrules.examples.view.BoardView;
import io.github.boardrules.examples.view.BoardView.CellView;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The cells of a board in the plane of a picture, where y increases downward. */
final class Plane {
  /** The distance of a label to the first cell of its line, in steps of the line. */
  private static final double LABEL_STEPS = 0.82;

  private final ImmutableMap<String, CellView> cells;

  Plane(BoardView board, boolean isFlipped) {
    this.cells =
        board.cells().stream()
            .map(cell -> turned(cell, isFlipped ? -1 : 1))
            .collect(ImmutableMap.toImmutableMap(CellView::name, cell -> cell));
  }

  private static CellView turned(CellView cell, int sign) {
    return new CellView(
        cell.name(),
        turned(cell.center(), sign),
        cell.outline().stream().map(corner -> turned(corner, sign)).collect(toImmutableList()));
  }

  private static PlanePoint turned(PlanePoint point, int sign) {
    return new PlanePoint(sign * point.x(), -sign * point.y());
  }

  /** Returns the cell with a name. */
  CellView cell(String name) {
    CellView cell = cells.get(name);
    if (cell == null) {
      throw new IllegalArgumentException("The board has no cell " + name);
    }
    return cell;
  }

  ImmutableList<CellView> cells(Iterable<String> names) {
    ImmutableList.Builder<CellView> found = ImmutableList.builder();
    names.forEach(name -> found.add(cell(name)));
    return found.build();
  }

  /** Returns the smallest rectangle that contains points. */
  static Frame box(List<PlanePoint> points) {
    double left = points.stream().mapToDouble(PlanePoint::x).min().orElseThrow();
    double right = points.stream().mapToDouble(PlanePoint::x).max().orElseThrow();
    double top = points.stream().mapToDouble(PlanePoint::y).min().orElseThrow();
    double bottom = points.stream().mapToDouble(PlanePoint::y).max().orElseThrow();
    return new Frame(left, top, right - left, bottom - top);
  }

  static ImmutableList<PlanePoint> corners(List<CellView> cells) {
    return cells.stream().flatMap(cell -> cell.outline().stream()).collect(toImmutableList());
  }

  /** Returns the corners of all cells. */
  ImmutableList<PlanePoint> corners() {
    return corners(cells.values().asList());
  }

  /** Returns the names of files and ranks with their places, beyond the ends of the lines. */
  ImmutableMap<String, PlanePoint> labels() {
    Map<String, List<PlanePoint>> lines = new LinkedHashMap<>();
    for (CellView cell : cells.values()) {
      String file = cell.name().replaceAll("[0-9]", "");
      String rank = cell.name().substring(file.length());
      lines.computeIfAbsent(file, key -> new ArrayList<>()).add(cell.center());
      lines.computeIfAbsent(rank, key -> new ArrayList<>()).add(cell.center());
    }
    ImmutableMap.Builder<String, PlanePoint> labels = ImmutableMap.builder();
    lines.forEach((name, line) -> labels.put(name, beyond(line, isRank(name))));
    return labels.buildOrThrow();
  }

  private static boolean isRank(String name) {
    return Character.isDigit(name.charAt(0));
  }

  /** Returns the place of a label: left of a rank, below a file. */
  private static PlanePoint beyond(List<PlanePoint> line, boolean isRank) {
    Comparator<PlanePoint> order =
        isRank
            ? Comparator.comparingDouble(PlanePoint::x)
            : Comparator.comparingDouble(PlanePoint::y).reversed();
    List<PlanePoint> sorted = line.stream().sorted(order).toList();
    PlanePoint end = sorted.get(0);
    double dx = isRank ? -1 : 0;
    double dy = isRank ? 0 : 1;
    if (sorted.size() > 1) {
      double length = Math.hypot(end.x() - sorted.get(1).x(), end.y() - sorted.get(1).y());
      dx = (end.x() - sorted.get(1).x()) / length;
      dy = (end.y() - sorted.get(1).y()) / length;
    }
    return new PlanePoint(end.x() + LABEL_STEPS * dx, end.y() + LABEL_STEPS * dy);
  }
}
