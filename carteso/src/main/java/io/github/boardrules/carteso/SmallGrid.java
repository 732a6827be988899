package io.github.boardrules.carteso;

import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.board.SquareBoard;

/**
 * A board of at most 128 points whose sets are two words of bits, low and high, held in variables:
 * what {@link io.github.boardrules.core.board.SquareSets} does with objects, without making any.
 * Every operation that gives a set comes as two, one for each word.
 */
final class SmallGrid extends Grid {
  static final int CAPACITY = 128;

  private final int width;
  private final int rankMask;
  private final long allLow;
  private final long allHigh;
  private final long eastLow;
  private final long eastHigh;
  private final long westLow;
  private final long westHigh;
  private final byte[] files;
  private final byte[] ranks;
  private final short[] ringsOnBoard;
  private final long[] besideLow;
  private final long[] besideHigh;

  /** From a rank up, up to a rank, from a file on, up to a file. */
  private final long[] aboveLow;

  private final long[] aboveHigh;
  private final long[] belowLow;
  private final long[] belowHigh;
  private final long[] rightLow;
  private final long[] rightHigh;
  private final long[] leftLow;
  private final long[] leftHigh;

  SmallGrid(SquareBoard board) {
    super(board);
    this.width = board.width();
    this.rankMask = (1 << width) - 1;
    this.allLow = board.all().word(0);
    this.allHigh = board.all().word(1);
    int size = board.size();
    this.files = new byte[size];
    this.ranks = new byte[size];
    this.ringsOnBoard = new short[size];
    this.besideLow = new long[size];
    this.besideHigh = new long[size];
    this.aboveLow = new long[board.height()];
    this.aboveHigh = new long[board.height()];
    this.belowLow = new long[board.height()];
    this.belowHigh = new long[board.height()];
    this.rightLow = new long[width];
    this.rightHigh = new long[width];
    this.leftLow = new long[width];
    this.leftHigh = new long[width];
    for (Cell cell : board.cells()) {
      fillTables(board, cell);
    }
    this.eastLow = allLow & ~rightLow[width - 1];
    this.eastHigh = allHigh & ~rightHigh[width - 1];
    this.westLow = allLow & ~leftLow[0];
    this.westHigh = allHigh & ~leftHigh[0];
  }

  private void fillTables(SquareBoard board, Cell cell) {
    int point = board.index(cell);
    files[point] = (byte) cell.x();
    ranks[point] = (byte) cell.y();
    ringsOnBoard[point] = (short) Ring.onBoard(cell.x(), width);
    besideLow[point] = board.neighbours(cell).word(0);
    besideHigh[point] = board.neighbours(cell).word(1);
    for (int rank = 0; rank < board.height(); rank++) {
      aboveLow[rank] |= cell.y() >= rank ? low(point) : 0;
      aboveHigh[rank] |= cell.y() >= rank ? high(point) : 0;
      belowLow[rank] |= cell.y() <= rank ? low(point) : 0;
      belowHigh[rank] |= cell.y() <= rank ? high(point) : 0;
    }
    for (int file = 0; file < width; file++) {
      rightLow[file] |= cell.x() >= file ? low(point) : 0;
      rightHigh[file] |= cell.x() >= file ? high(point) : 0;
      leftLow[file] |= cell.x() <= file ? low(point) : 0;
      leftHigh[file] |= cell.x() <= file ? high(point) : 0;
    }
  }

  @Override
  SmallStones stones(CellSet black, CellSet white, Claims claims) {
    return new SmallStones(this, black, white, claims);
  }

  static long low(int point) {
    return point < 64 ? 1L << point : 0;
  }

  static long high(int point) {
    return point < 64 ? 0 : 1L << point;
  }

  /** The index of the first point of a set that is not empty. */
  static int first(long low, long high) {
    return low != 0 ? Long.numberOfTrailingZeros(low) : 64 + Long.numberOfTrailingZeros(high);
  }

  private static int last(long low, long high) {
    return high != 0 ? 127 - Long.numberOfLeadingZeros(high) : 63 - Long.numberOfLeadingZeros(low);
  }

  static int count(long low, long high) {
    return Long.bitCount(low) + Long.bitCount(high);
  }

  long allLow() {
    return allLow;
  }

  long allHigh() {
    return allHigh;
  }

  /** The neighbours of a point. */
  long besideLow(int point) {
    return besideLow[point];
  }

  long besideHigh(int point) {
    return besideHigh[point];
  }

  /** A set and its neighbours; in the last word also bits for which there is no point. */
  long grownLow(long low, long high) {
    return low
        | ((low & eastLow) << 1)
        | ((low & westLow) >>> 1)
        | ((high & westHigh) << 63)
        | (low << width)
        | (low >>> width)
        | (high << -width);
  }

  long grownHigh(long low, long high) {
    return high
        | ((high & eastHigh) << 1)
        | ((low & eastLow) >>> 63)
        | ((high & westHigh) >>> 1)
        | (high << width)
        | (low >>> -width)
        | (high >>> width);
  }

  /** The span of a set that is not empty. */
  int span(long low, long high) {
    int bottom = ranks[first(low, high)];
    int top = ranks[last(low, high)];
    int inFiles = 0;
    for (int rank = bottom; rank <= top; rank++) {
      inFiles |= (int) window(low, high, rank * width);
    }
    inFiles &= rankMask;
    return Span.of(
        Integer.numberOfTrailingZeros(inFiles),
        31 - Integer.numberOfLeadingZeros(inFiles),
        bottom,
        top);
  }

  /** The points within a span. */
  long withinLow(int span) {
    return aboveLow[Span.bottom(span)]
        & belowLow[Span.top(span)]
        & rightLow[Span.left(span)]
        & leftLow[Span.right(span)];
  }

  long withinHigh(int span) {
    return aboveHigh[Span.bottom(span)]
        & belowHigh[Span.top(span)]
        & rightHigh[Span.left(span)]
        & leftHigh[Span.right(span)];
  }

  /** The points of the lowest rank of a span, and those below. */
  long bottomLow(int span) {
    return belowLow[Span.bottom(span)];
  }

  long bottomHigh(int span) {
    return belowHigh[Span.bottom(span)];
  }

  /** The points that are, seen from a neighbour of a point, as far away as the point or farther. */
  long beyondLow(int point, int neighbour) {
    int step = point - neighbour;
    return step == 1 && width > 1
        ? rightLow[files[point]]
        : step == -1 && width > 1
            ? leftLow[files[point]]
            : step > 0 ? aboveLow[ranks[point]] : belowLow[ranks[point]];
  }

  long beyondHigh(int point, int neighbour) {
    int step = point - neighbour;
    return step == 1 && width > 1
        ? rightHigh[files[point]]
        : step == -1 && width > 1
            ? leftHigh[files[point]]
            : step > 0 ? aboveHigh[ranks[point]] : belowHigh[ranks[point]];
  }

  /** The points of a set around a point, as {@link Ring} says. */
  int ring(int point, long low, long high) {
    int from = point - width - 1;
    long window = from < 0 ? low << -from : window(low, high, from);
    int below = (int) window & 7;
    int beside = (int) (window >>> width) & 7;
    int above = (int) (window >>> (2 * width)) & 7;
    return (below | (beside << 3) | (above << 6)) & ringsOnBoard[point];
  }

  /** The 64 bits from a place on. */
  private static long window(long low, long high, int from) {
    return from < 64 ? (low >>> from) | (high << 1 << (63 - from)) : high >>> from;
  }
}
