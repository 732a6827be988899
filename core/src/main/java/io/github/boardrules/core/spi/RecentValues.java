package io.github.boardrules.core.spi;

import static com.google.common.base.Preconditions.checkNotNull;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A small cache of values that are costly to create, such as games by their rules or tables by the
 * size of the board. Reading thousands of records of the same game then creates them once.
 * Thread-safe and lock-free.
 *
 * <p>Holds at most 64 values. Of the keys whose hash codes collide, it holds the last two. Two
 * threads that request the same value at the same time may each create one.
 *
 * @param <K> the keys; immutable, with value equality
 * @param <V> the values
 */
public final class RecentValues<K, V> {
  private static final int CAPACITY_BITS = 6;

  private final Function<? super K, ? extends V> factory;

  /**
   * Pairs of entries, the latest first. A plain array, because an entry is immutable: a thread that
   * reads a stale place creates the value again, and a thread that reads an entry sees its key and
   * value completely.
   */
  @SuppressWarnings({"unchecked", "rawtypes"})
  private final @Nullable Entry<K, V>[] entries = new Entry[1 << CAPACITY_BITS];

  private record Entry<K, V>(K key, V value) {}

  /**
   * Creates an empty cache.
   *
   * @param factory creates a value from its key
   */
  public RecentValues(Function<? super K, ? extends V> factory) {
    this.factory = checkNotNull(factory, "factory");
  }

  /**
   * {@return the value of a key, cached or new}
   *
   * @param key the key
   */
  public V get(K key) {
    int first = (key.hashCode() * 0x9e3779b9) >>> (Integer.SIZE - CAPACITY_BITS) & ~1;
    Entry<K, V> entry = entries[first];
    if (entry != null && entry.key().equals(key)) {
      return entry.value();
    }
    Entry<K, V> other = entries[first + 1];
    Entry<K, V> found =
        other != null && other.key().equals(key) ? other : new Entry<>(key, factory.apply(key));
    entries[first + 1] = entry;
    entries[first] = found;
    return found.value();
  }
}
