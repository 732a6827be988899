package io.github.boardrules.carteso;

/**
 * The points around a point that are in some set, as nine bits, rank by rank from the bottom, the
 * point itself in the middle. A table tells what becomes of the set when the point is taken out of
 * it, as far as they know. Image thinning decides so which pixels it may take away (Rutovitz,
 * <i>Pattern recognition</i>, 1966).
 */
final class Ring {
  static final int SOUTH = 1 << 1;
  static final int WEST = 1 << 3;
  static final int EAST = 1 << 5;
  static final int NORTH = 1 << 7;
  static final int NEIGHBOURS = SOUTH | WEST | EAST | NORTH;

  private static final int CENTRE = 1 << 4;
  private static final int FIRST_FILE = 0b001_001_001;
  private static final int LAST_FILE = 0b100_100_100;

  private static final Loss[] LOSSES = new Loss[512];

  static {
    for (int ring = 0; ring < LOSSES.length; ring++) {
      LOSSES[ring] = findLoss(ring & ~CENTRE);
    }
  }

  /** What a set loses with the point. */
  enum Loss {
    /** No more than the point: its neighbours hang together around it, or there are none. */
    POINT,
    /** A tip: the point has one neighbour, and may have been the only one of its rank or file. */
    TIP,
    /** Perhaps its coherence: the neighbours hang together elsewhere or not at all. */
    PASSAGE
  }

  private Ring() {}

  /** The ring around a point of a file, from the bits of three ranks, of which it is the second. */
  static int of(int below, int beside, int above, int file) {
    return ((below << 1 >>> file) & 7)
        | (((beside << 1 >>> file) & 7) << 3)
        | (((above << 1 >>> file) & 7) << 6);
  }

  /** The bits of a ring around a point of a file that stand for points of a board. */
  static int onBoard(int file, int width) {
    return ~((file == 0 ? FIRST_FILE : 0) | (file == width - 1 ? LAST_FILE : 0));
  }

  /** How many ranks a neighbour lies above the point. */
  static int up(int neighbour) {
    return neighbour == NORTH ? 1 : neighbour == SOUTH ? -1 : 0;
  }

  /** How many files a neighbour lies to the right of the point. */
  static int right(int neighbour) {
    return neighbour == EAST ? 1 : neighbour == WEST ? -1 : 0;
  }

  static Loss loss(int ring) {
    return LOSSES[ring];
  }

  /**
   * Whether a stone may have finished the unclaimed groups that it joins: unless it joins several,
   * it must be a tip beyond which there is no free point.
   *
   * @param joined the ring of the stones of its colour
   * @param free the ring of the empty points
   */
  static boolean mayFinish(int joined, int free) {
    return switch (loss(joined)) {
      case POINT -> false;
      case PASSAGE -> true;
      case TIP -> (opposite(joined & NEIGHBOURS) & free) == 0;
    };
  }

  private static int opposite(int neighbour) {
    return Integer.reverse(neighbour) >>> 23;
  }

  private static Loss findLoss(int ring) {
    int neighbours = ring & NEIGHBOURS;
    if (Integer.bitCount(neighbours) == 1) {
      return Loss.TIP;
    }
    int reached = Integer.lowestOneBit(neighbours);
    for (int step = 0; step < 8; step++) {
      int beside = ((reached & ~LAST_FILE) << 1) | ((reached & ~FIRST_FILE) >> 1);
      reached |= (beside | (reached << 3) | (reached >> 3)) & ring;
    }
    return (neighbours & ~reached) == 0 ? Loss.POINT : Loss.PASSAGE;
  }
}
