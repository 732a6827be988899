package io.github.boardrules.core.record;

import java.util.function.IntPredicate;

/** A kind of characters, as {@link CharReader#span} looks for them: a table of the ASCII ones. */
final class CharClass {
  private final boolean[] ascii = new boolean[0x80];
  private final boolean others;

  private CharClass(IntPredicate test, boolean others) {
    for (int c = 0; c < ascii.length; c++) {
      ascii[c] = test.test(c);
    }
    this.others = others;
  }

  /** The ASCII characters that pass a test. */
  static CharClass ofAscii(IntPredicate test) {
    return new CharClass(test, false);
  }

  /** The ASCII characters that pass a test, and all that are not ASCII. */
  static CharClass ofAsciiAndAllOthers(IntPredicate test) {
    return new CharClass(test, true);
  }

  boolean has(char c) {
    return c < 0x80 ? ascii[c] : others;
  }
}
