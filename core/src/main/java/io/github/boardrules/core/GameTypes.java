package io.github.boardrules.core;

import static com.google.common.collect.ImmutableSortedMap.toImmutableSortedMap;

import com.google.common.collect.ImmutableCollection;
import com.google.common.collect.ImmutableSortedMap;
import java.util.Comparator;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.Function;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/**
 * The games that are there, by id. Immutable and thread-safe; a few of the games made here are
 * kept, so that thousands of records of the same game need not make it thousands of times.
 */
public final class GameTypes {
  /** A power of two. */
  private static final int MOST_KEPT = 16;

  private final ImmutableSortedMap<String, GameType> types;

  /** The game made last of those whose options hash to the same place. */
  private final AtomicReferenceArray<@Nullable Made> kept = new AtomicReferenceArray<>(MOST_KEPT);

  private record Made(GameType type, Options options, Game<?> game) {}

  private GameTypes(ImmutableSortedMap<String, GameType> types) {
    this.types = types;
  }

  /**
   * {@return all games on the class path or module path} Looks for them anew each time.
   *
   * @throws IllegalArgumentException if two have the same id
   */
  public static GameTypes installed() {
    return of(ServiceLoader.load(GameType.class));
  }

  /**
   * {@return the given games}
   *
   * @param types the games
   * @throws IllegalArgumentException if two have the same id
   */
  public static GameTypes of(Iterable<GameType> types) {
    return new GameTypes(
        StreamSupport.stream(types.spliterator(), false)
            .collect(
                toImmutableSortedMap(
                    Comparator.naturalOrder(), GameType::id, Function.identity())));
  }

  /**
   * {@return the game of an id, if it is there}
   *
   * @param id the id of the game
   */
  public Optional<GameType> find(String id) {
    return Optional.ofNullable(types.get(id));
  }

  /**
   * {@return the game of a type with the given options: a new one, or one that was made here
   * before}
   *
   * @param type any type
   * @param options the options that are given
   * @throws OptionException if an option is unknown, or its value cannot be played with
   * @throws SetupException if an option is a setup that can be read and is no position
   */
  public Game<?> game(GameType type, Options options) {
    int hash = 31 * type.hashCode() + options.hashCode();
    int place = (hash ^ (hash >>> 16)) & (MOST_KEPT - 1);
    Made made = kept.get(place);
    if (made == null || !made.type().equals(type) || !made.options().equals(options)) {
      made = new Made(type, options, type.game(options));
      kept.set(place, made);
    }
    return made.game();
  }

  /** {@return all of them, sorted by id} */
  public ImmutableCollection<GameType> all() {
    return types.values();
  }
}
