package io.github.boardrules.linage;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.board.SquareBoard;
import io.github.boardrules.core.spi.SquareSetOps;
import org.jspecify.annotations.Nullable;

/**
 * Which points are empty, and on which of them a stone may be placed. These points, in their order,
 * are what the legal moves are made of.
 *
 * <p>A stone changes little, and that is found near to it. It cuts points off or breaks the last
 * line of an orientation; then regions change. It leaves some points next to it with lines that all
 * go through one other point; then that becomes illegal. And it fills a pocket of one point; only
 * then can a point, the one before the pocket, become legal.
 */
abstract sealed class Ground permits SmallGround, LargeGround {
  private final @Nullable Hull free;

  Ground(@Nullable Hull free) {
    this.free = free;
  }

  /** The ground with some empty points, of which each region must have a line. */
  static Ground of(Terrain terrain, CellSet empty) {
    Hull free = null;
    CellSet legal = terrain.board().none();
    for (CellSet region : terrain.lines().sets().components(empty)) {
      if (terrain.lines().owner(region).isEmpty()) {
        free = new Hull(terrain.words(region), free);
        legal = legal.union(new FreeRegion(terrain, region).placements());
      }
    }
    return of(terrain, empty, legal, free);
  }

  private static Ground of(Terrain terrain, CellSet empty, CellSet legal, @Nullable Hull free) {
    return terrain.board().size() <= SmallGround.CAPACITY
        ? new SmallGround(empty, legal, free)
        : new LargeGround(terrain.words(empty), terrain.words(legal), free);
  }

  /** The ground after a stone on a point where it may be placed. */
  abstract Ground after(Terrain terrain, int point);

  /** The empty points. */
  abstract CellSet empty(Terrain terrain);

  /** The points where a stone may be placed. */
  abstract CellSet legal(Terrain terrain);

  /** The number of points where a stone may be placed. */
  abstract int count();

  /** The index of the point that has a given number of them before it. */
  abstract int index(int rank);

  /** Whether no stone lies on a point. */
  abstract boolean isEmpty(int point);

  /** Whether a stone may be placed on a point. */
  abstract boolean isLegal(int point);

  /** Whether the same points of the same board are empty. */
  abstract boolean hasSameStones(Ground other);

  final @Nullable Hull free() {
    return free;
  }

  /**
   * The free regions after a stone.
   *
   * @param hull that of its region
   * @param point where it lies
   * @param window its window, after the stone
   * @param piece what it cuts off, as {@link Window#cutOff} tells; not 0
   * @param rest the points of the region without the stone; the array is taken over
   */
  final @Nullable Hull freeAfterSplit(
      Terrain terrain, Hull hull, int point, long window, long piece, long... rest) {
    if (piece == Window.UNKNOWN) {
      return freeAfter(terrain, hull, point, window, rest);
    }
    Windows windows = terrain.windows();
    Hull others = Hull.without(free, hull);
    long shown = window;
    for (long cut = piece; cut != 0; ) {
      for (long bits = cut; bits != 0; bits &= bits - 1) {
        int other = windows.point(point, Long.numberOfTrailingZeros(bits));
        rest[other >> 6] &= ~(1L << other);
      }
      if (Window.hasBothLines(cut, terrain.lineLength())) {
        others = new Hull(windows.points(rest.length, point, cut), others);
      }
      shown &= ~cut;
      cut = Window.cutOff(shown, windows.place(point), windows.open(point));
      if (cut == Window.UNKNOWN) {
        return plusParts(others, terrain, parts(terrain, point, rest));
      }
    }
    return terrain.hasBothLines(rest) ? new Hull(rest, others) : others;
  }

  /** The same, when the window does not tell whether the stone splits the region. */
  private @Nullable Hull freeAfter(
      Terrain terrain, Hull hull, int point, long window, long... rest) {
    ImmutableList<CellSet> parts = parts(terrain, point, window, rest);
    return parts.size() == 1 && terrain.hasBothLines(rest)
        ? free
        : plusParts(Hull.without(free, hull), terrain, parts);
  }

  /** The components of what a stone leaves of a region, found with the help of its window. */
  private static ImmutableList<CellSet> parts(
      Terrain terrain, int point, long window, long... rest) {
    Windows windows = terrain.windows();
    long arcs = Ring.arcs(window, windows.place(point));
    long first = Window.flood(arcs & -arcs, window);
    long others = arcs & ~first;
    long second = Window.flood(others & -others, window);
    if ((others & ~second) != 0) {
      return parts(terrain, point, rest);
    }
    SquareBoard board = terrain.board();
    SquareSetOps sets = terrain.lines().sets();
    CellSet region = CellSet.ofBits(board, rest);
    CellSet from = CellSet.ofBits(board, windows.points(rest.length, point, first));
    CellSet to = CellSet.ofBits(board, windows.points(rest.length, point, second));
    if (sets.reaches(region, from, to)) {
      return ImmutableList.of(region);
    }
    CellSet part = sets.reached(from, region);
    return ImmutableList.of(part, region.minus(part));
  }

  /** The components of what a stone leaves of a region. */
  private static ImmutableList<CellSet> parts(Terrain terrain, int point, long... rest) {
    SquareBoard board = terrain.board();
    CellSet region = CellSet.ofBits(board, rest).with(board.cell(point));
    return terrain.lines().sets().parts(region, point);
  }

  private static @Nullable Hull plusParts(
      @Nullable Hull hulls, Terrain terrain, ImmutableList<CellSet> parts) {
    Hull all = hulls;
    for (CellSet part : parts) {
      long[] words = terrain.words(part);
      if (terrain.hasBothLines(words)) {
        all = new Hull(words, all);
      }
    }
    return all;
  }

  /** All points of regions that have an owner. */
  final CellSet owned(Terrain terrain) {
    CellSet empty = empty(terrain);
    if (free == null) {
      return empty;
    }
    long[] hulls = new long[terrain.words()];
    for (int word = 0; word < hulls.length; word++) {
      hulls[word] = Hull.union(free, word);
    }
    return empty.minus(CellSet.ofBits(terrain.board(), hulls));
  }
}
