package io.github.boardrules.core;

import com.google.common.collect.ImmutableList;

/**
 * A type of game, such as Lines of Action or Linage. It creates a {@link Game} from {@link
 * Options}. {@link GameTypes} finds the types on the class path and module path.
 *
 * <p>An implementation is a service: it has a public constructor without parameters and is
 * registered both in {@code module-info.java} and in {@code META-INF/services}. All instances of
 * one type are equal.
 */
public interface GameType {
  /** {@return the identifier in records and on the command line: lower case, without blanks} */
  String id();

  /** {@return the name of the game, for people} */
  String title();

  /** {@return the options that a game of this type can have} */
  ImmutableList<OptionSpec> options();

  /**
   * {@return a game with the given options; every other option has its default} Games are cheap to
   * request: an implementation that needs large tables keeps the most recent ones.
   *
   * @param options the options
   * @throws OptionException if an option is unknown or has an invalid value; if the value contains
   *     a position, the cause is the {@link NotationException} or {@link SetupException}
   */
  Game<?> game(Options options);
}
