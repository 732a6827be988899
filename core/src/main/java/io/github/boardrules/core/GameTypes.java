package io.github.boardrules.core;

import static com.google.common.collect.ImmutableSortedMap.toImmutableSortedMap;

import com.google.common.collect.ImmutableCollection;
import com.google.common.collect.ImmutableSortedMap;
import java.util.Comparator;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.function.Function;
import java.util.stream.StreamSupport;

/** A registry of game types, by id. Immutable. */
public final class GameTypes {
  private final ImmutableSortedMap<String, GameType> types;

  private GameTypes(ImmutableSortedMap<String, GameType> types) {
    this.types = types;
  }

  /**
   * {@return the game types on the class path and module path} Every call searches them again.
   *
   * @throws IllegalArgumentException if two types have the same id
   */
  public static GameTypes installed() {
    return of(ServiceLoader.load(GameType.class));
  }

  /**
   * {@return a registry of the given types}
   *
   * @param types the types
   * @throws IllegalArgumentException if two types have the same id
   */
  public static GameTypes of(Iterable<GameType> types) {
    return new GameTypes(
        StreamSupport.stream(types.spliterator(), false)
            .collect(
                toImmutableSortedMap(
                    Comparator.naturalOrder(), GameType::id, Function.identity())));
  }

  /**
   * {@return the type with an id, or empty if the registry has none}
   *
   * @param id the id of a type
   */
  public Optional<GameType> find(String id) {
    return Optional.ofNullable(types.get(id));
  }

  /** {@return all types, sorted by id} */
  public ImmutableCollection<GameType> all() {
    return types.values();
  }
}
