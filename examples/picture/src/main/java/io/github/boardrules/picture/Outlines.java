package io.github.boardrules.picture;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.board.PlanePoint;
import io.github.boardrules.picture.view.BoardView.CellView;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Finds the outline of a union of cells: the edges that belong to one of the cells only. */
final class Outlines {
  private static final double PRECISION = 1e4;

  private record Corner(long x, long y) {
    static Corner of(PlanePoint point) {
      return new Corner(Math.round(point.x() * PRECISION), Math.round(point.y() * PRECISION));
    }
  }

  private record Edge(PlanePoint from, PlanePoint to) {
    double angle() {
      return Math.atan2(to.y() - from.y(), to.x() - from.x());
    }

    boolean continues(Edge other) {
      return Corner.of(from).equals(Corner.of(other.to));
    }

    /** Returns the angle by which the direction changes from this edge to the next. */
    double turn(Edge next) {
      double change = next.angle() - angle();
      return Math.atan2(Math.sin(change), Math.cos(change));
    }
  }

  private Outlines() {}

  /** Returns the outlines of a union of cells as closed paths. */
  static ImmutableList<ImmutableList<PlanePoint>> of(List<CellView> cells) {
    List<Edge> open = new ArrayList<>(edges(cells));
    ImmutableList.Builder<ImmutableList<PlanePoint>> paths = ImmutableList.builder();
    while (!open.isEmpty()) {
      paths.add(path(open));
    }
    return paths.build();
  }

  private static ImmutableList<Edge> edges(List<CellView> cells) {
    Map<List<Corner>, Edge> edges = new LinkedHashMap<>();
    for (CellView cell : cells) {
      for (int i = 0; i < cell.outline().size(); i++) {
        PlanePoint from = cell.outline().get(i);
        PlanePoint to = cell.outline().get((i + 1) % cell.outline().size());
        if (edges.remove(List.of(Corner.of(to), Corner.of(from))) == null) {
          edges.put(List.of(Corner.of(from), Corner.of(to)), new Edge(from, to));
        }
      }
    }
    return ImmutableList.copyOf(edges.values());
  }

  /** Removes a closed path from the open edges. Where paths touch, it keeps to one side. */
  private static ImmutableList<PlanePoint> path(List<Edge> open) {
    ImmutableList.Builder<PlanePoint> corners = ImmutableList.builder();
    Edge edge = open.remove(0);
    corners.add(edge.from());
    while (true) {
      Edge last = edge;
      Edge next =
          open.stream()
              .filter(other -> other.continues(last))
              .min(Comparator.comparingDouble(last::turn))
              .orElse(null);
      if (next == null) {
        return corners.build();
      }
      open.remove(next);
      corners.add(next.from());
      edge = next;
    }
  }
}
