package io.github.boardrules.loa;

/**
 * The clumps of a set of pieces: on 8×8 squares, on bitboards of one {@code long}, and their Euler
 * number on any board. Every move tests for a connection, so the flood fill is not that of {@link
 * io.github.boardrules.core.board.CellSet}, which creates objects.
 */
final class Clumps {
  private static final long NOT_FILE_A = 0xfefefefefefefefeL;
  private static final long NOT_FILE_H = 0x7f7f7f7f7f7f7f7fL;

  private Clumps() {}

  /**
   * Returns whether the pieces are exactly one clump. One clump has an Euler number of at most 1;
   * most arrangements of a game exceed it, and need no flood fill.
   */
  static boolean isConnected(long pieces) {
    return pieces != 0 && eulerNumber(pieces) <= 1 && clumpOf(pieces, pieces & -pieces) == pieces;
  }

  /**
   * Returns the number of clumps minus the number of holes in them.
   *
   * <p>Winands, Uiterwijk and van den Herik (<i>The Quad Heuristic in Lines of Action</i>, 2001,
   * after Dave Dyer, 1996) compute it from the 2×2 quads of the board. This method adds the pieces
   * rank by rank, from the left, and sums the changes. A piece that joins two groups of earlier
   * neighbors merges two clumps or closes a hole, so a piece changes the number by one minus the
   * number of these groups. A piece below is adjacent to all other earlier neighbors: one group.
   * Without it, the left and lower left neighbors are one group, the lower right one another.
   */
  static int eulerNumber(long pieces) {
    long left = pieces << 1 & NOT_FILE_A;
    long below = pieces << 8;
    long lowerLeft = left << 8;
    long lowerRight = pieces << 7 & NOT_FILE_H;
    return Long.bitCount(pieces & ~(left | below | lowerLeft))
        - Long.bitCount(pieces & lowerRight & ~below);
  }

  /**
   * Returns the same number for any board, of which each rank of pieces is an {@code int}. On a
   * hexagonal board, a cell has no lower right neighbor, and its left one and the one below are
   * adjacent only through the lower left one.
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

  /** Returns the number of clumps. */
  static int count(long pieces) {
    int count = 0;
    for (long rest = pieces; rest != 0; rest &= ~clumpOf(rest, rest & -rest)) {
      count++;
    }
    return count;
  }

  /** Returns the clump that contains a given piece, by flood fill. */
  static long clumpOf(long pieces, long piece) {
    long clump = piece;
    while (true) {
      long grown = withNeighbors(clump) & pieces;
      if (grown == clump) {
        return clump;
      }
      clump = grown;
    }
  }

  private static long withNeighbors(long cells) {
    long rows = cells | (cells << 1 & NOT_FILE_A) | (cells >>> 1 & NOT_FILE_H);
    return rows | rows << 8 | rows >>> 8;
  }
}
