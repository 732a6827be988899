package io.github.boardrules.core;

import com.google.common.collect.ImmutableList;

/**
 * A hand-made position that has not been checked yet. Immutable.
 *
 * @param <M> the moves of the game
 */
public interface Setup<M extends Move> {
  /**
   * {@return everything that keeps the setup from being a position of its game; empty when it is
   * one}
   */
  ImmutableList<Violation> defects();

  /**
   * {@return the position}
   *
   * @throws SetupException with all {@link #defects()}, if there are any
   */
  Position<M> position();
}
