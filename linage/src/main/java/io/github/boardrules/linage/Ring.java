package io.github.boardrules.linage;

/**
 * The eight points around a point of a {@link Patch}.
 *
 * <p>The connected components of the empty points of the ring are called arcs. Neighbors of the
 * center on the same arc stay connected when a stone occupies the center. The number of arcs that
 * contain a neighbor is the <em>crossing number</em> of the center (Hilditch, <i>Linear skeletons
 * from square cupboards</i>, 1969). The arcs are looked up in a table that is indexed by the eight
 * bits of the ring.
 */
final class Ring {
  /**
   * The lowest bit with a complete ring in the patch. Rings are shifted to it for table lookups.
   */
  private static final int CENTER = Patch.SIDE + 1;

  /** By the eight bits of a ring: one neighbor of the center from each arc, as bits of a patch. */
  private static final int[] ARCS = new int[256];

  /** By center: the eight bits of the points of its ring that are inside the patch. */
  private static final byte[] WITHIN = new byte[64];

  static {
    for (int ring = 0; ring < ARCS.length; ring++) {
      ARCS[ring] = findArcs(spread(ring));
    }
    for (int point = 0; point < WITHIN.length; point++) {
      long square = Patch.grow(Patch.grow(1L << point) & ~(1L << point));
      WITHIN[point] = (byte) gather(Long.rotateRight(square, point - CENTER));
    }
  }

  private Ring() {}

  private static int findArcs(long ring) {
    int arcs = 0;
    for (long rest = ring & Patch.grow(1L << CENTER); rest != 0; ) {
      long first = rest & -rest;
      arcs |= (int) first;
      rest &= ~Patch.flood(first, ring);
    }
    return arcs;
  }

  /** Packs the ring around {@link #CENTER} into eight bits. */
  private static int gather(long around) {
    return (int)
        ((around & 7) | ((around >>> 5) & 8) | ((around >>> 6) & 16) | ((around >>> 11) & 0xe0));
  }

  /** Returns the inverse of {@link #gather}. */
  private static long spread(int ring) {
    return (ring & 7) | ((ring & 8) << 5) | ((ring & 16) << 6) | ((ring & 0xe0) << 11);
  }

  /**
   * Returns one neighbor from each arc around a point.
   *
   * @param empty the patch
   * @param point the number of the point's bit
   */
  static long arcs(long empty, int point) {
    int ring = gather(Long.rotateRight(empty, point - CENTER)) & WITHIN[point];
    return Long.rotateLeft(ARCS[ring], point - CENTER);
  }
}
