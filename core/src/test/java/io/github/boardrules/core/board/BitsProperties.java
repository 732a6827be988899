package io.github.boardrules.core.board;

import static org.junit.jupiter.api.Assertions.assertEquals;

import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

class BitsProperties {
  @Property
  void selectFindsEveryBitInOrder(@ForAll long word) {
    int rank = 0;
    for (int place = 0; place < Long.SIZE; place++) {
      if ((word >>> place & 1) != 0) {
        assertEquals(place, Bits.select(word, rank++), Long.toBinaryString(word));
      }
    }
  }

  @Example
  void selectFindsEveryBitOfFullAndThinWords() {
    for (int place = 0; place < Long.SIZE; place++) {
      assertEquals(place, Bits.select(-1L, place));
      assertEquals(place, Bits.select(1L << place, 0));
    }
  }
}
