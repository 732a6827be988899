package io.github.boardrules.linage;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.board.SquareDirection;
import io.github.boardrules.core.territory.Orientation;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A region with lines of both orientations. What may be placed in it depends on nothing outside of
 * it, so all positions that have it share it, and the answer.
 */
final class FreeRegion {
  private final Lines lines;
  private final CellSet cells;
  private @Nullable CellSet placements;

  FreeRegion(Lines lines, CellSet cells) {
    this.lines = lines;
    this.cells = cells;
  }

  CellSet cells() {
    return cells;
  }

  /** The parts that a stone leaves of the region. */
  ImmutableList<CellSet> parts(int point) {
    return lines.sets().parts(cells, point);
  }

  /** The first of the parts that has no line, if a stone leaves one. */
  Optional<CellSet> partWithoutLine(int point) {
    return parts(point).stream().filter(part -> !lines.exist(part)).findFirst();
  }

  /** The points where a stone leaves a line in every part. Found once. */
  CellSet placements() {
    CellSet found = placements;
    if (found == null) {
      found = findPlacements();
      placements = found;
    }
    return found;
  }

  private CellSet findPlacements() {
    CellSet vertical = lines.starts(Orientation.VERTICAL, cells);
    CellSet horizontal = lines.starts(Orientation.HORIZONTAL, cells);
    CellSet doubtful = doubtful(vertical, horizontal);
    CellSet found = cells.minus(doubtful);
    for (int point = doubtful.nextIndex(0); point >= 0; point = doubtful.nextIndex(point + 1)) {
      CellSet left =
          vertical
              .minus(lines.startsThrough(Orientation.VERTICAL, point))
              .union(horizontal.minus(lines.startsThrough(Orientation.HORIZONTAL, point)));
      Cell cell = cells.board().cell(point);
      if (everyNeighbourReaches(left, cell)) {
        found = found.with(cell);
      }
    }
    return found;
  }

  private boolean everyNeighbourReaches(CellSet starts, Cell cell) {
    CellSet rest = cells.without(cell);
    CellSet neighbours = cells.board().neighbours(cell).intersection(rest);
    for (int next = neighbours.nextIndex(0); next >= 0; next = neighbours.nextIndex(next + 1)) {
      if (!lines.sets().reaches(rest, next, starts)) {
        return false;
      }
    }
    return true;
  }

  /**
   * The points of which a neighbour has no line but such as a stone might break; on all others a
   * stone leaves each neighbour, and so each part, a line. A line across the step to the neighbour
   * cannot break, nor one that begins with the neighbour and leads on.
   */
  private CellSet doubtful(CellSet vertical, CellSet horizontal) {
    CellSet onVertical = lines.points(Orientation.VERTICAL, vertical);
    CellSet onHorizontal = lines.points(Orientation.HORIZONTAL, horizontal);
    CellSet tops = lines.ends(Orientation.VERTICAL, vertical);
    CellSet rightEnds = lines.ends(Orientation.HORIZONTAL, horizontal);
    return besides(onVertical, horizontal, SquareDirection.WEST)
        .union(besides(onVertical, rightEnds, SquareDirection.EAST))
        .union(besides(onHorizontal, vertical, SquareDirection.SOUTH))
        .union(besides(onHorizontal, tops, SquareDirection.NORTH))
        .intersection(cells);
  }

  /** Where a step leads from the points that are neither across nor at an end. */
  private CellSet besides(CellSet across, CellSet ends, SquareDirection step) {
    return lines.sets().shift(cells.minus(across).minus(ends), step);
  }
}
