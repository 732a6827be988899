package io.github.boardrules.loa;

/** The Euler number of pieces on any board. Each rank of pieces is an {@code int}. */
final class RankClumps {
  private RankClumps() {}

  /**
   * Returns the number of clumps minus the number of holes in them: see {@link Clumps#eulerNumber}.
   * On a hexagonal board, a cell has no lower right neighbor, and its left one and the one below
   * are adjacent only through the lower left one.
   */
  static int eulerNumber(int[] ranks, boolean isHex) {
    int number = 0;
    int below = 0;
    for (int pieces : ranks) {
      int left = pieces << 1;
      int lowerLeft = below << 1;
      int joins = isHex ? left & below & ~lowerLeft : below >>> 1 & ~below;
      number += Integer.bitCount(pieces & ~(left | below | lowerLeft));
      number -= Integer.bitCount(pieces & joins);
      below = pieces;
    }
    return number;
  }
}
