package io.github.boardrules.carteso;

import io.github.boardrules.core.board.Board;
import io.github.boardrules.core.board.Cell;

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
  private static final int BEYOND = 9;
  private static final int FIRST_FILE = 0b001_001_001;
  private static final int LAST_FILE = 0b100_100_100;

  private static final Loss[] LOSSES = new Loss[512];
  private static final short[] PARTS = new short[512];
  private static final int[] FORBIDDEN = new int[512];
  private static final int[] GOALS = new int[512];

  static {
    for (int ring = 0; ring < LOSSES.length; ring++) {
      LOSSES[ring] = findLoss(ring & ~CENTRE);
      PARTS[ring] = (short) findParts(ring & ~CENTRE);
      FORBIDDEN[ring] = forbidden(ring & ~CENTRE);
      GOALS[ring] = goals(ring);
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

  /** The ring around a point in the set of all points of a board. */
  static int onBoard(Cell cell, Board board) {
    int ring = 0;
    for (int place = 0; place < 9; place++) {
      ring |=
          board.at(cell.x() + place % 3 - 1, cell.y() + place / 3 - 1).isPresent() ? 1 << place : 0;
    }
    return ring;
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
   * Whether a new stone may have finished an unclaimed group. If it joins nothing, it must be shut
   * in. If it joins several groups, it may have. If it joins one, which was not finished, it must
   * make its span greater: then it is a tip, and nothing beyond can be reached from it.
   *
   * @param joined the ring of the stones of its colour
   * @param reach the ring of these and the empty points
   */
  static boolean mayFinish(int joined, int reach) {
    return (FORBIDDEN[joined] & GOALS[reach]) == 0;
  }

  /** Where a stone must not get for {@link #mayFinish}, by what it joins. */
  private static int forbidden(int joined) {
    int neighbours = joined & NEIGHBOURS;
    if (neighbours == 0) {
      return NEIGHBOURS;
    }
    return switch (findLoss(joined)) {
      case POINT -> CENTRE;
      case TIP -> opposite(neighbours) << BEYOND;
      case PASSAGE -> 0;
    };
  }

  /** Where a stone gets: to itself, to its neighbours, and, moved, how far beyond itself. */
  private static int goals(int reach) {
    int beyond = reach & NEIGHBOURS;
    for (int neighbour = SOUTH; neighbour <= NORTH; neighbour <<= 2) {
      if ((reach & neighbour) != 0) {
        beyond |= corners(reach, neighbour);
      }
    }
    return CENTRE | (reach & NEIGHBOURS) | (beyond << BEYOND);
  }

  private static int opposite(int neighbour) {
    return neighbour == SOUTH ? NORTH : neighbour == NORTH ? SOUTH : EAST + WEST - neighbour;
  }

  /** The ways in which the corners beside a neighbour, as far as they are there, lie beyond. */
  private static int corners(int reach, int neighbour) {
    boolean upright = neighbour == SOUTH || neighbour == NORTH;
    int less = upright ? WEST : SOUTH;
    int more = upright ? EAST : NORTH;
    int place = Integer.numberOfTrailingZeros(neighbour);
    int step = upright ? 1 : 3;
    return ((reach >> (place - step) & 1) != 0 ? less : 0)
        | ((reach >> (place + step) & 1) != 0 ? more : 0);
  }

  /** One neighbour of each of the parts into which the ring falls without the point. */
  static int parts(int ring) {
    return PARTS[ring];
  }

  private static int findParts(int ring) {
    int parts = 0;
    int left = ring & NEIGHBOURS;
    while (left != 0) {
      parts |= Integer.lowestOneBit(left);
      left &= ~reached(Integer.lowestOneBit(left), ring);
    }
    return parts;
  }

  /** What is reached from a point of a ring around the point in the middle. */
  private static int reached(int from, int ring) {
    int reached = from;
    for (int step = 0; step < 8; step++) {
      int beside = ((reached & ~LAST_FILE) << 1) | ((reached & ~FIRST_FILE) >> 1);
      reached |= (beside | (reached << 3) | (reached >> 3)) & ring;
    }
    return reached;
  }

  private static Loss findLoss(int ring) {
    if (Integer.bitCount(ring & NEIGHBOURS) == 1) {
      return Loss.TIP;
    }
    return Integer.bitCount(findParts(ring)) < 2 ? Loss.POINT : Loss.PASSAGE;
  }
}
