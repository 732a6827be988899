package io.github.boardrules.core.board;

import com.google.common.collect.ArrayListMultimap;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ListMultimap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Traces the outline of a set of cells: the edges that belong to exactly one of its cells. Edge n
 * of a cell leads counterclockwise from its corner n to the next one, so that the set is on the
 * left of every edge.
 */
final class Outlines {
  private final Board board;

  /** The edges of the outline that are not traced yet. */
  private final Set<Edge> open = new LinkedHashSet<>();

  /** The edges of the outline, by the corners where they begin. */
  private final ListMultimap<Long, Edge> byStart = ArrayListMultimap.create();

  private record Edge(Cell cell, int number) {}

  private record Corners(long from, long to) {}

  private Outlines(CellSet cells) {
    this.board = cells.board();
    Set<Corners> all = new HashSet<>();
    for (Cell cell : cells) {
      for (int number = 0; number < board.cornerCount(); number++) {
        all.add(new Corners(start(new Edge(cell, number)), end(new Edge(cell, number))));
      }
    }
    for (Cell cell : cells) {
      for (int number = 0; number < board.cornerCount(); number++) {
        Edge edge = new Edge(cell, number);
        if (!all.contains(new Corners(end(edge), start(edge)))) {
          open.add(edge);
          byStart.put(start(edge), edge);
        }
      }
    }
  }

  /** Returns closed paths, those around the set counterclockwise and those around holes not. */
  static ImmutableList<ImmutableList<PlanePoint>> of(CellSet cells) {
    Outlines outlines = new Outlines(cells);
    ImmutableList.Builder<ImmutableList<PlanePoint>> paths = ImmutableList.builder();
    while (!outlines.open.isEmpty()) {
      paths.add(outlines.path(outlines.open.iterator().next()));
    }
    return paths.build();
  }

  private ImmutableList<PlanePoint> path(Edge first) {
    ImmutableList.Builder<PlanePoint> points = ImmutableList.builder();
    Edge edge = first;
    do {
      open.remove(edge);
      points.add(board.outline(edge.cell()).get(edge.number()));
      edge = next(edge);
    } while (!edge.equals(first));
    return points.build();
  }

  /** Returns the edge that continues another. Two squares that share only a corner stay apart. */
  private Edge next(Edge edge) {
    List<Edge> candidates = byStart.get(end(edge));
    Edge sameCell = new Edge(edge.cell(), (edge.number() + 1) % board.cornerCount());
    return candidates.contains(sameCell) ? sameCell : candidates.get(0);
  }

  private long start(Edge edge) {
    return board.corner(edge.cell(), edge.number());
  }

  private long end(Edge edge) {
    return board.corner(edge.cell(), (edge.number() + 1) % board.cornerCount());
  }
}
