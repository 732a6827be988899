package io.github.boardrules.loa;

/**
 * Finds all moves of a side at once, with operations on whole words. {@link #moves} is the only
 * entry point.
 *
 * <h2>Representation</h2>
 *
 * Sets of cells are bitboards: bit {@code 8 * y + x} is the cell in file x and rank y. A step
 * forward along an axis adds 1 (rank), 8 (file), 9 (rising diagonal) or 7 (falling diagonal) to the
 * index. On a line with n pieces, every move joins two cells that are n steps apart: a <em>move
 * pair</em>, which is represented by its lower cell. The moves along one axis are therefore one
 * {@code long}, and all moves of a side are four.
 *
 * <h2>Invariant</h2>
 *
 * A bit of the result is set exactly if the side has a legal move between that cell and the cell n
 * steps forward. There is at most one: exactly one of the two cells holds a piece of the side (with
 * two pieces the move would end on a piece of its own side, with none no piece can move), and no
 * enemy is strictly between them. {@link MoveList} recovers n, direction and capture from the
 * bitboards.
 *
 * <h2>Why each step is correct</h2>
 *
 * <ol>
 *   <li><em>Count.</em> For each axis, three bitboards (planes) hold the bits 1, 2 and 4 of n - 1
 *       for the line through each cell. A line without pieces counts as -1 and looks like a full
 *       one (7); neither has a pair, because no two cells are eight steps apart. Ranks are counted
 *       like the set bits of bytes. For files, the eight ranks are added as bits, first pairs of
 *       them, then fours, then eights (a carry-save adder: Warren, <i>Hacker's Delight</i>, 2nd
 *       edition, 2012, section 5-1). Diagonals are added in the same way as bits of {@link
 *       Diagonals}, and then expanded to cells.
 *   <li><em>Look n steps forward.</em> A barrel shifter moves each bit of the side's pieces back by
 *       1, then by 1, 2 and 4 more where the planes say so. All cells of a line have the same n, so
 *       a bit takes the same steps, counted from either cell.
 *   <li><em>Look between.</em> The same shifter combines with "or" whether an obstacle is on the
 *       first n - 1 cells forward. Obstacles are the enemies and the last cells before the edge: a
 *       last cell may end a move, but passing it would leave the board (or enter the next rank).
 * </ol>
 *
 * <h2>Cost</h2>
 *
 * Constant time, without a branch; no memory except the 8 KiB of tables in {@link Diagonals}.
 *
 * <p>{@code MoveListProperties} compares the result with a search cell by cell, for random pieces
 * and for every line in every occupancy.
 */
final class MovePairs {
  static final int RANKS = 0;
  static final int FILES = 1;
  static final int RISING = 2;
  static final int FALLING = 3;

  private static final int[] STEPS = {1, 8, 9, 7};

  private static final long LOW_BITS = 0x0101010101010101L;

  private MovePairs() {}

  /** Returns what a step forward along an axis adds to the index of a cell. */
  static int step(int axis) {
    return STEPS[axis];
  }

  /** Returns the moves of the side with the pieces {@code own}, whether or not the game is over. */
  static MoveList moves(long own, long enemy) {
    long pieces = own | enemy;
    int a = Diagonals.through(pieces, 0);
    int b = Diagonals.through(pieces, 1);
    int c = Diagonals.through(pieces, 2);
    int d = Diagonals.through(pieces, 3);
    int e = Diagonals.through(pieces, 4);
    int f = Diagonals.through(pieces, 5);
    int g = Diagonals.through(pieces, 6);
    int h = Diagonals.through(pieces, 7);
    int abc = a ^ b ^ c;
    int def = d ^ e ^ f;
    int gh = g ^ h;
    int twosOfAbc = carry(a, b, c);
    int twosOfDef = carry(d, e, f);
    int twosOfGh = g & h;
    int twosOfAll = carry(abc, def, gh);
    int twos = twosOfAbc ^ twosOfDef ^ twosOfGh;
    int n0 = abc ^ def ^ gh;
    int n1 = twos ^ twosOfAll;
    int n2 = carry(twosOfAbc, twosOfDef, twosOfGh) ^ (twos & twosOfAll);
    int less0 = ~n0;
    int less1 = ~(n0 ^ n1);
    int less2 = n2 ^ ~(n0 | n1);
    return new MoveList(
        own,
        enemy,
        alongRanks(own, enemy),
        alongFiles(own, enemy),
        alongRisingDiagonals(own, enemy, less0, less1, less2),
        alongFallingDiagonals(own, enemy, less0, less1, less2));
  }

  /** Counts the pieces of each rank in its byte, and adds 7, which is -1 in the low three bits. */
  private static long alongRanks(long own, long enemy) {
    long n = own | enemy;
    n -= (n >>> 1) & 0x5555555555555555L;
    n = (n & 0x3333333333333333L) + ((n >>> 2) & 0x3333333333333333L);
    n = ((n + (n >>> 4)) & 0x0f0f0f0f0f0f0f0fL) + 7 * LOW_BITS;
    return pairs(
        own,
        enemy,
        (n & LOW_BITS) * 255,
        ((n >>> 1) & LOW_BITS) * 255,
        ((n >>> 2) & LOW_BITS) * 255,
        1,
        0x8080808080808080L);
  }

  /** Rotations by 8, 16 and 32 bits add every rank to all others, so each has the whole sum. */
  private static long alongFiles(long own, long enemy) {
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

  private static long alongRisingDiagonals(long own, long enemy, int n0, int n1, int n2) {
    return pairs(
        own,
        enemy,
        Diagonals.risingCells(n0),
        Diagonals.risingCells(n1),
        Diagonals.risingCells(n2),
        9,
        0xff80808080808080L);
  }

  private static long alongFallingDiagonals(long own, long enemy, int n0, int n1, int n2) {
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
   * Returns the pairs along an axis.
   *
   * @param n0 the bits 1 of n - 1 for the line through each cell; {@code n1} and {@code n2} are the
   *     bits 2 and 4
   * @param step what a step forward adds to the index of a cell
   * @param last the cells from which a step forward leaves the board
   */
  private static long pairs(long own, long enemy, long n0, long n1, long n2, int step, long last) {
    // Whether the upper end holds a piece of the side.
    long ends = own >>> step;
    ends ^= (ends ^ (ends >>> step)) & n0;
    ends ^= (ends ^ (ends >>> (2 * step))) & n1;
    ends ^= (ends ^ (ends >>> (4 * step))) & n2;
    // Whether an obstacle is on the first, the first two, the first four cells forward. What
    // is on fewer cells is also on more, so "or" can choose among them.
    long one = (enemy | last) >>> step;
    long two = one | (one >>> step);
    long four = two | (two >>> (2 * step));
    long passed = one & n0;
    passed |= (two | (passed >>> (2 * step))) & n1;
    passed |= (four | (passed >>> (4 * step))) & n2;
    return (own ^ ends) & ~(passed | last);
  }

  /** Returns the carries of sums of three bits: where at least two are set. */
  private static long carry(long a, long b, long c) {
    return (a & b) | ((a ^ b) & c);
  }

  private static int carry(int a, int b, int c) {
    return (a & b) | ((a ^ b) & c);
  }
}
