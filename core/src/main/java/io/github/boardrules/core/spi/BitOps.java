package io.github.boardrules.core.spi;

/** What the JDK has no operation for on words of bits. */
public final class BitOps {
  private static final long ONES = 0x0101_0101_0101_0101L;
  private static final long TOPS = ONES << 7;

  /** For every byte, and every rank below 8, the place of the set bit. */
  private static final byte[] PLACES = new byte[256 * 8];

  static {
    for (int bits = 0; bits < 256; bits++) {
      int rank = 0;
      for (int rest = bits; rest != 0; rest &= rest - 1) {
        PLACES[8 * bits + rank++] = (byte) Integer.numberOfTrailingZeros(rest);
      }
    }
  }

  private BitOps() {}

  /**
   * {@return the place of the set bit that has a given number of set bits below it} Found without a
   * branch: the sums of all bytes at once tell the byte, and a table the bit in it (Vigna,
   * <i>Broadword implementation of rank/select queries</i>, 2008).
   *
   * @param word the bits
   * @param rank how many set bits lie below, 0 to {@code Long.bitCount(word) - 1}; for any other
   *     number the result has no meaning
   */
  public static int select(long word, int rank) {
    long pairs = word - ((word >>> 1) & 0x5555_5555_5555_5555L);
    long nibbles = (pairs & 0x3333_3333_3333_3333L) + ((pairs >>> 2) & 0x3333_3333_3333_3333L);
    // Each byte has the number of set bits in it and all lower ones.
    long sums = ((nibbles + (nibbles >>> 4)) & 0x0f0f_0f0f_0f0f_0f0fL) * ONES;
    int shift = 8 * Long.bitCount(((rank * ONES) | TOPS) - sums & TOPS);
    int below = (int) ((sums << 8) >>> shift) & 0xff;
    int bits = (int) (word >>> shift) & 0xff;
    return shift + PLACES[8 * bits + ((rank - below) & 7)];
  }

  /**
   * {@return the 64 bits from a place on, the lowest first; 0 where there are no words}
   *
   * @param words the bits, 64 to a word, the lowest of the first word in place 0
   * @param place any place, also a negative one or one beyond the words
   */
  public static long from(long[] words, int place) {
    int word = place >> 6;
    return wordOrZero(words, word) >>> place | wordOrZero(words, word + 1) << 1 << ~place;
  }

  private static long wordOrZero(long[] words, int word) {
    return word >= 0 && word < words.length ? words[word] : 0;
  }

  /**
   * {@return the 64 bits from a place in two words on, the lowest first; 0 beyond them}
   *
   * @param low the first 64 bits
   * @param high the next
   * @param place 0 to 127; for any other number the result has no meaning
   */
  public static long from(long low, long high, int place) {
    return place < 64 ? low >>> place | high << 1 << ~place : high >>> place;
  }
}
