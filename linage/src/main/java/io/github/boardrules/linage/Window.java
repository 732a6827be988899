package io.github.boardrules.linage;

/**
 * What a stone changes in the 8×8 points around it, which are one word: bit {@code 8 y + x} is set
 * if the point is empty. A flood in a word takes a few instructions a step (the <i>fills</i> of
 * chess programs), so that a placement costs the same on every board.
 *
 * <p>A window shows only some of the points. Those at its rim that have neighbours outside are
 * called open. A component without an open point is whole, and so are its lines; when one with open
 * points would have to be judged, the answer is {@link #UNKNOWN}.
 */
final class Window {
  /** The answer when the window does not show enough; no set of points. */
  static final long UNKNOWN = -1L;

  static final int SIDE = 8;

  private static final long FIRST_FILE = 0x0101_0101_0101_0101L;
  private static final long LAST_FILE = FIRST_FILE << 7;

  private Window() {}

  /** The points of a set and their neighbours. */
  static long grow(long points) {
    return points
        | (points << 8)
        | (points >>> 8)
        | ((points & ~LAST_FILE) << 1)
        | ((points & ~FIRST_FILE) >>> 1);
  }

  /** The points that steps within a set reach from some of its points. */
  static long flood(long from, long within) {
    long reached = from;
    while (true) {
      long grown = grow(reached) & within;
      if (grown == reached) {
        return reached;
      }
      reached = grown;
    }
  }

  /** The left ends of the horizontal lines. */
  static long horizontalStarts(long empty, int length) {
    return starts(empty, length, 1) & (FIRST_FILE * ((1L << (SIDE - length + 1)) - 1));
  }

  /** The lower ends of the vertical lines. */
  static long verticalStarts(long empty, int length) {
    return starts(empty, length, SIDE);
  }

  /** Where lines start, one step of a line being a shift by some bits. */
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

  /** The points of horizontal lines with given starts. */
  static long horizontal(long starts, int length) {
    return points(starts, length, 1);
  }

  /** The points of vertical lines with given starts. */
  static long vertical(long starts, int length) {
    return points(starts, length, SIDE);
  }

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

  /** All points of lines. */
  static long lines(long empty, int length) {
    return horizontal(horizontalStarts(empty, length), length)
        | vertical(verticalStarts(empty, length), length);
  }

  /** Whether some points form lines of both orientations. */
  static boolean hasBothLines(long points, int length) {
    return horizontalStarts(points, length) != 0 && verticalStarts(points, length) != 0;
  }

  /** Whether some of the empty points are on lines of both orientations. */
  static boolean areOnBothLines(long some, long empty, int length) {
    return (some & horizontal(horizontalStarts(empty, length), length)) != 0
        && (some & vertical(verticalStarts(empty, length), length)) != 0;
  }

  /**
   * A component of the empty points next to a new stone, if it is not the only one.
   *
   * @param empty the empty points after the stone
   * @param stone the bit of the stone
   * @param open the open points
   * @return the component; 0 if the stone has not split its region; or {@link #UNKNOWN}
   */
  static long cutOff(long empty, int stone, long open) {
    long arcs = Ring.arcs(empty, stone);
    if ((arcs & (arcs - 1)) == 0) {
      return 0;
    }
    long others = arcs & (arcs - 1);
    return (others & (others - 1)) == 0
        ? cutOff(empty, open, arcs & -arcs, others)
        : cutOffOneOf(empty, open, arcs);
  }

  /** Floods from two points in turn, so that the smaller of two components is found soon. */
  private static long cutOff(long empty, long open, long a, long b) {
    long fromA = a;
    long fromB = b;
    while (true) {
      long grownA = grow(fromA) & empty;
      long grownB = grow(fromB) & empty;
      if ((grownA & grownB) != 0) {
        return 0;
      }
      boolean stuckA = grownA == fromA;
      boolean stuckB = grownB == fromB;
      if (stuckA && (fromA & open) == 0) {
        return fromA;
      }
      if (stuckB && (fromB & open) == 0) {
        return fromB;
      }
      if (stuckA && stuckB) {
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
   * Those of some points that have no two lines without another point in common, so that a stone
   * can leave them without a line.
   */
  static long weak(long some, long empty, int length) {
    return some & ~safe(empty, length);
  }

  private static long safe(long empty, int length) {
    long horizontals = horizontalStarts(empty, length);
    long verticals = verticalStarts(empty, length);
    return (horizontal(horizontals, length) & vertical(verticals, length))
        | (horizontals & (horizontals << (length - 1)))
        | (verticals & (verticals << (SIDE * (length - 1))));
  }

  /**
   * The points that have become illegal by a stone, because another stone there would cut off
   * points without a line next to the first one.
   *
   * @param empty the empty points after the stone
   * @param weak the {@link #weak} points next to the stone
   * @param legal the points that were legal before
   * @param open the open points
   * @param length the length of a line
   * @return the points that are legal no more; or {@link #UNKNOWN}
   */
  static long spoilt(long empty, long weak, long legal, long open, int length) {
    long horizontals = horizontalStarts(empty, length);
    long verticals = verticalStarts(empty, length);
    // Dust are the points on no line.
    long dust = empty & ~(horizontal(horizontals, length) | vertical(verticals, length));
    long spoilt = 0;
    for (long rest = weak & ~dust; rest != 0; rest &= rest - 1) {
      long point = rest & -rest;
      long common = onAllLines(point, length, horizontals, verticals) & ~point;
      long cuts = cuts(common & legal, point, empty, open, length);
      if (cuts == UNKNOWN) {
        return UNKNOWN;
      }
      spoilt |= cuts;
    }
    for (long rest = weak & dust; rest != 0; ) {
      long pocket = flood(rest & -rest, dust);
      long exits = grow(pocket) & empty & ~pocket;
      if (exits == 0) {
        return UNKNOWN;
      }
      long common = onAllLinesOfAll(exits, empty, length, horizontals, verticals);
      long behind = cuts(common & legal, pocket, empty, open, length);
      long within = cutsWithin(pocket, exits, rest & pocket, legal, open);
      if (behind == UNKNOWN || within == UNKNOWN) {
        return UNKNOWN;
      }
      spoilt |= behind | within;
      rest &= ~pocket;
    }
    return spoilt;
  }

  /**
   * The only points that can have become illegal by a stone, for when it is unknown which of them
   * have; takes the same as {@link #spoilt}.
   */
  static long suspects(long empty, long weak, long legal, int length) {
    long horizontals = horizontalStarts(empty, length);
    long verticals = verticalStarts(empty, length);
    long dust = empty & ~(horizontal(horizontals, length) | vertical(verticals, length));
    long suspects = 0;
    for (long rest = weak & ~dust; rest != 0; rest &= rest - 1) {
      suspects |= onAllLines(rest & -rest, length, horizontals, verticals);
    }
    for (long rest = weak & dust; rest != 0; ) {
      long pocket = flood(rest & -rest, dust);
      long exits = grow(pocket) & empty & ~pocket;
      if (exits == 0) {
        return UNKNOWN;
      }
      suspects |= pocket | onAllLinesOfAll(exits, empty, length, horizontals, verticals);
      rest &= ~pocket;
    }
    return suspects & legal;
  }

  /** The legal points of a pocket of dust that lie between some others of it and all its exits. */
  private static long cutsWithin(long pocket, long exits, long points, long legal, long open) {
    long atExits = grow(exits);
    long cuts = 0;
    for (long rest = points & ~atExits; rest != 0; rest &= rest - 1) {
      long point = rest & -rest;
      for (long others = pocket & legal & ~point; others != 0; others &= others - 1) {
        long cut = others & -others;
        long reached = flood(point, pocket & ~cut);
        if ((reached & atExits) == 0) {
          if ((reached & open) != 0) {
            return UNKNOWN;
          }
          cuts |= cut;
        }
      }
    }
    return cuts;
  }

  /** Those of some points where a stone leaves others, which hang together, without a line. */
  private static long cuts(long points, long others, long empty, long open, int length) {
    long cuts = 0;
    for (long rest = points; rest != 0; rest &= rest - 1) {
      long cut = rest & -rest;
      long left = empty & ~cut;
      long piece = pieceWithoutLine(others, left, lines(left, length));
      if ((piece & open) != 0) {
        return UNKNOWN;
      }
      cuts |= piece == 0 ? 0 : cut;
    }
    return cuts;
  }

  /** The points that steps reach from some points; 0 if one of them is on a line. */
  private static long pieceWithoutLine(long from, long empty, long lines) {
    long reached = from;
    while ((reached & lines) == 0) {
      long grown = grow(reached) & empty;
      if (grown == reached) {
        return reached;
      }
      reached = grown;
    }
    return 0;
  }

  /** The points that are on all lines through all of some points that are on lines. */
  private static long onAllLinesOfAll(
      long points, long empty, int length, long horizontals, long verticals) {
    long common = points & safe(empty, length);
    if ((common & (common - 1)) != 0) {
      return 0;
    }
    common = common != 0 ? common : -1L;
    for (long rest = points; rest != 0 && common != 0; rest &= rest - 1) {
      common &= onAllLines(rest & -rest, length, horizontals, verticals);
    }
    return common;
  }

  /** The points that are on all lines through a point, itself among them. */
  private static long onAllLines(long point, int length, long horizontals, long verticals) {
    return common(point, length, horizontals, 1) & common(point, length, verticals, SIDE);
  }

  /**
   * The points that are on all lines of an orientation through a point: all if there is none. Where
   * a file or rank ends no line starts, so that steps beyond meet none.
   */
  private static long common(long point, int length, long starts, int shift) {
    long common = -1L;
    for (int i = 0; i < length; i++) {
      long start = (point >>> (shift * i)) & starts;
      long all = (start - 1) >> 63 & ~start;
      common &= all | points(start, length, shift);
    }
    return common;
  }

  /**
   * Whether a stone leaves every point next to it a line.
   *
   * @param empty the empty points before the stone
   * @param point the bit of the stone
   * @param open the open points
   * @param length the length of a line
   * @return 0 if it does, else a piece without a line; or {@link #UNKNOWN}
   */
  static long leftWithoutLine(long empty, int point, long open, int length) {
    long left = empty & ~(1L << point);
    long lines = lines(left, length);
    for (long rest = grow(1L << point) & left & ~lines; rest != 0; rest &= rest - 1) {
      long piece = pieceWithoutLine(rest & -rest, left, lines);
      if (piece != 0) {
        return (piece & open) != 0 ? UNKNOWN : piece;
      }
    }
    return 0;
  }
}
