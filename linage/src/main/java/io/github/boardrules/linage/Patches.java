package io.github.boardrules.linage;

import io.github.boardrules.core.bits.BitOps;
import io.github.boardrules.core.board.SquareBoard;

/**
 * Extracts the {@linkplain Patch patch} of each point of a board, and converts between bits of a
 * patch and points of the board.
 *
 * <p>A patch is centered on its point, or shifted to stay on the board. If the board has fewer than
 * eight files or ranks, the bits outside the board are 0.
 */
final class Patches {
  /** The width of the widest board on which four ranks of a patch span at most 64 points. */
  private static final int MAX_WIDTH_OF_FOUR = 18;

  private final int wordCount;
  private final int width;
  private final int columns;
  private final int rows;
  private final boolean isFull;

  /** By point: the bottom left point of its patch. */
  private final short[] origins;

  private final byte[] places;
  private final long[] open;

  Patches(SquareBoard board) {
    this.wordCount = Math.max(2, board.all().wordCount());
    this.width = board.width();
    this.columns = Math.min(Patch.SIDE, board.width());
    this.rows = Math.min(Patch.SIDE, board.height());
    this.isFull = columns == Patch.SIDE && rows == Patch.SIDE;
    this.origins = new short[board.size()];
    this.places = new byte[board.size()];
    this.open = new long[board.size()];
    for (int point = 0; point < board.size(); point++) {
      int left = start(point % width, board.width());
      int bottom = start(point / width, board.height());
      origins[point] = (short) (bottom * width + left);
      places[point] = (byte) (Patch.SIDE * (point / width - bottom) + point % width - left);
      open[point] = open(left, bottom, board);
    }
  }

  private static int start(int coordinate, int side) {
    return Math.max(0, Math.min(coordinate - (Patch.SIDE - 1) / 2, side - Patch.SIDE));
  }

  private static long open(int left, int bottom, SquareBoard board) {
    long open = 0;
    for (int place = 0; place < Long.SIZE; place++) {
      int x = place % Patch.SIDE;
      int y = place / Patch.SIDE;
      if ((x == 0 && left > 0)
          || (y == 0 && bottom > 0)
          || (x == Patch.SIDE - 1 && left + Patch.SIDE < board.width())
          || (y == Patch.SIDE - 1 && bottom + Patch.SIDE < board.height())) {
        open |= 1L << place;
      }
    }
    return open;
  }

  /** Returns the number of the bit of a point in its patch, 0 to 63. */
  int place(int point) {
    return places[point];
  }

  /** Returns the bit of a point in its patch. */
  long bit(int point) {
    return 1L << places[point];
  }

  /** Returns the {@linkplain Patch open} points of the patch of a point. */
  long open(int point) {
    return open[point];
  }

  /** Returns the point of the lowest set bit in the patch around {@code center}. */
  int point(int center, long bits) {
    int place = Long.numberOfTrailingZeros(bits);
    return origins[center] + (place / Patch.SIDE) * width + place % Patch.SIDE;
  }

  /** Converts bits of the patch around {@code center} to a bitboard. */
  long[] words(int center, long bits) {
    long[] words = new long[wordCount];
    for (long rest = bits; rest != 0; rest &= rest - 1) {
      int point = point(center, rest);
      words[point >> 6] |= 1L << point;
    }
    return words;
  }

  /**
   * Extracts the patch of a point from a bitboard, given by two words or, if it has more, by an
   * array of all.
   */
  long of(long low, long high, long[] words, int point) {
    int origin = origins[point];
    if (!isFull) {
      long patch = 0;
      for (int row = 0; row < rows; row++) {
        patch |= rank(from(low, high, words, origin + row * width)) << (Patch.SIDE * row);
      }
      return patch;
    }
    return width <= MAX_WIDTH_OF_FOUR
        ? fourRanks(from(low, high, words, origin))
            | (fourRanks(from(low, high, words, origin + 4 * width)) << 32)
        : threeRanks(from(low, high, words, origin))
            | (threeRanks(from(low, high, words, origin + 3 * width)) << 24)
            | (threeRanks(from(low, high, words, origin + 6 * width)) << 48);
  }

  private static long from(long low, long high, long[] words, int place) {
    return words.length == 0 ? BitOps.from(low, high, place) : BitOps.from(words, place);
  }

  /** Returns one rank of a patch, from the bits of the board that start with this rank. */
  private long rank(long bits) {
    return bits & ((1L << columns) - 1);
  }

  /**
   * Returns three ranks of a full patch, from the bits of the board that start with these ranks.
   */
  private long threeRanks(long bits) {
    int gap = width - Patch.SIDE;
    return (bits & 0xff) | ((bits >>> gap) & 0xff00) | ((bits >>> (2 * gap)) & 0xff_0000);
  }

  private long fourRanks(long bits) {
    return threeRanks(bits) | ((bits >>> (3 * (width - Patch.SIDE))) & 0xff00_0000L);
  }
}
