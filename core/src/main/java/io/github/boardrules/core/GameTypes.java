package io.github.boardrules.core;

import static com.google.common.collect.ImmutableSortedMap.toImmutableSortedMap;

import com.google.common.collect.ImmutableCollection;
import com.google.common.collect.ImmutableSortedMap;
import java.util.Comparator;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.function.Function;
import java.util.stream.StreamSupport;

/** The games that are there, by id. Immutable; nothing is remembered between calls. */
public final class GameTypes {
  private final ImmutableSortedMap<String, GameType> types;

  private GameTypes(ImmutableSortedMap<String, GameType> types) {
    this.types = types;
  }

  /**
   * {@return all games on the class path or module path}
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

  /** {@return all of them, sorted by id} */
  public ImmutableCollection<GameType> all() {
    return types.values();
  }
}
