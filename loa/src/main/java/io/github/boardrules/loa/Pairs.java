package io.github.boardrules.loa;

/**
 * All moves of a side along an axis at once, on sets of cells that are the bits of a long.
 *
 * <p>On a line with n pieces a move joins two cells n apart. Two such cells are joined by a move
 * exactly when one of them has a piece of the side and the other has not, and no enemy is in
 * between. So the moves along an axis are a set of pairs of cells, and each pair stands for itself
 * by the first of its two cells.
 *
 * <p>The numbers of pieces are kept in planes: three sets of cells, those on whose lines the number
 * <em>less one</em> has the bit 1, 2 or 4. An empty line counts as a full one, and neither has
 * moves. To add numbers in planes, all at once, is a carry-save adder (Warren, <i>Hacker's
 * Delight</i>, 2nd edition, 2012, section 5-1); to shift every cell by the number in its planes, in
 * steps of 1, 2 and 4, is a barrel shifter.
 */
final class Pairs {
  /** The axes, in the order of {@link Lines#AHEAD}. */
  static final int RANKS = 0;

  static final int FILES = 1;
  static final int RISING = 2;
  static final int FALLING = 3;

  /** What a step ahead adds to the index of a cell. */
  private static final int[] STEP = {1, 8, 9, 7};

  private static final long LEAST_BITS = 0x0101010101010101L;

  private Pairs() {}

  static int step(int axis) {
    return STEP[axis];
  }

  /** The numbers are found in the bytes of a long, as bits are counted without a counter. */
  static long inRanks(long own, long enemy) {
    long n = own | enemy;
    n -= (n >>> 1) & 0x5555555555555555L;
    n = (n & 0x3333333333333333L) + ((n >>> 2) & 0x3333333333333333L);
    n = ((n + (n >>> 4)) & 0x0f0f0f0f0f0f0f0fL) + 7 * LEAST_BITS;
    return pairs(
        own,
        enemy,
        (n & LEAST_BITS) * 255,
        ((n >>> 1) & LEAST_BITS) * 255,
        ((n >>> 2) & LEAST_BITS) * 255,
        1,
        0x8080808080808080L);
  }

  /** The ranks are added: each to the next, these sums by twos, and theirs by fours. */
  static long inFiles(long own, long enemy) {
    long pieces = own | enemy;
    long next = Long.rotateLeft(pieces, 8);
    long a0 = pieces ^ next;
    long a1 = pieces & next;
    long b0 = Long.rotateLeft(a0, 16);
    long b1 = Long.rotateLeft(a1, 16);
    long c0 = a0 ^ b0;
    long c1 = a1 ^ b1 ^ (a0 & b0);
    long c2 = carry(a1, b1, a0 & b0);
    long d0 = Long.rotateLeft(c0, 32);
    long d1 = Long.rotateLeft(c1, 32);
    long n0 = c0 ^ d0;
    long n1 = c1 ^ d1 ^ (c0 & d0);
    long n2 = c2 ^ Long.rotateLeft(c2, 32) ^ carry(c1, d1, c0 & d0);
    return pairs(own, enemy, ~n0, ~(n0 ^ n1), n2 ^ ~(n0 | n1), 8, 0xff00000000000000L);
  }

  /** The planes are the given rising {@link Diagonals}. */
  static long inRisingDiagonals(long own, long enemy, int n0, int n1, int n2) {
    return pairs(
        own,
        enemy,
        Diagonals.risingCells(n0),
        Diagonals.risingCells(n1),
        Diagonals.risingCells(n2),
        9,
        0xff80808080808080L);
  }

  /** The planes are the given falling {@link Diagonals}. */
  static long inFallingDiagonals(long own, long enemy, int n0, int n1, int n2) {
    return pairs(
        own,
        enemy,
        Diagonals.fallingCells(n0),
        Diagonals.fallingCells(n1),
        Diagonals.fallingCells(n2),
        7,
        0xff01010101010101L);
  }

  /**
   * The pairs along an axis. A cell from which a step ahead leaves the board may be where a move
   * ends, as an enemy may, and never one of those passed: so it stands in the way like an enemy.
   *
   * @param n0 the planes of the numbers of pieces less one
   * @param step what a step ahead adds to the index of a cell
   * @param last the cells from which a step ahead leaves the board
   */
  private static long pairs(long own, long enemy, long n0, long n1, long n2, int step, long last) {
    // What stands at the upper end.
    long ends = own >>> step;
    ends ^= (ends ^ (ends >>> step)) & n0;
    ends ^= (ends ^ (ends >>> (2 * step))) & n1;
    ends ^= (ends ^ (ends >>> (4 * step))) & n2;
    // Whether something is in the way, on the first, the first two, four of the cells passed.
    long one = (enemy | last) >>> step;
    long two = one | (one >>> step);
    long four = two | (two >>> (2 * step));
    long passed = one & n0;
    passed ^= (passed ^ (two | (passed >>> (2 * step)))) & n1;
    passed ^= (passed ^ (four | (passed >>> (4 * step)))) & n2;
    return (own ^ ends) & ~(passed | last);
  }

  /** Where at least two of three bits are set: the carry of their sum. */
  private static long carry(long a, long b, long c) {
    return (a & b) | ((a ^ b) & c);
  }
}
