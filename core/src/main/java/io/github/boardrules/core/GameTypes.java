package io.github.boardrules.core;

import java.util.ServiceLoader;

/** A registry of game types, by id. Immutable. */
public final class GameTypes extends Registry<GameType> {
  private GameTypes(Iterable<GameType> types) {
    super(types, GameType::id, "A game");
  }

  /**
   * {@return the game types on the class path and module path} A type that cannot be loaded, or
   * whose id is already taken, is left out and reported in {@link #problems()}. Every call searches
   * again.
   */
  public static GameTypes installed() {
    return new GameTypes(ServiceLoader.load(GameType.class));
  }

  /**
   * {@return a registry of the given types}
   *
   * @param types the types
   * @throws IllegalArgumentException if two types have the same id
   */
  public static GameTypes of(Iterable<GameType> types) {
    return complete(new GameTypes(types));
  }
}
