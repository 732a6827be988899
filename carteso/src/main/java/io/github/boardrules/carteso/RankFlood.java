package io.github.boardrules.carteso;

/**
 * Points that are reached by steps between neighbours within a set, more and more of them, kept as
 * a word of bits for each rank. It changes; it lives within one placement.
 */
final class RankFlood {
  /** The words of sets, with a rank below the first and one above the last that have no points. */
  private final int[] ranks;

  private final int width;

  private final int base;
  private final int[] flip;
  private final int[] reached;

  /** The ranks, as bits, that have points to reach from a neighbouring rank. */
  private int pending;

  /** The rank in which it has last grown. */
  private int last;

  private int files;
  private int bottom;
  private int top;

  /**
   * A flood from one point. Ranks are counted with the empty one below the first.
   *
   * @param grid the board
   * @param ranks the words that have those of the set
   * @param base where the words of the set begin
   * @param flip for every rank 0, or for the complement of the set the word of all its points
   * @param rank the rank of the point
   * @param bit the bit of its file
   */
  RankFlood(LargeGrid grid, int[] ranks, int base, int[] flip, int rank, int bit) {
    this.ranks = ranks;
    this.width = grid.width();
    this.base = base;
    this.flip = flip;
    this.reached = new int[flip.length];
    this.files = bit;
    this.bottom = rank;
    this.top = rank;
    reach(rank, bit);
  }

  private int set(int rank) {
    return ranks[base + rank] ^ flip[rank];
  }

  int reached(int rank) {
    return reached[rank];
  }

  int bottom() {
    return bottom;
  }

  int top() {
    return top;
  }

  int span() {
    return Span.of(
        Integer.numberOfTrailingZeros(files),
        31 - Integer.numberOfLeadingZeros(files),
        bottom,
        top);
  }

  /** Grows in one rank as far as it gets there; false if there is nothing more to reach. */
  boolean grow() {
    if (pending == 0) {
      return false;
    }
    int rank = Integer.numberOfTrailingZeros(pending);
    reach(rank, 0);
    return true;
  }

  /** Reaches some points of a rank, and what is to be reached there from its neighbours. */
  private void reach(int rank, int some) {
    int set = set(rank);
    int entered = (some | reached[rank] | reached[rank - 1] | reached[rank + 1]) & set;
    int after = fill(entered, set, width);
    reached[rank] = after;
    last = rank;
    files |= after;
    bottom = Math.min(bottom, rank);
    top = Math.max(top, rank);
    pending =
        (pending & ~(1 << rank))
            | (bit(after & set(rank - 1) & ~reached[rank - 1]) << (rank - 1))
            | (bit(after & set(rank + 1) & ~reached[rank + 1]) << (rank + 1));
  }

  /** 1 if a word has a bit. */
  private static int bit(int word) {
    return (word | -word) >>> 31;
  }

  /**
   * The runs of adjacent bits of a word of a width that have one of some bits. The carry of an
   * addition goes up a run in one step; down it goes by doubling, known from chess programs as the
   * Kogge-Stone fill.
   */
  static int fill(int some, int word, int width) {
    int filled = some | (word & ~(word + some));
    int run = word;
    for (int step = 1; step < width; step <<= 1) {
      filled |= run & (filled >>> step);
      run &= run >>> step;
    }
    return filled;
  }

  /** Reaches what can be reached. */
  RankFlood fill() {
    while (grow()) {
      // The work is done by asking.
    }
    return this;
  }

  /** Reaches what another flood has reached, within a part of the set. */
  RankFlood from(RankFlood other) {
    for (int rank = other.bottom; rank <= other.top; rank++) {
      reach(rank, other.reached[rank]);
    }
    return this;
  }

  /** Adds what another flood within the same set has reached. */
  void join(RankFlood other) {
    for (int rank = other.bottom; rank <= other.top; rank++) {
      reached[rank] |= other.reached[rank];
    }
    files |= other.files;
    bottom = Math.min(bottom, other.bottom);
    top = Math.max(top, other.top);
    pending |= other.pending;
  }

  /** Whether one step within another set leads out of its span. */
  boolean stepsOut(int otherBase, int[] otherFlip) {
    int outside = ((files << 1) | (files >>> 1)) & ~files;
    int out = reached[bottom] & (ranks[otherBase + bottom - 1] ^ otherFlip[bottom - 1]);
    out |= reached[top] & (ranks[otherBase + top + 1] ^ otherFlip[top + 1]);
    for (int rank = bottom; rank <= top; rank++) {
      int beside = ((reached[rank] << 1) | (reached[rank] >>> 1)) & outside;
      out |= beside & (ranks[otherBase + rank] ^ otherFlip[rank]);
    }
    return out != 0;
  }

  /** Whether another flood had reached some of the points that were reached last. */
  boolean meets(RankFlood other) {
    return (reached[last] & other.reached[last]) != 0;
  }

  /** Whether it gets out of a span; if not, it has reached all that it can. */
  boolean leaves(int span) {
    int outside = ~((2 << Span.right(span)) - (1 << Span.left(span)));
    do {
      if (bottom < Span.bottom(span) || top > Span.top(span) || (files & outside) != 0) {
        return true;
      }
    } while (grow());
    return false;
  }

  /** Whether it gets to span all of a span; if not, it has reached all that it can. */
  boolean covers(int span) {
    do {
      if (Span.union(span(), span) == span()) {
        return true;
      }
    } while (grow());
    return false;
  }
}
