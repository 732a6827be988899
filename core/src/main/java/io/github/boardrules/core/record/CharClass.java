package io.github.boardrules.core.record;

import java.util.function.IntPredicate;

/** A set of characters as a lookup table, for {@link RecordInput#span}. Immutable. */
public final class CharClass {
  private final boolean[] ascii = new boolean[0x80];
  private final boolean others;

  private CharClass(IntPredicate test, boolean others) {
    for (int c = 0; c < ascii.length; c++) {
      ascii[c] = test.test(c);
    }
    this.others = others;
  }

  /**
   * {@return the set of the ASCII characters that pass a test}
   *
   * @param test the test
   */
  public static CharClass ofAscii(IntPredicate test) {
    return new CharClass(test, false);
  }

  /**
   * {@return the set of the ASCII characters that pass a test and all other characters}
   *
   * @param test the test of ASCII characters
   */
  public static CharClass ofAsciiAndAllOthers(IntPredicate test) {
    return new CharClass(test, true);
  }

  /**
   * {@return whether a character is in the set}
   *
   * @param c the character
   */
  public boolean has(char c) {
    return c < 0x80 ? ascii[c] : others;
  }
}
