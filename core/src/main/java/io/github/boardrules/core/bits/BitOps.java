package io.github.boardrules.core.bits;

/** Bit operations that the JDK does not offer. */
public final class BitOps {
  private static final long ONES = 0x0101_0101_0101_0101L;
  private static final long TOPS = ONES << 7;

  /**
   * For each byte the indexes of its set bits, four bits each, so that the byte can be looked up
   * before n is known.
   */
  private static final int[] PLACES = new int[256];

  static {
    for (int bits = 0; bits < 256; bits++) {
      int n = 0;
      for (int rest = bits; rest != 0; rest &= rest - 1) {
        PLACES[bits] |= Integer.numberOfTrailingZeros(rest) << (4 * n++);
      }
    }
  }

  private BitOps() {}

  /**
   * {@return the index of the n-th set bit, counted from 0}
   *
   * <p>Branch-free: finds the byte by comparing all prefix sums at once, and the bit in the byte
   * with a table (Vigna, <i>Broadword implementation of rank/select queries</i>, 2008).
   *
   * @param word the bits
   * @param n the number of lower set bits, 0 to {@code Long.bitCount(word) - 1}; otherwise the
   *     result is unspecified
   */
  public static int nthBit(long word, int n) {
    return nthBit(word, byteSums(word), 0, n);
  }

  /**
   * {@return the index, 0 to 127, of the n-th set bit of two words, counted from 0}
   *
   * <p>Branch-free like {@link #nthBit(long, int)}, because it is unpredictable which word contains
   * the bit.
   *
   * @param low the first 64 bits
   * @param high the next 64 bits
   * @param n the number of lower set bits, 0 to the number of set bits in both words minus 1;
   *     otherwise the result is unspecified
   */
  public static int nthBit(long low, long high, int n) {
    long inLow = Long.bitCount(low);
    long isHigh = (inLow - 1 - n) >> 63; // all ones if the second word has the bit, otherwise 0
    long lowSums = byteSums(low);
    long highSums = byteSums(high) + inLow * ONES;
    long sums = lowSums ^ ((lowSums ^ highSums) & isHigh);
    long word = low ^ ((low ^ high) & isHigh);
    return (64 & (int) isHigh) + nthBit(word, sums, inLow & isHigh, n);
  }

  /** Returns, in each byte, the number of set bits in it and all lower bytes. */
  private static long byteSums(long word) {
    long pairs = word - ((word >>> 1) & 0x5555_5555_5555_5555L);
    long nibbles = (pairs & 0x3333_3333_3333_3333L) + ((pairs >>> 2) & 0x3333_3333_3333_3333L);
    return ((nibbles + (nibbles >>> 4)) & 0x0f0f_0f0f_0f0f_0f0fL) * ONES;
  }

  private static int nthBit(long word, long sums, long before, int n) {
    int shift = 8 * Long.bitCount(((n * ONES) | TOPS) - sums & TOPS);
    int below = (int) ((sums << 8 | before) >>> shift) & 0xff;
    int bits = (int) (word >>> shift) & 0xff;
    return shift + (PLACES[bits] >>> (4 * (n - below)) & 7);
  }

  /**
   * {@return 64 consecutive bits, the lowest first; bits outside the words are 0}
   *
   * @param words the bits, 64 to a word; index 0 is the lowest bit of the first word
   * @param place the index of the lowest bit of the result; may be negative or beyond the words
   */
  public static long from(long[] words, int place) {
    int word = place >> 6;
    return wordOrZero(words, word) >>> place | wordOrZero(words, word + 1) << 1 << ~place;
  }

  private static long wordOrZero(long[] words, int word) {
    return word >= 0 && word < words.length ? words[word] : 0;
  }

  /**
   * {@return 64 consecutive bits of two words, the lowest first; bits beyond the words are 0}
   *
   * @param low the first 64 bits
   * @param high the next 64 bits
   * @param place the index of the lowest bit of the result, 0 to 127; otherwise the result is
   *     unspecified
   */
  public static long from(long low, long high, int place) {
    return place < 64 ? low >>> place | high << 1 << ~place : high >>> place;
  }
}
