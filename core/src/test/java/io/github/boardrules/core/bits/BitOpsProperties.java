package io.github.boardrules.core.bits;

import static org.junit.jupiter.api.Assertions.assertEquals;

import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Tag;
import net.jqwik.api.constraints.Size;

class BitOpsProperties {
  @Property
  void selectFindsEveryBitInOrder(@ForAll long word) {
    int ordinal = 0;
    for (int place = 0; place < Long.SIZE; place++) {
      if ((word >>> place & 1) != 0) {
        assertEquals(place, BitOps.nthBit(word, ordinal++), Long.toBinaryString(word));
      }
    }
  }

  @Example
  void selectFindsEveryBitOfFullWordsAndSingleBits() {
    for (int place = 0; place < Long.SIZE; place++) {
      assertEquals(place, BitOps.nthBit(-1L, place));
      assertEquals(place, BitOps.nthBit(1L << place, 0));
    }
  }

  @Property
  void selectFindsEveryBitOfTwoWordsInOrder(@ForAll long low, @ForAll long high) {
    int ordinal = 0;
    for (int place = 0; place < 2 * Long.SIZE; place++) {
      if ((BitOps.from(low, high, place) & 1) != 0) {
        assertEquals(place, BitOps.nthBit(low, high, ordinal++), low + " " + high);
      }
    }
  }

  @Example
  void selectFindsEveryBitOfTwoFullOrThinWords() {
    for (int place = 0; place < Long.SIZE; place++) {
      assertEquals(place, BitOps.nthBit(-1L, -1L, place));
      assertEquals(64 + place, BitOps.nthBit(-1L, -1L, 64 + place));
      assertEquals(place, BitOps.nthBit(1L << place, 0, 0));
      assertEquals(64 + place, BitOps.nthBit(0, 1L << place, 0));
    }
  }

  @Property
  @Tag("repeated")
  void fromReturnsConsecutiveBits(@ForAll @Size(max = 4) long[] words) {
    for (int place = -130; place < 64 * words.length + 130; place++) {
      long bits = BitOps.from(words, place);
      for (int i = 0; i < Long.SIZE; i++) {
        assertEquals(bit(words, place + i), bits >>> i & 1, "place " + place + ", bit " + i);
      }
    }
  }

  @Property
  void twoWordsBehaveLikeAnArray(@ForAll long low, @ForAll long high) {
    for (int place = 0; place < 128; place++) {
      assertEquals(BitOps.from(new long[] {low, high}, place), BitOps.from(low, high, place));
    }
  }

  private static long bit(long[] words, int place) {
    return place < 0 || place >= 64 * words.length ? 0 : words[place / 64] >>> (place % 64) & 1;
  }
}
