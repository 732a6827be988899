package io.github.boardrules.core.spi;

import io.github.boardrules.core.Position;

/**
 * The hash function of {@link Position#hash()}. It never changes, so that hashes can be stored.
 *
 * <p>{@link #mix} is the finalizer of SplitMix64 (Steele, Lea and Flood, <i>Fast splittable
 * pseudorandom number generators</i>, 2014). An arrangement is hashed by combining the {@link
 * #key}s of its pieces with {@code ^} (Zobrist, 1970), so that a move updates the hash in constant
 * time.
 */
public final class StableHash {
  private static final long GOLDEN_GAMMA = 0x9e3779b97f4a7c15L;

  private StableHash() {}

  /**
   * {@return a well-mixed number} Different values have different results.
   *
   * @param value any number
   */
  public static long mix(long value) {
    long z = value + GOLDEN_GAMMA;
    z = (z ^ (z >>> 30)) * 0xbf58476d1ce4e5b9L;
    z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
    return z ^ (z >>> 31);
  }

  /**
   * {@return the key of a piece on a cell}
   *
   * @param kind the number of the kind of piece, for example of its color
   * @param index the index of the cell
   */
  public static long key(int kind, int index) {
    return mix(mix(kind) ^ index);
  }

  /**
   * {@return the hash of a sequence of numbers}
   *
   * @param values the numbers
   */
  public static long of(long... values) {
    long hash = mix(values.length);
    for (long value : values) {
      hash = mix(hash ^ value);
    }
    return hash;
  }
}
