package io.github.boardrules.linage;

/**
 * The eight points around a point of a {@link Window}. Neighbours of the point that hang together
 * around the ring cannot be separated by a stone on it; how many arcs there are is its <i>crossing
 * number</i>, and one look into a table tells it (Hilditch, <i>Linear skeletons from square
 * cupboards</i>, 1969).
 */
final class Ring {
  /** The ring as it lies in a window: around bit 9. */
  private static final int CENTRE = Window.SIDE + 1;

  /** By the bits of a ring one neighbour of each arc, as it lies in a window around bit 9. */
  private static final int[] ARCS = new int[256];

  /** The points of the ring that a window has, by the point. */
  private static final byte[] WITHIN = new byte[64];

  static {
    for (int ring = 0; ring < ARCS.length; ring++) {
      ARCS[ring] = findArcs(spread(ring));
    }
    for (int point = 0; point < WITHIN.length; point++) {
      long square = Window.grow(Window.grow(1L << point) & ~(1L << point));
      WITHIN[point] = (byte) gather(Long.rotateRight(square, point - CENTRE));
    }
  }

  private Ring() {}

  private static int findArcs(long ring) {
    int arcs = 0;
    for (long rest = ring & Window.grow(1L << CENTRE); rest != 0; ) {
      long first = rest & -rest;
      arcs |= (int) first;
      rest &= ~Window.flood(first, ring);
    }
    return arcs;
  }

  /** The ring around bit 9 in eight bits. */
  private static int gather(long around) {
    return (int)
        ((around & 7) | ((around >>> 5) & 8) | ((around >>> 6) & 16) | ((around >>> 11) & 0xe0));
  }

  private static long spread(int ring) {
    return (ring & 7) | ((ring & 8) << 5) | ((ring & 16) << 6) | ((ring & 0xe0) << 11);
  }

  /** Of each group of neighbours of a point that hang together around it, one. */
  static long arcs(long empty, int point) {
    int ring = gather(Long.rotateRight(empty, point - CENTRE)) & WITHIN[point];
    return Long.rotateLeft(ARCS[ring], point - CENTRE);
  }
}
