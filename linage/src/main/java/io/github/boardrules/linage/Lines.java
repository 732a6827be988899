package io.github.boardrules.linage;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.board.SquareDirection;
import io.github.boardrules.core.territory.Orientation;
import java.util.Optional;

/**
 * Finds the lines in sets of empty points. A line is represented by its <em>start</em>, which is
 * its bottom or left end. A set of starts represents any number of lines of one orientation.
 */
@Immutable
record Lines(int length) {
  private static SquareDirection forward(Orientation orientation) {
    return orientation == Orientation.VERTICAL ? SquareDirection.NORTH : SquareDirection.EAST;
  }

  /** Returns the starts of the lines of an orientation in a set of points. */
  CellSet starts(Orientation orientation, CellSet points) {
    CellSet starts = points;
    CellSet shifted = points;
    for (int i = 1; i < length; i++) {
      shifted = shifted.shift(forward(orientation).opposite());
      starts = starts.intersection(shifted);
    }
    return starts;
  }

  /** Returns the top or right ends of the lines with the given starts. */
  CellSet ends(Orientation orientation, CellSet starts) {
    CellSet ends = starts;
    for (int i = 1; i < length; i++) {
      ends = ends.shift(forward(orientation));
    }
    return ends;
  }

  /** Returns the points of the lines with the given starts. */
  CellSet points(Orientation orientation, CellSet starts) {
    CellSet points = starts;
    CellSet shifted = starts;
    for (int i = 1; i < length; i++) {
      shifted = shifted.shift(forward(orientation));
      points = points.union(shifted);
    }
    return points;
  }

  boolean exist(Orientation orientation, CellSet points) {
    return !starts(orientation, points).isEmpty();
  }

  boolean exist(CellSet points) {
    return exist(Orientation.VERTICAL, points) || exist(Orientation.HORIZONTAL, points);
  }

  /** Returns the owner of a region, which must have a line; empty if the region is free. */
  Optional<Orientation> owner(CellSet region) {
    if (!exist(Orientation.HORIZONTAL, region)) {
      return Optional.of(Orientation.VERTICAL);
    }
    return exist(Orientation.VERTICAL, region)
        ? Optional.empty()
        : Optional.of(Orientation.HORIZONTAL);
  }

  /** Returns the first part without a line that a stone would leave of a region. */
  Optional<CellSet> partWithoutLine(CellSet region, Cell stone) {
    return region.componentsWithout(stone).stream().filter(part -> !exist(part)).findFirst();
  }

  /**
   * Returns a superset of the points where a stone leaves a part of a region without a line.
   *
   * <p>A neighbor of the stone keeps a line if the line is perpendicular to the step from the stone
   * to the neighbor, or starts at the neighbor and leads away from the stone. If every neighbor
   * keeps a line, every part of the region does.
   */
  CellSet doubtful(CellSet cells) {
    CellSet vertical = starts(Orientation.VERTICAL, cells);
    CellSet horizontal = starts(Orientation.HORIZONTAL, cells);
    CellSet offVertical = cells.minus(points(Orientation.VERTICAL, vertical));
    CellSet offHorizontal = cells.minus(points(Orientation.HORIZONTAL, horizontal));
    CellSet tops = ends(Orientation.VERTICAL, vertical);
    CellSet rightEnds = ends(Orientation.HORIZONTAL, horizontal);
    return offVertical
        .minus(horizontal)
        .shift(SquareDirection.WEST)
        .union(offVertical.minus(rightEnds).shift(SquareDirection.EAST))
        .union(offHorizontal.minus(vertical).shift(SquareDirection.SOUTH))
        .union(offHorizontal.minus(tops).shift(SquareDirection.NORTH))
        .intersection(cells);
  }

  /** Returns the union of the connected components that have a line of an orientation. */
  CellSet componentsWith(Orientation orientation, CellSet points) {
    return points(orientation, starts(orientation, points)).flood(points);
  }

  /** Returns the lines in a set of points, vertical lines first, ordered by their starts. */
  ImmutableList<LinageLine> in(CellSet points) {
    ImmutableList.Builder<LinageLine> lines = ImmutableList.builder();
    for (Orientation orientation : Orientation.values()) {
      SquareDirection direction = forward(orientation);
      for (Cell start : starts(orientation, points)) {
        ImmutableList.Builder<Cell> cells = ImmutableList.builder();
        for (int i = 0; i < length; i++) {
          cells.add(new Cell(start.x() + i * direction.dx(), start.y() + i * direction.dy()));
        }
        lines.add(new LinageLine(orientation, cells.build()));
      }
    }
    return lines.build();
  }
}
