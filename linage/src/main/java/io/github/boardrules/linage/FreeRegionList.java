package io.github.boardrules.linage;

import org.jspecify.annotations.Nullable;

/**
 * An immutable linked list of the free regions of a position, in no particular order.
 *
 * <p>An entry is a superset of its region: the points of the entry that are still empty are the
 * region. The list changes only when a stone splits a free region or gives it an owner. The empty
 * list is {@code null}.
 */
final class FreeRegionList {
  final long[] words;
  private final @Nullable FreeRegionList next;

  /**
   * Adds a region to a list.
   *
   * @param words the bitboard of a superset of the region, without empty points of other regions;
   *     the array is not copied
   * @param next the other regions
   */
  FreeRegionList(long[] words, @Nullable FreeRegionList next) {
    this.words = words;
    this.next = next;
  }

  /** Returns the entry of the region of an empty point; {@code null} if the region is not free. */
  static @Nullable FreeRegionList with(@Nullable FreeRegionList list, int point) {
    FreeRegionList entry = list;
    while (entry != null && ((entry.words[point >> 6] >>> point) & 1) == 0) {
      entry = entry.next;
    }
    return entry;
  }

  /** Returns the list without one of its entries. */
  static @Nullable FreeRegionList without(@Nullable FreeRegionList list, FreeRegionList entry) {
    return list == null || list == entry
        ? entry.next
        : new FreeRegionList(list.words, without(list.next, entry));
  }

  /** Returns a word of the union of all entries. */
  static long union(@Nullable FreeRegionList list, int word) {
    long union = 0;
    for (FreeRegionList entry = list; entry != null; entry = entry.next) {
      union |= entry.words[word];
    }
    return union;
  }
}
