package io.github.boardrules.loa;

import java.util.Arrays;

/** Whether pieces are one clump, on any board. Each rank of pieces is an {@code int}. */
final class RankClumps {
  private RankClumps() {}

  /**
   * Returns whether the pieces are connected. Rejects most arrangements without a flood fill, as
   * {@link Clumps#isConnected} does.
   */
  static boolean isConnected(int[] ranks, boolean isHex) {
    return eulerNumber(ranks, isHex) <= 1 && isFloodConnected(ranks, isHex);
  }

  /**
   * Returns the number of clumps minus the number of holes in them: see {@link Clumps#eulerNumber}.
   * On a hexagonal board, a cell has no lower right neighbor, and its left one and the one below
   * are adjacent only through the lower left one.
   */
  private static int eulerNumber(int[] ranks, boolean isHex) {
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

  /** Floods rank by rank from the first piece, up and down until nothing is added. */
  private static boolean isFloodConnected(int[] ranks, boolean isHex) {
    int[] reached = new int[ranks.length];
    int seed = 0;
    while (ranks[seed] == 0) {
      seed++;
    }
    reached[seed] = Integer.lowestOneBit(ranks[seed]);
    boolean grows = true;
    while (grows) {
      grows = false;
      for (int rank = seed; rank < ranks.length; rank++) {
        grows |= grow(reached, rank, ranks[rank], isHex);
      }
      for (int rank = ranks.length - 1; rank >= seed; rank--) {
        grows |= grow(reached, rank, ranks[rank], isHex);
      }
    }
    return Arrays.equals(reached, ranks);
  }

  /** Adds the pieces of a rank that are adjacent to reached ones. Returns whether there are any. */
  private static boolean grow(int[] reached, int rank, int pieces, boolean isHex) {
    int old = reached[rank];
    if (old == pieces) {
      return false;
    }
    int below = rank > 0 ? reached[rank - 1] : 0;
    int above = rank + 1 < reached.length ? reached[rank + 1] : 0;
    int near = old | old << 1 | old >>> 1 | below | below << 1 | above | above >>> 1;
    if (!isHex) {
      near |= below >>> 1 | above << 1;
    }
    reached[rank] = near & pieces;
    return reached[rank] != old;
  }
}
