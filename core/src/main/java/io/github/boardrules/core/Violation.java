package io.github.boardrules.core;

import static com.google.common.base.Preconditions.checkNotNull;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.board.Cell;

/**
 * A rule that a move or a setup breaks.
 *
 * @param code which rule; part of the API
 * @param cells the cells concerned, in the order in which the message names them; may be empty, and
 *     may lie off the board where that is the violation
 * @param message one sentence for people; not part of the API
 */
public record Violation(Code code, ImmutableList<Cell> cells, String message) {

  /**
   * The rule that is broken. Implemented by one enum for each game's moves, and one for its setups.
   */
  public interface Code {
    /** {@return the constant's name, in capitals with underscores} Part of the API. */
    String name();
  }

  /**
   * Checks that nothing is missing.
   *
   * @param code the reason
   * @param cells some cells
   * @param message one sentence for people
   */
  public Violation {
    checkNotNull(code, "code");
    checkNotNull(cells, "cells");
    checkNotNull(message, "message");
  }

  /**
   * {@return a violation that concerns the given cells}
   *
   * @param code the reason
   * @param message one sentence for people
   * @param cells some cells
   */
  public static Violation of(Code code, String message, Cell... cells) {
    return new Violation(code, ImmutableList.copyOf(cells), message);
  }

  /** Code and message, for people. */
  @Override
  public String toString() {
    return code.name() + ": " + message;
  }
}
