package io.github.boardrules.loa;

/**
 * Sets of diagonals as the bits of an {@code int}: bit {@code x - y + 7} is a rising diagonal, bit
 * {@code 16 + x + y} a falling one.
 */
final class Diagonals {
  private static final int FALLING = 16;

  /** The cells of each set of the first eight diagonals of a kind, then of the other seven. */
  private static final long[] RISING_CELLS = new long[512];

  private static final long[] FALLING_CELLS = new long[512];

  static {
    for (int cell = 0; cell < 64; cell++) {
      int x = cell & 7;
      int y = cell >> 3;
      RISING_CELLS[single(x - y + 7)] |= 1L << cell;
      FALLING_CELLS[single(x + y)] |= 1L << cell;
    }
    fillUnions(RISING_CELLS);
    fillUnions(FALLING_CELLS);
  }

  private Diagonals() {}

  /** Returns the index of the set of a single diagonal. */
  private static int single(int diagonal) {
    return (diagonal >> 3 << 8) + (1 << (diagonal & 7));
  }

  /** Computes the cells of all sets from those of single diagonals. */
  private static void fillUnions(long[] cells) {
    for (int half = 0; half < 512; half += 256) {
      for (int set = 1; set < 256; set++) {
        cells[half + set] = cells[half + (set & (set - 1))] | cells[half + (set & -set)];
      }
    }
  }

  /** Returns the diagonals through the pieces on a rank. */
  static int through(long pieces, int rank) {
    int files = (int) (pieces >>> (8 * rank)) & 255;
    return files << (7 - rank) | files << (FALLING + rank);
  }

  /** Returns the cells of the rising diagonals in a set. */
  static long risingCells(int diagonals) {
    return RISING_CELLS[diagonals & 255] | RISING_CELLS[256 + ((diagonals >> 8) & 255)];
  }

  /** Returns the cells of the falling diagonals in a set. */
  static long fallingCells(int diagonals) {
    return FALLING_CELLS[(diagonals >> FALLING) & 255]
        | FALLING_CELLS[256 + (diagonals >>> (FALLING + 8))];
  }
}
