package io.github.boardrules.linage;

import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.board.SquareDirection;
import io.github.boardrules.core.territory.Orientation;
import java.util.Optional;

/** A region with lines of both orientations. */
final class FreeRegion {
  private final Terrain terrain;
  private final Lines lines;
  private final CellSet cells;

  FreeRegion(Terrain terrain, CellSet cells) {
    this.terrain = terrain;
    this.lines = terrain.lines();
    this.cells = cells;
  }

  /** The first of the parts that has no line, if a stone leaves one. */
  Optional<CellSet> partWithoutLine(int point) {
    return lines.sets().parts(cells, point).stream().filter(part -> !lines.exist(part)).findFirst();
  }

  /** The points where a stone leaves a line in every part. */
  CellSet placements() {
    long[] words = terrain.words(cells);
    CellSet doubtful =
        doubtful(
            lines.starts(Orientation.VERTICAL, cells), lines.starts(Orientation.HORIZONTAL, cells));
    CellSet illegal = cells.board().none();
    for (int point = doubtful.nextIndex(0); point >= 0; point = doubtful.nextIndex(point + 1)) {
      if (!terrain.leavesEveryPartALine(words, point)) {
        illegal = illegal.with(cells.board().cell(point));
      }
    }
    return cells.minus(illegal);
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
