package io.github.boardrules.carteso;

/** A flood fill on a bitboard of one word for each rank. {@link #grow} fills one rank. */
final class LargeFloodFill extends FloodFill {
  private final BoardTables tables;
  private final int[] ranks;
  private final int base;
  private final int[] reached;

  /** The rows, as bits, with points adjacent to reached points of the next row. */
  private int pending;

  private int files;
  private int bottom;
  private int top;

  /**
   * A flood fill from one point.
   *
   * @param ranks words that contain those of the set
   * @param base the index of the empty row below the first rank of the set
   */
  LargeFloodFill(BoardTables tables, int start, int[] ranks, int base) {
    this.tables = tables;
    this.ranks = ranks;
    this.base = base;
    this.reached = new int[tables.height + 2];
    int rank = tables.rank(start) + 1;
    this.bottom = rank;
    this.top = rank;
    enter(rank, 1 << tables.file(start));
  }

  @Override
  LargeFloodFill fill() {
    while (pending != 0) {
      grow();
    }
    return this;
  }

  @Override
  boolean leaves(int box) {
    while (isWithin(box)) {
      if (pending == 0) {
        return false;
      }
      grow();
    }
    return true;
  }

  @Override
  boolean reaches(int neighbors, int point) {
    while ((neighbors & ~pattern(point)) != 0) {
      if (pending == 0) {
        return false;
      }
      grow();
    }
    return true;
  }

  private void grow() {
    enter(Integer.numberOfTrailingZeros(pending), 0);
  }

  private void enter(int rank, int start) {
    int set = ranks[base + rank];
    int seeds = (start | reached[rank - 1] | reached[rank] | reached[rank + 1]) & set;
    int filled = fillRuns(seeds, set, tables.width);
    reached[rank] = filled;
    files |= filled;
    bottom = Math.min(bottom, rank);
    top = Math.max(top, rank);
    pending =
        (pending & ~(1 << rank))
            | (oneIfAny(filled & ranks[base + rank - 1] & ~reached[rank - 1]) << (rank - 1))
            | (oneIfAny(filled & ranks[base + rank + 1] & ~reached[rank + 1]) << (rank + 1));
  }

  private static int oneIfAny(int word) {
    return (word | -word) >>> 31;
  }

  /**
   * Returns the runs of set bits that contain a given bit. The carry of an addition fills a run
   * upward in one operation; a Kogge-Stone fill, known from chess programs, fills it downward.
   */
  static int fillRuns(int some, int word, int width) {
    int filled = some | (word & ~(word + some));
    int run = word;
    for (int step = 1; step < width; step <<= 1) {
      filled |= run & (filled >>> step);
      run &= run >>> step;
    }
    return filled;
  }

  private boolean isWithin(int box) {
    int outside = ~((2 << BoundingBox.right(box)) - (1 << BoundingBox.left(box)));
    return bottom > BoundingBox.bottom(box)
        && top <= BoundingBox.top(box) + 1
        && (files & outside) == 0;
  }

  @Override
  int box() {
    return BoundingBox.of(files, bottom - 1, top - 1);
  }

  @Override
  int files(int rank) {
    return reached[rank + 1];
  }

  @Override
  int pattern(int point) {
    int rank = tables.rank(point) + 1;
    return LocalPattern.of(reached[rank - 1], reached[rank], reached[rank + 1], tables.file(point));
  }
}
