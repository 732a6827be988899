package io.github.boardrules.iris;

/**
 * Finds the n-th set bit of two words, without a branch: which bit it will be cannot be foreseen.
 *
 * <p>The method is that of Vigna, <i>Broadword implementation of rank/select queries</i> (2008):
 * the bits are added up to the end of every byte, and all these sums compared with the rank at
 * once. The sums do not depend on the rank, so the processor has them ready when it comes.
 */
final class TwoWords {
  private static final long EACH_BYTE = 0x0101010101010101L;
  private static final long TOP_BITS = 0x8080808080808080L;

  /** For each byte the places of its set bits, four bits each, the lowest first. */
  private static final int[] PLACES = new int[256];

  static {
    for (int bits = 0; bits < 256; bits++) {
      int rank = 0;
      for (int place = 0; place < 8; place++) {
        if ((bits >> place & 1) != 0) {
          PLACES[bits] |= place << (4 * rank++);
        }
      }
    }
  }

  private TwoWords() {}

  /**
   * The place of the set bit that has a given number of set bits below it, where the words have a
   * greater number of them.
   */
  static int select(long low, long high, int rank) {
    long inLow = Long.bitCount(low);
    long lowSums = sums(low);
    long highSums = sums(high) + inLow * EACH_BYTE;
    long second = (inLow - 1 - rank) >> 63; // all ones if the bit is one of the second word
    long sums = lowSums ^ ((lowSums ^ highSums) & second);
    long reached = (((rank * EACH_BYTE) | TOP_BITS) - sums) & TOP_BITS;
    int place = 8 * Long.bitCount(reached);
    long before = (sums << 8) | (inLow & second);
    int rest = rank - (int) (before >>> place & 0xff);
    int places = PLACES[(int) ((low ^ ((low ^ high) & second)) >>> place) & 0xff];
    return (64 & (int) second) + place + (places >>> (4 * rest) & 7);
  }

  /** In each byte the number of set bits up to its end. */
  private static long sums(long word) {
    long pairs = word - (word >>> 1 & 0x5555555555555555L);
    long fours = (pairs & 0x3333333333333333L) + (pairs >>> 2 & 0x3333333333333333L);
    return (fours + (fours >>> 4) & 0x0f0f0f0f0f0f0f0fL) * EACH_BYTE;
  }
}
