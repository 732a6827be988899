package io.github.boardrules.core.spi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Compares with the JDK's SplittableRandom, whose first number is the mixed seed. */
class StableHashProperties {

  @Property
  void mixesAsSplitMix64(@ForAll long value) {
    assertEquals(new SplittableRandom(value).nextLong(), StableHash.mix(value));
  }

  @Property
  void keysMixBothNumbers(@ForAll int kind, @ForAll int index) {
    long mixedKind = new SplittableRandom(kind).nextLong();
    assertEquals(new SplittableRandom(mixedKind ^ index).nextLong(), StableHash.key(kind, index));
  }

  @Property
  void numbersAreHashedInTheirOrder(@ForAll long a, @ForAll long b) {
    long hash = new SplittableRandom(2).nextLong();
    hash = new SplittableRandom(hash ^ a).nextLong();
    hash = new SplittableRandom(hash ^ b).nextLong();
    assertEquals(hash, StableHash.of(a, b));
  }

  @Example
  void zerosChangeTheHash() {
    assertNotEquals(StableHash.of(), StableHash.of(0));
    assertNotEquals(StableHash.of(0), StableHash.of(0, 0));
  }

  @Example
  void keysOfABoardAreDistinct() {
    Set<Long> keys = new HashSet<>();
    for (int kind = 0; kind < 4; kind++) {
      for (int index = 0; index < 4096; index++) {
        keys.add(StableHash.key(kind, index));
      }
    }
    assertEquals(4 * 4096, keys.size());
  }
}
