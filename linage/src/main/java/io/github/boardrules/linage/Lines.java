package io.github.boardrules.linage;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.board.SquareDirection;
import io.github.boardrules.core.spi.SquareSetOps;
import io.github.boardrules.core.territory.Orientation;
import java.util.Optional;

/**
 * The lines of sets of empty points. A line is known by its start, its bottom or left end, so that
 * all lines of an orientation are one set of points.
 */
final class Lines {
  private final SquareSetOps sets;
  private final int length;

  Lines(SquareSetOps sets, int length) {
    this.sets = sets;
    this.length = length;
  }

  private static SquareDirection forwards(Orientation orientation) {
    return orientation == Orientation.VERTICAL ? SquareDirection.NORTH : SquareDirection.EAST;
  }

  SquareSetOps sets() {
    return sets;
  }

  /** The starts of the lines of an orientation that lie in a set of points. */
  CellSet starts(Orientation orientation, CellSet points) {
    CellSet starts = points;
    CellSet shifted = points;
    for (int i = 1; i < length; i++) {
      shifted = sets.shift(shifted, forwards(orientation).opposite());
      starts = starts.intersection(shifted);
    }
    return starts;
  }

  /** The other ends of lines, given their starts. */
  CellSet ends(Orientation orientation, CellSet starts) {
    CellSet ends = starts;
    for (int i = 1; i < length; i++) {
      ends = sets.shift(ends, forwards(orientation));
    }
    return ends;
  }

  /** All points of lines, given their starts. */
  CellSet points(Orientation orientation, CellSet starts) {
    CellSet points = starts;
    CellSet shifted = starts;
    for (int i = 1; i < length; i++) {
      shifted = sets.shift(shifted, forwards(orientation));
      points = points.union(shifted);
    }
    return points;
  }

  /** Whether a set of points has a line of an orientation. */
  boolean exist(Orientation orientation, CellSet points) {
    return !starts(orientation, points).isEmpty();
  }

  /** Whether a set of points has a line. */
  boolean exist(CellSet points) {
    return exist(Orientation.VERTICAL, points) || exist(Orientation.HORIZONTAL, points);
  }

  /** The side whose lines are the only ones of a region that has lines; empty if both have one. */
  Optional<Orientation> owner(CellSet region) {
    if (!exist(Orientation.HORIZONTAL, region)) {
      return Optional.of(Orientation.VERTICAL);
    }
    return exist(Orientation.VERTICAL, region)
        ? Optional.empty()
        : Optional.of(Orientation.HORIZONTAL);
  }

  /** The points of those components of a set that have a line of an orientation. */
  CellSet componentsWith(Orientation orientation, CellSet points) {
    return sets.reached(points(orientation, starts(orientation, points)), points);
  }

  /** The lines of a set of points, the vertical ones first, ordered by their starts. */
  ImmutableList<Line> in(CellSet points) {
    ImmutableList.Builder<Line> lines = ImmutableList.builder();
    for (Orientation orientation : Orientation.values()) {
      SquareDirection direction = forwards(orientation);
      for (Cell start : starts(orientation, points)) {
        ImmutableList.Builder<Cell> cells = ImmutableList.builder();
        for (int i = 0; i < length; i++) {
          cells.add(new Cell(start.x() + i * direction.dx(), start.y() + i * direction.dy()));
        }
        lines.add(new Line(orientation, cells.build()));
      }
    }
    return lines.build();
  }
}
