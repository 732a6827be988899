package io.github.boardrules.core.spi;

import io.github.boardrules.core.Position;

/**
 * The mixing behind every {@link Position#hash()}: fixed for good, so that hashes may be stored.
 *
 * <p>{@link #mix} is the finaliser of SplitMix64 (Steele, Lea and Flood, <i>Fast splittable
 * pseudorandom number generators</i>, 2014). Combining the keys of cells with {@code ^}, so that a
 * placement is hashed in any order and changed in one step, is due to Zobrist (1970).
 */
public final class StableHash {
  private static final long GOLDEN_GAMMA = 0x9e3779b97f4a7c15L;

  private StableHash() {}

  /**
   * Spreads every bit of a number over all 64; a bijection.
   *
   * @param value any number
   * @return the number
   */
  public static long mix(long value) {
    long z = value + GOLDEN_GAMMA;
    z = (z ^ (z >>> 30)) * 0xbf58476d1ce4e5b9L;
    z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
    return z ^ (z >>> 31);
  }

  /**
   * {@return the key of one fact of a position: that something of a kind is at a place}
   *
   * @param kind what, for example a colour; the game's choice
   * @param index where, for example the index of a cell
   */
  public static long key(int kind, int index) {
    return mix(mix(kind) ^ index);
  }

  /**
   * {@return a hash of some numbers in their order}
   *
   * @param values any numbers
   */
  public static long of(long... values) {
    long hash = mix(values.length);
    for (long value : values) {
      hash = mix(hash ^ value);
    }
    return hash;
  }
}
