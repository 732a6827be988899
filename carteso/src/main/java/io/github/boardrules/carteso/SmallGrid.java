package io.github.boardrules.carteso;

import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.board.SquareBoard;

/**
 * A board of at most 128 points whose sets are two words of bits, low and high, held in variables:
 * what {@link io.github.boardrules.core.spi.SquareSetOps} does with objects, without making any.
 * Every operation that gives a set comes as two, one for each word.
 */
final class SmallGrid extends Grid {
  static final int CAPACITY = 128;

  private final int width;
  private final int rankMask;
  private final int foldBy;
  private final long allLow;
  private final long allHigh;
  private final long eastLow;
  private final long eastHigh;
  private final long westLow;
  private final long westHigh;
  private final byte[] files;
  private final byte[] ranks;
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
    this.foldBy = width * Integer.highestOneBit(Math.max(board.height() - 1, 1));
    this.allLow = board.all().word(0);
    this.allHigh = board.all().word(1);
    int size = board.size();
    this.files = new byte[size];
    this.ranks = new byte[size];
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
    return (1L << point) & ~inHigh(point);
  }

  static long high(int point) {
    return (1L << point) & inHigh(point);
  }

  /** All bits for a point in the high word, else none: where stones fall no branch is foreseen. */
  private static long inHigh(int point) {
    return (63L - point) >> 63;
  }

  /** The index of the first point of a set that is not empty. */
  static int first(long low, long high) {
    int inLow = Long.numberOfTrailingZeros(low);
    return inLow + (Long.numberOfTrailingZeros(high) & (int) inHigh(inLow));
  }

  private static int last(long low, long high) {
    int aboveHigh = Long.numberOfLeadingZeros(high);
    return 127 - aboveHigh - (Long.numberOfLeadingZeros(low) & (int) inHigh(aboveHigh));
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
    // One of the first two steps brings down what is in the high word, which so need not be folded.
    long folded = low;
    for (int by = foldBy; by >= width; by >>= 1) {
      long inHigh = inHigh(by);
      folded |= ((folded >>> by | high << -by) & ~inHigh) | (high >>> by & inHigh);
    }
    int inFiles = (int) folded & rankMask;
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

  /** Whether some points of a span are in its first and last rank and file. */
  boolean touchesSides(int span, long low, long high) {
    int bottom = Span.bottom(span);
    int top = Span.top(span);
    int left = Span.left(span);
    int right = Span.right(span);
    long atBottom = (low & belowLow[bottom]) | (high & belowHigh[bottom]);
    long atTop = (low & aboveLow[top]) | (high & aboveHigh[top]);
    long atLeft = (low & leftLow[left]) | (high & leftHigh[left]);
    long atRight = (low & rightLow[right]) | (high & rightHigh[right]);
    // A word or its negative is negative, unless it is 0.
    return ((atBottom | -atBottom) & (atTop | -atTop) & (atLeft | -atLeft) & (atRight | -atRight))
        < 0;
  }

  /** The points of the lowest rank of a span, and those below. */
  long bottomLow(int span) {
    return belowLow[Span.bottom(span)];
  }

  long bottomHigh(int span) {
    return belowHigh[Span.bottom(span)];
  }

  /**
   * The points that are as far from a neighbour of a point as the point is, or farther; or none.
   */
  long farLow(int neighbour, int point) {
    return switch (neighbour) {
      case Ring.SOUTH -> aboveLow[ranks[point]];
      case Ring.WEST -> rightLow[files[point]];
      case Ring.EAST -> leftLow[files[point]];
      case Ring.NORTH -> belowLow[ranks[point]];
      default -> 0;
    };
  }

  long farHigh(int neighbour, int point) {
    return switch (neighbour) {
      case Ring.SOUTH -> aboveHigh[ranks[point]];
      case Ring.WEST -> rightHigh[files[point]];
      case Ring.EAST -> leftHigh[files[point]];
      case Ring.NORTH -> belowHigh[ranks[point]];
      default -> 0;
    };
  }

  /** The points of a set around a point, as {@link Ring} says. */
  int ring(int point, long low, long high) {
    // Counted from the word below the low one, which is empty.
    int from = point + 63 - width;
    long first = (low & ifWord(from, 1)) | (high & ifWord(from, 2));
    long second = (low & ifWord(from, 0)) | (high & ifWord(from, 1));
    long window = (first >>> from) | (second << 1 << ~from);
    int below = (int) window & 7;
    int beside = (int) (window >>> width) & 7;
    int above = (int) (window >>> (2 * width)) & 7;
    return (below | (beside << 3) | (above << 6)) & ring(point);
  }

  private static long ifWord(int place, int word) {
    return (((place >> 6) ^ word) - 1L) >> 63;
  }
}
