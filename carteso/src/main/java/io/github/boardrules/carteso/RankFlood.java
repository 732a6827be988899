package io.github.boardrules.carteso;

/**
 * Points that are reached by steps between neighbours within a set, more and more of them, kept as
 * a word of bits for each rank. It changes; it lives within one placement.
 */
final class RankFlood {
  private final int[] ranks;
  private final int base;
  private final int flip;
  private final int height;

  /** What is reached, with an empty rank below the first and one above the last. */
  private final int[] reached;

  private int files;
  private int bottom;
  private int top;
  private boolean upwards;

  /**
   * A flood from one point.
   *
   * @param ranks the words that have those of the set
   * @param base where the word of the first rank is
   * @param flip 0, or for the complement of the set the word of a rank that has all its points
   * @param height the number of ranks
   * @param rank the rank of the point
   * @param bit the bit of its file
   */
  RankFlood(int[] ranks, int base, int flip, int height, int rank, int bit) {
    this.ranks = ranks;
    this.base = base;
    this.flip = flip;
    this.height = height;
    this.reached = new int[height + 2];
    this.reached[rank + 1] = bit;
    this.files = bit;
    this.bottom = rank;
    this.top = rank;
  }

  int reached(int rank) {
    return reached[rank + 1];
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

  /**
   * Goes a step on, and within the ranks as far as it gets, up and down by turns.
   *
   * @return whether there was a point to reach
   */
  boolean grow() {
    int first = Math.max(bottom - 1, 0);
    int last = Math.min(top + 1, height - 1);
    boolean grew = false;
    upwards = !upwards;
    if (upwards) {
      for (int rank = first; rank <= last; rank++) {
        grew |= growIn(rank);
      }
    } else {
      for (int rank = last; rank >= first; rank--) {
        grew |= growIn(rank);
      }
    }
    return grew;
  }

  private boolean growIn(int rank) {
    int set = ranks[base + rank] ^ flip;
    int before = reached[rank + 1];
    int entered = (before | reached[rank] | reached[rank + 2]) & set;
    if (((entered | (entered << 1) | (entered >>> 1)) & set) == before) {
      return false;
    }
    int after = fill(entered, set);
    reached[rank + 1] = after;
    files |= after;
    bottom = Math.min(bottom, rank);
    top = Math.max(top, rank);
    return true;
  }

  /**
   * The runs of adjacent bits of a word that have one of some bits. The carry of an addition goes
   * up a run in one step; down it goes by doubling, known from chess programs as the Kogge-Stone
   * fill.
   */
  static int fill(int some, int word) {
    int filled = some | (word & ~(word + some));
    int run = word;
    for (int step = 1; step < 32; step <<= 1) {
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

  /** Adds what another flood, within the same set or a part of it, has reached. */
  RankFlood with(RankFlood other) {
    for (int rank = other.bottom; rank <= other.top; rank++) {
      reached[rank + 1] |= other.reached[rank + 1];
    }
    files |= other.files;
    bottom = Math.min(bottom, other.bottom);
    top = Math.max(top, other.top);
    return this;
  }

  boolean meets(RankFlood other) {
    int last = Math.min(top, other.top);
    for (int rank = Math.max(bottom, other.bottom); rank <= last; rank++) {
      if ((reached[rank + 1] & other.reached[rank + 1]) != 0) {
        return true;
      }
    }
    return false;
  }

  /** Whether it gets out of a span; if not, it has reached all that it can. */
  boolean leaves(int span) {
    int within = (2 << Span.right(span)) - (1 << Span.left(span));
    do {
      if (bottom < Span.bottom(span) || top > Span.top(span) || (files & ~within) != 0) {
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
