package io.github.boardrules.core.board;

/** What the JDK has no operation for on a word of bits. */
public final class Bits {
  private Bits() {}

  /**
   * {@return the place of the set bit that has a given number of set bits below it} Found by
   * halving, in the same few steps for every word.
   *
   * @param word the bits
   * @param rank how many set bits lie below, 0 to {@code Long.bitCount(word) - 1}; for any other
   *     number the result has no meaning
   */
  public static int select(long word, int rank) {
    int place = 0;
    int rest = rank;
    long bits = word;
    for (int width = 32; width > 0; width >>= 1) {
      int below = Long.bitCount(bits & (1L << width) - 1);
      if (rest >= below) {
        rest -= below;
        bits >>>= width;
        place += width;
      }
    }
    return place;
  }
}
