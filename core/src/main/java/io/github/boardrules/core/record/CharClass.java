package io.github.boardrules.core.record;

import java.util.function.IntPredicate;

/** A set of characters as a lookup table, for {@link CharReader#span}. */
final class CharClass {
  private final boolean[] ascii = new boolean[0x80];
  private final boolean others;

  private CharClass(IntPredicate test, boolean others) {
    for (int c = 0; c < ascii.length; c++) {
      ascii[c] = test.test(c);
    }
    this.others = others;
  }

  /** Returns the set of the ASCII characters that pass a test. */
  static CharClass ofAscii(IntPredicate test) {
    return new CharClass(test, false);
  }

  /** Returns the set of the ASCII characters that pass a test and all other characters. */
  static CharClass ofAsciiAndAllOthers(IntPredicate test) {
    return new CharClass(test, true);
  }

  boolean has(char c) {
    return c < 0x80 ? ascii[c] : others;
  }
}
