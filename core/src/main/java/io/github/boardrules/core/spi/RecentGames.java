package io.github.boardrules.core.spi;

import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A small cache of games by their rules, for games whose tables are costly to compute. Reading
 * thousands of records of the same game then computes its tables once. Thread-safe and lock-free.
 *
 * <p>Holds at most 16 games. Rules with hash codes that collide replace each other. Two threads
 * that request the same game at the same time may each create one; the games are equal.
 *
 * @param <R> the rules; a value
 * @param <G> the game
 */
public final class RecentGames<R, G> {
  /** A power of two. */
  private static final int CAPACITY = 16;

  private final Function<? super R, ? extends G> factory;
  private final AtomicReferenceArray<@Nullable Entry<R, G>> entries =
      new AtomicReferenceArray<>(CAPACITY);

  private record Entry<R, G>(R rules, G game) {}

  /**
   * Creates an empty cache.
   *
   * @param factory creates a game from its rules
   */
  public RecentGames(Function<? super R, ? extends G> factory) {
    this.factory = factory;
  }

  /**
   * {@return the game with the given rules, cached or new}
   *
   * @param rules the rules
   */
  public G get(R rules) {
    int hash = rules.hashCode();
    int place = (hash ^ (hash >>> 16)) & (CAPACITY - 1);
    Entry<R, G> entry = entries.get(place);
    if (entry == null || !entry.rules().equals(rules)) {
      entry = new Entry<>(rules, factory.apply(rules));
      entries.set(place, entry);
    }
    return entry.game();
  }
}
