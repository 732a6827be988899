package io.github.boardrules.core;

import static com.google.common.collect.ImmutableSortedMap.toImmutableSortedMap;

import com.google.common.collect.ImmutableCollection;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedMap;
import com.google.common.collect.Streams;
import java.util.Comparator;
import java.util.Iterator;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;

/** A registry of game types, by id. Immutable. */
public final class GameTypes {
  /** The number of failures after which the search ends, in case the class path cannot be read. */
  private static final int MAX_FAILURES = 100;

  private final ImmutableSortedMap<String, GameType> types;
  private final ImmutableList<String> problems;

  private GameTypes(ImmutableSortedMap<String, GameType> types, ImmutableList<String> problems) {
    this.types = types;
    this.problems = problems;
  }

  /**
   * {@return the game types on the class path and module path} A type that cannot be loaded, or
   * whose id is already taken, is left out and reported in {@link #problems()}. Every call searches
   * again.
   */
  public static GameTypes installed() {
    SortedMap<String, GameType> found = new TreeMap<>();
    ImmutableList.Builder<String> problems = ImmutableList.builder();
    Iterator<GameType> services = ServiceLoader.load(GameType.class).iterator();
    boolean isAtEnd = false;
    for (int failures = 0; !isAtEnd && failures < MAX_FAILURES; ) {
      try {
        isAtEnd = !services.hasNext();
        if (!isAtEnd) {
          GameType type = services.next();
          GameType other = found.putIfAbsent(type.id(), type);
          if (other != null) {
            String taken = type.id() + ", already used by " + other.getClass().getName();
            problems.add(type.getClass().getName() + " has the id " + taken);
          }
        }
      } catch (ServiceConfigurationError | LinkageError | RuntimeException e) {
        problems.add("A game cannot be loaded: " + e.getMessage());
        failures++;
      }
    }
    return new GameTypes(ImmutableSortedMap.copyOfSorted(found), problems.build());
  }

  /**
   * {@return a registry of the given types}
   *
   * @param types the types
   * @throws IllegalArgumentException if two types have the same id
   */
  public static GameTypes of(Iterable<GameType> types) {
    return new GameTypes(
        Streams.stream(types)
            .collect(
                toImmutableSortedMap(Comparator.naturalOrder(), GameType::id, Function.identity())),
        ImmutableList.of());
  }

  /**
   * {@return the type with an id, or empty if the registry has none}
   *
   * @param id the id of a type
   */
  public Optional<GameType> find(String id) {
    return Optional.ofNullable(types.get(id));
  }

  /** {@return a sentence about each installed type that cannot be used; usually empty} */
  public ImmutableList<String> problems() {
    return problems;
  }

  /** {@return all types, sorted by id} */
  public ImmutableCollection<GameType> all() {
    return types.values();
  }
}
