package io.github.boardrules.iris;

import static org.junit.jupiter.api.Assertions.assertEquals;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Every set bit of two words, found by its rank and by counting. */
class TwoWordsProperties {

  @Property
  void everyRankIsThatOfItsBit(@ForAll long low, @ForAll long high) {
    checkAll(low, high);
    checkAll(low, 0);
    checkAll(0, high);
    checkAll(low & high, low & ~high);
    checkAll(low | high, -1);
    checkAll(-1, high);
    checkAll(-1, -1);
  }

  private static void checkAll(long low, long high) {
    int rank = 0;
    for (int place = 0; place < 128; place++) {
      if (((place < 64 ? low : high) >>> place & 1) != 0) {
        assertEquals(place, TwoWords.select(low, high, rank), low + " " + high + " " + rank);
        rank++;
      }
    }
  }
}
