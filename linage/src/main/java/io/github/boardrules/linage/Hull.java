package io.github.boardrules.linage;

import org.jspecify.annotations.Nullable;

/**
 * The free regions of a position, as a list. A region is known by a hull: points of which it has
 * those that are empty. So nothing of it changes until a stone splits the region, or breaks its
 * last line of an orientation.
 */
final class Hull {
  private final long[] words;
  private final @Nullable Hull next;

  /** Takes the array over: nobody else may change it. */
  Hull(long[] words, @Nullable Hull next) {
    this.words = words;
    this.next = next;
  }

  /** The bits of 64 of its points. */
  long word(int word) {
    return words[word];
  }

  /** The first hull of a list that has a point; {@code null} if none has. */
  static @Nullable Hull with(@Nullable Hull hulls, int point) {
    Hull hull = hulls;
    while (hull != null && ((hull.words[point >> 6] >>> point) & 1) == 0) {
      hull = hull.next;
    }
    return hull;
  }

  /** A list without one of its hulls. */
  static @Nullable Hull without(@Nullable Hull hulls, Hull hull) {
    if (hulls == null || hulls == hull) {
      return hull.next;
    }
    return new Hull(hulls.words, without(hulls.next, hull));
  }

  /** The bits of 64 points of all hulls of a list. */
  static long union(@Nullable Hull hulls, int word) {
    long union = 0;
    for (Hull hull = hulls; hull != null; hull = hull.next) {
      union |= hull.words[word];
    }
    return union;
  }
}
