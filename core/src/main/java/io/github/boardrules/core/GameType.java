package io.github.boardrules.core;

import com.google.common.collect.ImmutableList;

/**
 * A kind of game, the service by which {@link GameTypes} finds it. An implementation has a public
 * constructor without parameters, holds no state, and is registered both in {@code
 * module-info.java} and in {@code META-INF/services}.
 */
public interface GameType {
  /** {@return the name in records, options and on the command line: lower case, without blanks} */
  String id();

  /** {@return the name for people} */
  String title();

  /** {@return the options that the game has} */
  ImmutableList<OptionSpec> options();

  /**
   * {@return a game with the given options, the others having their defaults}
   *
   * @param options the options that are given
   * @throws OptionException if an option is unknown, or its value cannot be played with
   * @throws SetupException if an option is a setup that can be read and is no position
   */
  Game<?> game(Options options);
}
