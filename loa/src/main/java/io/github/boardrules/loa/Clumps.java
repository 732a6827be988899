package io.github.boardrules.loa;

/** Clumps of pieces, on sets of cells that are the bits of a long. */
final class Clumps {
  private static final long NOT_FILE_A = 0xfefefefefefefefeL;
  private static final long NOT_FILE_H = 0x7f7f7f7f7f7f7f7fL;

  private Clumps() {}

  /**
   * Whether the pieces are one clump. Where the Euler number is above 1 there must be more clumps
   * than one, which is nearly always so in the course of a game; only else are they looked at.
   */
  static boolean isConnected(long pieces) {
    return pieces != 0 && eulerNumber(pieces) <= 1 && clumpOf(pieces, pieces & -pieces) == pieces;
  }

  /**
   * The number of clumps less the number of holes in them. Winands, Uiterwijk and van den Herik,
   * <i>The Quad Heuristic in Lines of Action</i> (2001), after an idea of Dave Dyer (1996), find it
   * from counts of 2×2 quads. Here the pieces are added one by one, rank by rank: a piece is a new
   * clump if no neighbour came before it, and it joins two clumps or closes a hole if there is one
   * to its lower right and one to its left or lower left, without one below that joins them
   * already.
   */
  static int eulerNumber(long pieces) {
    long left = pieces << 1 & NOT_FILE_A;
    long below = pieces << 8;
    long lowerLeft = left << 8;
    long lowerRight = pieces << 7 & NOT_FILE_H;
    return Long.bitCount(pieces & ~(left | below | lowerLeft))
        - Long.bitCount(pieces & lowerRight & ~below);
  }

  /** The number of clumps. */
  static int count(long pieces) {
    int count = 0;
    for (long rest = pieces; rest != 0; rest &= ~clumpOf(rest, rest & -rest)) {
      count++;
    }
    return count;
  }

  /** The clump of a piece that is one of the pieces. */
  static long clumpOf(long pieces, long piece) {
    long clump = piece;
    while (true) {
      long grown = withNeighbours(clump) & pieces;
      if (grown == clump) {
        return clump;
      }
      clump = grown;
    }
  }

  private static long withNeighbours(long cells) {
    long rows = cells | (cells << 1 & NOT_FILE_A) | (cells >>> 1 & NOT_FILE_H);
    return rows | rows << 8 | rows >>> 8;
  }
}
