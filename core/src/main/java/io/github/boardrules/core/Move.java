package io.github.boardrules.core;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.board.Cell;

/**
 * One indivisible choice by one seat: a value of its game, equal to every other move that says the
 * same, wherever it came from. Passing, naming a komi and choosing a side are moves like any other.
 *
 * <p>A move need not be legal anywhere: whether it is, only a {@link Position} can say.
 *
 * <p>For the author of a game: where there are several kinds of moves, a sealed class is better
 * than a sealed interface for what they have in common. Code for any game checks every move against
 * this interface and then against the type of its game; before version 23 a JVM remembers only the
 * last interface that an object was found to have (JDK-8180450), so two of them by turns cost 20
 * nanoseconds or more each time.
 */
public interface Move {
  /**
   * {@return the canonical notation} {@link Position#parseMove} reads it in both modes, and records
   * are written in it: plain ASCII without blanks, at most 199 characters. So that records can hold
   * it, it has none of <code>{}()[];"$!?</code>, does not begin with a digit, a dot or {@code %},
   * and is not a result such as {@code *}. Part of the API.
   */
  default String notation() {
    return toString();
  }

  /**
   * {@return the cells that the move names, in the order of its notation; empty if it names none,
   * as a pass does} The cells need not be on a board.
   */
  default ImmutableList<Cell> cells() {
    return ImmutableList.of();
  }

  /** The same as {@link #notation()}. */
  @Override
  String toString();
}
