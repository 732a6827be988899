package io.github.boardrules.carteso;

import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import java.util.Optional;

/**
 * A set of points in the 3×3 square around a point, as nine bits, rank by rank from the bottom. A
 * table of all patterns says how the removal of the center may change the set. Image thinning uses
 * the same test to choose the pixels that it removes (Rutovitz, <i>Pattern recognition</i>, 1966).
 */
final class LocalPattern {
  static final int SOUTH = 1 << 1;
  static final int WEST = 1 << 3;
  static final int EAST = 1 << 5;
  static final int NORTH = 1 << 7;
  static final int NEIGHBORS = SOUTH | WEST | EAST | NORTH;

  private static final int CENTER = 1 << 4;
  private static final int BEYOND = 9;
  private static final int FIRST_FILE = 0b001_001_001;
  private static final int LAST_FILE = 0b100_100_100;

  private static final Kind[] KINDS = new Kind[512];
  private static final short[] COMPONENTS = new short[512];
  private static final int[] FORBIDDEN = new int[512];
  private static final int[] GOALS = new int[512];

  static {
    for (int pattern = 0; pattern < KINDS.length; pattern++) {
      KINDS[pattern] = findKind(pattern & ~CENTER);
      COMPONENTS[pattern] = (short) findComponentsWithoutCenter(pattern & ~CENTER);
      FORBIDDEN[pattern] = forbidden(pattern & ~CENTER);
      GOALS[pattern] = goals(pattern);
    }
  }

  /** How the removal of the center changes the set. */
  enum Kind {
    /** Its neighbors are connected within the pattern, or it has none. */
    SIMPLE,
    /** It has one neighbor. The bounding box of the set may shrink. */
    END,
    /** Its neighbors are not connected within the pattern. The set may be split. */
    CUT
  }

  private LocalPattern() {}

  /** Returns the pattern around a point, from the bits of its file and of three ranks. */
  static int of(int below, int beside, int above, int file) {
    return ((below << 1 >>> file) & 7)
        | (((beside << 1 >>> file) & 7) << 3)
        | (((above << 1 >>> file) & 7) << 6);
  }

  /** Returns the pattern of a set around a point. */
  static int of(CellSet set, Cell point) {
    int pattern = 0;
    for (int place = 0; place < 9; place++) {
      Optional<Cell> cell = set.board().at(point.x() + place % 3 - 1, point.y() + place / 3 - 1);
      pattern |= cell.filter(set::contains).isPresent() ? 1 << place : 0;
    }
    return pattern;
  }

  /** Returns the distance from the center up to a neighbor: -1, 0 or 1. */
  static int up(int neighbor) {
    return Integer.numberOfTrailingZeros(neighbor) / 3 - 1;
  }

  /** Returns the distance from the center right to a neighbor: -1, 0 or 1. */
  static int right(int neighbor) {
    return Integer.numberOfTrailingZeros(neighbor) % 3 - 1;
  }

  static Kind kind(int pattern) {
    return KINDS[pattern];
  }

  /**
   * Returns whether a new stone may finish an unclaimed group. A stone that joins no group must
   * have no empty neighbor. A stone that joins several groups may finish them. A stone that extends
   * one group, which was not finished, must enlarge its bounding box and must not be able to go
   * farther in that direction.
   *
   * @param joined the pattern of the stones of its color
   * @param reach the pattern of these stones and the empty points
   */
  static boolean mayFinish(int joined, int reach) {
    return (FORBIDDEN[joined] & GOALS[reach]) == 0;
  }

  /**
   * Returns the goals that exclude {@link #mayFinish}, given the stones that the new stone joins.
   */
  private static int forbidden(int joined) {
    int neighbors = joined & NEIGHBORS;
    if (neighbors == 0) {
      return NEIGHBORS;
    }
    return switch (findKind(joined)) {
      case SIMPLE -> CENTER;
      case END -> opposite(neighbors) << BEYOND;
      case CUT -> 0;
    };
  }

  /**
   * Returns the goals that can be reached: the center, its neighbors, and, shifted, the four sides.
   */
  private static int goals(int reach) {
    int beyond = reach & NEIGHBORS;
    for (int neighbor = SOUTH; neighbor <= NORTH; neighbor <<= 2) {
      if ((reach & neighbor) != 0) {
        beyond |= corners(reach, neighbor);
      }
    }
    return CENTER | (reach & NEIGHBORS) | (beyond << BEYOND);
  }

  private static int opposite(int neighbor) {
    return neighbor == SOUTH ? NORTH : neighbor == NORTH ? SOUTH : EAST + WEST - neighbor;
  }

  /** Returns the sides that the corners beside a neighbor are on. */
  private static int corners(int reach, int neighbor) {
    boolean upright = neighbor == SOUTH || neighbor == NORTH;
    int less = upright ? WEST : SOUTH;
    int more = upright ? EAST : NORTH;
    int place = Integer.numberOfTrailingZeros(neighbor);
    int step = upright ? 1 : 3;
    return ((reach >> (place - step) & 1) != 0 ? less : 0)
        | ((reach >> (place + step) & 1) != 0 ? more : 0);
  }

  /** Returns one neighbor of the center in each component that remains without the center. */
  static int componentsWithoutCenter(int pattern) {
    return COMPONENTS[pattern];
  }

  private static int findComponentsWithoutCenter(int pattern) {
    int parts = 0;
    int left = pattern & NEIGHBORS;
    while (left != 0) {
      parts |= Integer.lowestOneBit(left);
      left &= ~reached(Integer.lowestOneBit(left), pattern);
    }
    return parts;
  }

  /** Returns the points of a pattern that are connected to the given point. */
  private static int reached(int from, int pattern) {
    int reached = from;
    for (int step = 0; step < 8; step++) {
      int beside = ((reached & ~LAST_FILE) << 1) | ((reached & ~FIRST_FILE) >> 1);
      reached |= (beside | (reached << 3) | (reached >> 3)) & pattern;
    }
    return reached;
  }

  private static Kind findKind(int pattern) {
    if (Integer.bitCount(pattern & NEIGHBORS) == 1) {
      return Kind.END;
    }
    return Integer.bitCount(findComponentsWithoutCenter(pattern)) < 2 ? Kind.SIMPLE : Kind.CUT;
  }
}
