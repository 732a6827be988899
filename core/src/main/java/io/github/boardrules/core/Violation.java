package io.github.boardrules.core;

import static com.google.common.base.Preconditions.checkNotNull;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.board.Cell;

/**
 * A rule that a move or a setup breaks.
 *
 * @param code the rule; stable across versions
 * @param message what is wrong, for people, as a clause without an initial capital or a period; may
 *     change between versions
 * @param cells the cells concerned, in the order in which the message names them; may be empty, and
 *     may contain cells that the board does not have
 */
@Immutable
@SuppressWarnings("Immutable") // codes are constants of enums
public record Violation(Code code, String message, ImmutableList<Cell> cells) {

  /** A rule. Each game implements this interface with one enum for moves and one for setups. */
  public interface Code {
    /** {@return the name of the constant, such as {@code NOT_ON_A_LINE}} Stable across versions. */
    String name();
  }

  /**
   * Creates a violation.
   *
   * @param code the rule
   * @param message what is wrong, for people
   * @param cells the cells concerned
   */
  public Violation {
    checkNotNull(code, "code");
    checkNotNull(message, "message");
    checkNotNull(cells, "cells");
  }

  /**
   * {@return a violation}
   *
   * @param code the rule
   * @param message what is wrong, for people
   * @param cells the cells concerned
   */
  public static Violation of(Code code, String message, Cell... cells) {
    return new Violation(code, message, ImmutableList.copyOf(cells));
  }

  /** Returns the message, and the code in brackets: {@code the game is over [GAME_OVER]}. */
  @Override
  public String toString() {
    return message + " [" + code.name() + "]";
  }
}
