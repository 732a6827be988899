package io.github.boardrules.core;

import com.google.common.collect.ImmutableList;
import java.util.ServiceLoader;

/** A registry of game types, by id. Immutable. */
public final class GameTypes extends Registry<GameType> {
  private static final String KIND = "A game";

  private GameTypes(Iterable<GameType> types) {
    super(types, GameType::id, KIND);
  }

  private GameTypes() {
    super(
        ImmutableList.of(),
        GameType.class,
        loader -> ServiceLoader.load(GameType.class, loader),
        GameType::id,
        KIND);
  }

  /**
   * {@return the game types on the class path and module path: those that the context class loader
   * of the thread finds, and those beside the library} In every thread, the types that the class
   * loader of the library finds are among them. A type that cannot be loaded, or whose id is
   * already taken, is left out and reported in {@link #problems()}. Every call searches again.
   */
  public static GameTypes installed() {
    return new GameTypes();
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
