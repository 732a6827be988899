package io.github.boardrules.linage;

import io.github.boardrules.core.board.SquareBoard;
import io.github.boardrules.core.spi.BitOps;

/**
 * Where the {@link Window} of each point lies: around the point, as far as the board reaches.
 *
 * <p>The bits of a board, whose bit {@code i} stands for the point of index {@code i}, are given as
 * two words for boards up to 128 points, else as an array.
 */
final class Windows {
  /** The widest board of which four ranks of a window are within 64 bits. */
  private static final int MAX_WIDTH_OF_FOUR = 18;

  private final int width;
  private final int columns;
  private final int rows;
  private final boolean isSquare;
  private final short[] origins;
  private final byte[] places;
  private final long[] open;

  Windows(SquareBoard board) {
    this.width = board.width();
    this.columns = Math.min(Window.SIDE, board.width());
    this.rows = Math.min(Window.SIDE, board.height());
    this.isSquare = columns == Window.SIDE && rows == Window.SIDE;
    this.origins = new short[board.size()];
    this.places = new byte[board.size()];
    this.open = new long[board.size()];
    for (int point = 0; point < board.size(); point++) {
      int left = start(point % width, board.width());
      int bottom = start(point / width, board.height());
      origins[point] = (short) (bottom * width + left);
      places[point] = (byte) (Window.SIDE * (point / width - bottom) + point % width - left);
      open[point] = open(left, bottom, board);
    }
  }

  /** Where a window begins: so that a coordinate is near to its middle. */
  private static int start(int coordinate, int side) {
    return Math.max(0, Math.min(coordinate - (Window.SIDE - 1) / 2, side - Window.SIDE));
  }

  private static long open(int left, int bottom, SquareBoard board) {
    long open = 0;
    for (int place = 0; place < Window.SIDE * Window.SIDE; place++) {
      int x = place % Window.SIDE;
      int y = place / Window.SIDE;
      if ((x == 0 && left > 0)
          || (y == 0 && bottom > 0)
          || (x == Window.SIDE - 1 && left + Window.SIDE < board.width())
          || (y == Window.SIDE - 1 && bottom + Window.SIDE < board.height())) {
        open |= 1L << place;
      }
    }
    return open;
  }

  /** The bit that stands for a point in its window. */
  int place(int point) {
    return places[point];
  }

  /** The open points of the window of a point. */
  long open(int point) {
    return open[point];
  }

  /** The point for which a bit stands in the window of another. */
  int point(int ofWindow, int place) {
    return origins[ofWindow] + (place / Window.SIDE) * width + place % Window.SIDE;
  }

  /** The points for which bits of the window of a point stand, in words. */
  long[] points(int wordCount, int ofWindow, long bits) {
    long[] words = new long[wordCount];
    for (long rest = bits; rest != 0; rest &= rest - 1) {
      int point = point(ofWindow, Long.numberOfTrailingZeros(rest));
      words[point >> 6] |= 1L << point;
    }
    return words;
  }

  /** The window of a point. */
  long of(long low, long high, int point) {
    int origin = origins[point];
    if (isSquare && width <= MAX_WIDTH_OF_FOUR) {
      return fourRanks(BitOps.from(low, high, origin))
          | (fourRanks(BitOps.from(low, high, origin + 4 * width)) << 32);
    }
    long window = 0;
    for (int row = 0; row < rows; row++) {
      window |= rank(BitOps.from(low, high, origin + row * width)) << (Window.SIDE * row);
    }
    return window;
  }

  /** The window of a point. */
  long of(long[] words, int point) {
    int origin = origins[point];
    if (isSquare) {
      return width <= MAX_WIDTH_OF_FOUR
          ? fourRanks(BitOps.from(words, origin))
              | (fourRanks(BitOps.from(words, origin + 4 * width)) << 32)
          : threeRanks(BitOps.from(words, origin))
              | (threeRanks(BitOps.from(words, origin + 3 * width)) << 24)
              | (threeRanks(BitOps.from(words, origin + 6 * width)) << 48);
    }
    long window = 0;
    for (int row = 0; row < rows; row++) {
      window |= rank(BitOps.from(words, origin + row * width)) << (Window.SIDE * row);
    }
    return window;
  }

  /** The rank of a window that begins with the first bit. */
  private long rank(long bits) {
    return bits & ((1L << columns) - 1);
  }

  /**
   * Three ranks of a window; they begin with the first bit, and as far apart as the board is wide.
   */
  private long threeRanks(long bits) {
    int gap = width - Window.SIDE;
    return (bits & 0xff) | ((bits >>> gap) & 0xff00) | ((bits >>> (2 * gap)) & 0xff_0000);
  }

  private long fourRanks(long bits) {
    return threeRanks(bits) | ((bits >>> (3 * (width - Window.SIDE))) & 0xff00_0000L);
  }
}
