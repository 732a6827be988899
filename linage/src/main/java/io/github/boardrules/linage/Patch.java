package io.github.boardrules.linage;

/**
 * Operations on a patch: the empty points among 8×8 points of a board, in a {@code long}. Bit
 * {@code 8 y + x} is set if the point is empty. {@link Patches} maps bits to points.
 *
 * <p>A patch contains only a part of the board. The points of a patch that have a neighbor outside
 * the patch are called <em>open</em>. A connected component without open points is a complete
 * region of the board. An operation returns {@link #UNKNOWN} if the result depends on a component
 * with open points.
 *
 * <p>Each step of a flood fill takes a few instructions for all points at once. The cost of the
 * operations does not depend on the size of the board. That is why the fills of this class are not
 * those of {@link io.github.boardrules.core.board.CellSet}, which visit all words of a board.
 */
final class Patch {
  /** The result if the patch does not contain enough of the board. */
  static final long UNKNOWN = -1L;

  static final int SIDE = 8;

  private static final long FIRST_FILE = 0x0101_0101_0101_0101L;
  private static final long LAST_FILE = FIRST_FILE << 7;

  private Patch() {}

  /** Returns the given points and their neighbors. */
  static long grow(long points) {
    return points
        | (points << 8)
        | (points >>> 8)
        | ((points & ~LAST_FILE) << 1)
        | ((points & ~FIRST_FILE) >>> 1);
  }

  /**
   * Returns the points of {@code within} that are connected to {@code from}, which must be a subset
   * of {@code within}.
   */
  static long flood(long from, long within) {
    return floodUnlessMeets(from, within, 0);
  }

  /** Does the same, but stops and returns 0 as soon as a point of {@code stop} is reached. */
  private static long floodUnlessMeets(long from, long within, long stop) {
    long reached = from;
    while ((reached & stop) == 0) {
      long grown = grow(reached) & within;
      if (grown == reached) {
        return reached;
      }
      reached = grown;
    }
    return 0;
  }

  /** Returns the left ends of the horizontal lines. */
  static long horizontalStarts(long empty, int length) {
    return starts(empty, length, 1) & (FIRST_FILE * ((1L << (SIDE - length + 1)) - 1));
  }

  /** Returns the lower ends of the vertical lines. */
  static long verticalStarts(long empty, int length) {
    return starts(empty, length, SIDE);
  }

  // starts and points have a separate case for lines of the standard length. The loop alone would
  // slow down random games on 9×9 points by 10 %.

  private static long starts(long empty, int length, int shift) {
    long starts = empty & (empty >>> shift);
    if (length == LinageRules.STANDARD_LINE) {
      return starts & (empty >>> (2 * shift));
    }
    for (int i = 2; i < length; i++) {
      starts &= empty >>> (shift * i);
    }
    return starts;
  }

  /** Returns the points of lines with the given starts; {@code shift} is 1 or {@link #SIDE}. */
  private static long points(long starts, int length, int shift) {
    long points = starts | (starts << shift);
    if (length == LinageRules.STANDARD_LINE) {
      return points | (starts << (2 * shift));
    }
    for (int i = 2; i < length; i++) {
      points |= starts << (shift * i);
    }
    return points;
  }

  private static long horizontal(long empty, int length) {
    return points(horizontalStarts(empty, length), length, 1);
  }

  private static long vertical(long empty, int length) {
    return points(verticalStarts(empty, length), length, SIDE);
  }

  /** Returns the points of all lines. */
  static long lines(long empty, int length) {
    return horizontal(empty, length) | vertical(empty, length);
  }

  /**
   * Returns whether at least one of some empty points is on a horizontal line and one is on a
   * vertical line.
   */
  static boolean areOnBothLines(long some, long empty, int length) {
    return (some & horizontal(empty, length)) != 0 && (some & vertical(empty, length)) != 0;
  }

  /**
   * Returns a part that a stone has cut off from its region.
   *
   * @param empty the empty points after the stone
   * @param stone the number of the stone's bit
   * @param open the open points
   * @return the part, 0 if the stone has not split its region, or {@link #UNKNOWN}
   */
  static long cutOff(long empty, int stone, long open) {
    long arcs = Ring.arcs(empty, stone);
    long others = arcs & (arcs - 1);
    if (others == 0) {
      return 0;
    }
    return (others & (others - 1)) == 0
        ? cutOffOneOfTwo(empty, open, arcs & -arcs, others)
        : cutOffOneOf(empty, open, arcs);
  }

  /** Alternates between two flood fills, so that the smaller part or a meeting ends both. */
  private static long cutOffOneOfTwo(long empty, long open, long a, long b) {
    long fromA = a;
    long fromB = b;
    while (true) {
      long grownA = grow(fromA) & empty;
      long grownB = grow(fromB) & empty;
      if ((grownA & grownB) != 0) {
        return 0;
      }
      boolean completeA = grownA == fromA;
      boolean completeB = grownB == fromB;
      if (completeA && (fromA & open) == 0) {
        return fromA;
      }
      if (completeB && (fromB & open) == 0) {
        return fromB;
      }
      if (completeA && completeB) {
        return UNKNOWN;
      }
      fromA = grownA;
      fromB = grownB;
    }
  }

  private static long cutOffOneOf(long empty, long open, long points) {
    for (long rest = points; rest != 0; rest &= rest - 1) {
      long reached = flood(rest & -rest, empty);
      if ((points & ~reached) == 0) {
        return 0;
      }
      if ((reached & open) == 0) {
        return reached;
      }
    }
    return UNKNOWN;
  }

  /**
   * Returns the weak points among {@code some}: the points that are not on two lines with only this
   * point in common.
   */
  static long weak(long some, long empty, int length) {
    long horizontals = horizontalStarts(empty, length);
    long verticals = verticalStarts(empty, length);
    long safe =
        (points(horizontals, length, 1) & points(verticals, length, SIDE))
            | (horizontals & (horizontals << (length - 1)))
            | (verticals & (verticals << (SIDE * (length - 1))));
    return some & ~safe;
  }

  /**
   * Returns the other points where a stone may leave the region of the given point without a line.
   *
   * @return a superset of these points, or {@link #UNKNOWN}
   */
  static long suspects(long point, long empty, int length) {
    long horizontals = horizontalStarts(empty, length);
    long verticals = verticalStarts(empty, length);
    long dead = empty & ~(points(horizontals, length, 1) | points(verticals, length, SIDE));
    if ((point & dead) == 0) {
      return onAllLines(point, length, horizontals, verticals) & ~point;
    }
    long deadAround = flood(point, dead);
    long exits = grow(deadAround) & empty & ~deadAround;
    return exits == 0
        ? UNKNOWN
        : (deadAround & ~point) | onAllLines(exits & -exits, length, horizontals, verticals);
  }

  /** Returns the points that are on all lines through a point, including the point itself. */
  private static long onAllLines(long point, int length, long horizontals, long verticals) {
    return onAllLines(point, length, horizontals, 1) & onAllLines(point, length, verticals, SIDE);
  }

  /**
   * Returns the same for the lines of one orientation. Returns all points if no such line exists.
   */
  private static long onAllLines(long point, int length, long starts, int shift) {
    long common = -1L;
    for (int i = 0; i < length; i++) {
      // No line starts so near to the end of a rank that the shift could leave the rank.
      long start = (point >>> (shift * i)) & starts;
      long allIfNone = (start - 1) >> 63;
      common &= allIfNone | points(start, length, shift);
    }
    return common;
  }

  /** Returns the connected component of a point if it has no line, otherwise 0. */
  static long componentWithoutLine(long point, long empty, int length) {
    return floodUnlessMeets(point, empty, lines(empty, length));
  }

  /**
   * Returns a part without a line that a stone would cut off.
   *
   * @param empty the empty points before the stone
   * @param stone the number of the stone's bit
   * @param open the open points
   * @param length the length of a line
   * @return the part, 0 if every part has a line, or {@link #UNKNOWN}
   */
  static long partWithoutLine(long empty, int stone, long open, int length) {
    long left = empty & ~(1L << stone);
    long lines = lines(left, length);
    for (long rest = grow(1L << stone) & left & ~lines; rest != 0; rest &= rest - 1) {
      long part = floodUnlessMeets(rest & -rest, left, lines);
      if (part != 0) {
        return (part & open) != 0 ? UNKNOWN : part;
      }
    }
    return 0;
  }
}
