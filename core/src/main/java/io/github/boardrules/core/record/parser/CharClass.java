package io.github.boardrules.core.record.parser;

import java.util.function.IntPredicate;

/** A set of characters as a lookup table, for {@link CharReader#span}. */
public final class CharClass {
  private final boolean[] ascii = new boolean[0x80];
  private final boolean others;

  private CharClass(IntPredicate test, boolean others) {
    for (int c = 0; c < ascii.length; c++) {
      ascii[c] = test.test(c);
    }
    this.others = others;
  }

  /** Returns the set of the ASCII characters that pass a test. */
  public static CharClass ofAscii(IntPredicate test) {
    return new CharClass(test, false);
  }

  /** Returns the set of the ASCII characters that pass a test and all other characters. */
  public static CharClass ofAsciiAndAllOthers(IntPredicate test) {
    return new CharClass(test, true);
  }

  public boolean has(char c) {
    return c < 0x80 ? ascii[c] : others;
  }
}
