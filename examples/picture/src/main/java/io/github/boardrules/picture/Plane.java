package io.github.boardrules.picture;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.boardrules.core.board.PlanePoint;
import io.github.boardrules.picture.view.BoardView;
import io.github.boardrules.picture.view.BoardView.CellView;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The cells of a board in the plane of a picture, where y increases downward. */
final class Plane {
  /** The distance of a label to the first cell of its line, in steps of the line. */
  private static final double LABEL_STEPS = 0.82;

  /** A little less than the distance of a label below a cell. */
  private static final double FREE = 0.8;

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

  /**
   * Returns the names of files and ranks with their places: below the ends of files, or beyond the
   * ends of the lines.
   */
  ImmutableMap<String, PlanePoint> labels() {
    Map<String, List<PlanePoint>> lines = new LinkedHashMap<>();
    for (CellView cell : cells.values()) {
      String file = cell.name().replaceAll("[0-9]", "");
      String rank = cell.name().substring(file.length());
      lines.computeIfAbsent(file, key -> new ArrayList<>()).add(cell.center());
      lines.computeIfAbsent(rank, key -> new ArrayList<>()).add(cell.center());
    }
    lines.replaceAll((name, line) -> line.stream().sorted(order(isRank(name))).toList());
    ImmutableMap.Builder<String, PlanePoint> labels = ImmutableMap.builder();
    lines.forEach(
        (name, line) -> {
          PlanePoint end = line.get(0);
          PlanePoint step = step(lines, isRank(name));
          PlanePoint below = new PlanePoint(end.x(), end.y() + LABEL_STEPS);
          labels.put(
              name,
              !isRank(name) && isFree(below)
                  ? below
                  : new PlanePoint(
                      end.x() + LABEL_STEPS * step.x(), end.y() + LABEL_STEPS * step.y()));
        });
    return labels.buildOrThrow();
  }

  private boolean isFree(PlanePoint point) {
    return cells.values().stream()
        .map(CellView::center)
        .allMatch(center -> Math.hypot(center.x() - point.x(), center.y() - point.y()) > FREE);
  }

  private static boolean isRank(String name) {
    return Character.isDigit(name.charAt(0));
  }

  /** Orders the cells of a line: those of a rank from the left, those of a file from below. */
  private static Comparator<PlanePoint> order(boolean isRank) {
    return isRank
        ? Comparator.comparingDouble(PlanePoint::x)
        : Comparator.comparingDouble(PlanePoint::y).reversed();
  }

  /**
   * Returns the step of length 1 to the left along ranks, or down along files. A line may have a
   * single cell, which shows no direction, so that it is taken from any line with two.
   */
  private static PlanePoint step(Map<String, List<PlanePoint>> lines, boolean isRank) {
    return lines.entrySet().stream()
        .filter(line -> isRank(line.getKey()) == isRank && line.getValue().size() > 1)
        .findFirst()
        .map(line -> step(line.getValue().get(1), line.getValue().get(0)))
        .orElse(isRank ? new PlanePoint(-1, 0) : new PlanePoint(0, 1));
  }

  private static PlanePoint step(PlanePoint from, PlanePoint to) {
    double length = Math.hypot(to.x() - from.x(), to.y() - from.y());
    return new PlanePoint((to.x() - from.x()) / length, (to.y() - from.y()) / length);
  }
}
