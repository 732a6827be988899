package io.github.boardrules.carteso;

import io.github.boardrules.core.bits.BitOps;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.SquareBoard;

/**
 * A board of at most 128 points, whose sets are bitboards of two words, low and high. An operation
 * that gives a set comes as two methods, one for each word, because Java has no pairs without
 * objects.
 */
final class SmallBoardTables extends BoardTables {
  static final int CAPACITY = 128;

  private final int rankMask;
  private final int foldBy;
  final long allLow;
  final long allHigh;
  private final long notLastFileLow;
  private final long notLastFileHigh;
  private final long notFirstFileLow;
  private final long notFirstFileHigh;

  private final long[] neighborsLow;
  private final long[] neighborsHigh;

  /** The points of the first 0, 1, 2, … ranks. */
  private final long[] ranksLow;

  private final long[] ranksHigh;

  /** The points of the first 0, 1, 2, … files. */
  private final long[] filesLow;

  private final long[] filesHigh;

  SmallBoardTables(SquareBoard board) {
    super(board);
    this.foldBy = width * Integer.highestOneBit(Math.max(height - 1, 1));
    this.rankMask = (1 << width) - 1;
    this.neighborsLow = new long[board.size()];
    this.neighborsHigh = new long[board.size()];
    this.ranksLow = new long[height + 1];
    this.ranksHigh = new long[height + 1];
    this.filesLow = new long[width + 1];
    this.filesHigh = new long[width + 1];
    for (Cell cell : board.cells()) {
      int point = board.index(cell);
      neighborsLow[point] = board.neighbors(cell).word(0);
      neighborsHigh[point] = board.neighbors(cell).word(1);
      for (int count = cell.y() + 1; count <= height; count++) {
        ranksLow[count] |= low(point);
        ranksHigh[count] |= high(point);
      }
      for (int count = cell.x() + 1; count <= width; count++) {
        filesLow[count] |= low(point);
        filesHigh[count] |= high(point);
      }
    }
    this.allLow = filesLow[width];
    this.allHigh = filesHigh[width];
    this.notLastFileLow = filesLow[width - 1];
    this.notLastFileHigh = filesHigh[width - 1];
    this.notFirstFileLow = allLow & ~filesLow[1];
    this.notFirstFileHigh = allHigh & ~filesHigh[1];
  }

  static long low(int point) {
    return point < 64 ? 1L << point : 0;
  }

  static long high(int point) {
    return point < 64 ? 0 : 1L << point;
  }

  long neighborsLow(int point) {
    return neighborsLow[point];
  }

  long neighborsHigh(int point) {
    return neighborsHigh[point];
  }

  /** Returns the neighbors on the same ranks of the points of a set. */
  long besideLow(long low, long high) {
    return ((low & notLastFileLow) << 1)
        | ((low & notFirstFileLow) >>> 1)
        | ((high & notFirstFileHigh) << 63);
  }

  long besideHigh(long low, long high) {
    return ((high & notLastFileHigh) << 1)
        | ((low & notLastFileLow) >>> 63)
        | ((high & notFirstFileHigh) >>> 1);
  }

  /** Returns the neighbors on the same files; in the last word also bits without a point. */
  long aboveAndBelowLow(long low, long high) {
    return (low << width) | (low >>> width) | (high << -width);
  }

  long aboveAndBelowHigh(long low, long high) {
    return (high << width) | (low >>> -width) | (high >>> width);
  }

  /** Returns the points in a {@link BoundingBox}. */
  long boxLow(int box) {
    return (ranksLow[BoundingBox.top(box) + 1] ^ ranksLow[BoundingBox.bottom(box)])
        & (filesLow[BoundingBox.right(box) + 1] ^ filesLow[BoundingBox.left(box)]);
  }

  long boxHigh(int box) {
    return (ranksHigh[BoundingBox.top(box) + 1] ^ ranksHigh[BoundingBox.bottom(box)])
        & (filesHigh[BoundingBox.right(box) + 1] ^ filesHigh[BoundingBox.left(box)]);
  }

  /** Returns the {@link BoundingBox} of a set that is not empty. */
  int box(long low, long high) {
    int first = low != 0 ? Long.numberOfTrailingZeros(low) : 64 + Long.numberOfTrailingZeros(high);
    int last =
        high != 0 ? 127 - Long.numberOfLeadingZeros(high) : 63 - Long.numberOfLeadingZeros(low);
    int bottom = rank(first);
    int top = rank(last);
    // One of the first two steps moves all bits of the high word to the low one.
    long folded = low;
    for (int by = foldBy; by >= width; by >>= 1) {
      folded |= by < 64 ? folded >>> by | high << -by : high >>> by;
    }
    int files = (int) folded & rankMask;
    return BoundingBox.of(files, bottom, top);
  }

  /** Returns the points of a set that are in a rank, one bit for each file. */
  int files(long low, long high, int rank) {
    return (int) BitOps.from(low, high, rank * width) & rankMask;
  }

  /** Returns the {@link LocalPattern} of a set around a point. */
  int pattern(int point, long low, long high) {
    int start = point - width - 1;
    long window = start < 0 ? low << -start : BitOps.from(low, high, start);
    int below = (int) window & 7;
    int beside = (int) (window >>> width) & 7;
    int above = (int) (window >>> (2 * width)) & 7;
    return (below | (beside << 3) | (above << 6)) & pattern(point);
  }
}
