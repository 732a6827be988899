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

  /** For each rank, the diagonals through each set of its cells. */
  private static final int[] THROUGH = new int[8 * 256];

  static {
    for (int cell = 0; cell < 64; cell++) {
      int x = cell & 7;
      int y = cell >> 3;
      RISING_CELLS[setOf(x - y + 7)] |= 1L << cell;
      FALLING_CELLS[setOf(x + y)] |= 1L << cell;
    }
    unite(RISING_CELLS);
    unite(FALLING_CELLS);
    for (int i = 0; i < THROUGH.length; i++) {
      int rank = i >> 8;
      int files = i & 255;
      THROUGH[i] = (files << (7 - rank)) | (files << (FALLING + rank));
    }
  }

  private Diagonals() {}

  /** The place of the set of one diagonal of a kind. */
  private static int setOf(int diagonal) {
    return (diagonal >> 3 << 8) + (1 << (diagonal & 7));
  }

  /** Finds the cells of all sets from those of single diagonals. */
  private static void unite(long[] cells) {
    for (int half = 0; half < 512; half += 256) {
      for (int set = 1; set < 256; set++) {
        cells[half + set] = cells[half + (set & (set - 1))] | cells[half + (set & -set)];
      }
    }
  }

  /** The diagonals through the pieces on a rank. */
  static int through(long pieces, int rank) {
    return THROUGH[(rank << 8) + ((int) (pieces >>> (8 * rank)) & 255)];
  }

  /** The cells of rising diagonals. */
  static long risingCells(int diagonals) {
    return RISING_CELLS[diagonals & 255] | RISING_CELLS[256 + ((diagonals >> 8) & 255)];
  }

  /** The cells of falling diagonals. */
  static long fallingCells(int diagonals) {
    return FALLING_CELLS[(diagonals >> FALLING) & 255]
        | FALLING_CELLS[256 + (diagonals >>> (FALLING + 8))];
  }
}
