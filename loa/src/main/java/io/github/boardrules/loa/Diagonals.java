package io.github.boardrules.loa;

/**
 * Sets of diagonals, as the bits of an int: the 15 rising ones from the upper left corner of the
 * board to the lower right from bit 0 on, the 15 falling ones from the lower left corner to the
 * upper right from bit 16 on.
 */
final class Diagonals {
  private static final int FALLING = 16;

  /** The cells of each set of the first eight diagonals of a kind, and then of the other seven. */
  private static final long[] RISING_CELLS = new long[512];

  private static final long[] FALLING_CELLS = new long[512];

  static {
    for (int cell = 0; cell < 64; cell++) {
      int x = cell & 7;
      int y = cell >> 3;
      fill(RISING_CELLS, cell, x - y + 7);
      fill(FALLING_CELLS, cell, x + y);
    }
  }

  private Diagonals() {}

  private static void fill(long[] cells, int cell, int diagonal) {
    for (int set = 0; set < 256; set++) {
      if (((set >> (diagonal & 7)) & 1) != 0) {
        cells[(diagonal >> 3 << 8) + set] |= 1L << cell;
      }
    }
  }

  /** The diagonals that have a piece on a rank. */
  static int throughPieces(long pieces, int rank) {
    int files = (int) (pieces >>> (8 * rank)) & 255;
    return (files << (7 - rank)) | (files << (FALLING + rank));
  }

  static long risingCells(int diagonals) {
    return RISING_CELLS[diagonals & 255] | RISING_CELLS[256 + ((diagonals >> 8) & 255)];
  }

  static long fallingCells(int diagonals) {
    return FALLING_CELLS[(diagonals >> FALLING) & 255]
        | FALLING_CELLS[256 + (diagonals >>> (FALLING + 8))];
  }
}
