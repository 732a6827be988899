package io.github.boardrules.core;

import com.google.common.collect.ImmutableList;

/**
 * A kind of game, the service by which {@link GameTypes} finds it. An implementation has a public
 * constructor without parameters, holds no state, and is registered both in {@code module-info.java}
 * and in {@code META-INF/services}.
 */
public interface GameType {
  /** The name in records, options and on the command line: lower case, without blanks. */
  String id();

  /** The name for people. */
  String title();

  /** The options that the game has. */
  ImmutableList<OptionSpec> options();

  /**
   * A game with the given options, the others having their defaults.
   *
   * @throws OptionException if an option is unknown, or its value cannot be played with
   */
  Game<?> game(Options options);
}
