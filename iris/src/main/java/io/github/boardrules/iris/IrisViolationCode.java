package io.github.boardrules.iris;

import io.github.boardrules.core.text.ErrorCode;

/** The rules that a move of Iris can break. */
public enum IrisViolationCode implements ErrorCode {
  /** The game is over. */
  GAME_OVER,
  /** The board has no such cell. Parameter: cell. */
  OFF_BOARD,
  /** The cells of a pair are not a colored cell and its twin. Parameters: cell, other. */
  NOT_TWINS,
  /** The cell already has a stone. Parameter: cell. */
  OCCUPIED,
  /** The opening stone must be placed on a gray cell. Parameter: cell. */
  COLORED_CELL_IN_THE_OPENING,
  /** The second stone of a turn must be placed on a gray cell. Parameter: cell. */
  COLORED_CELL_AS_SECOND_STONE,
  /**
   * A colored cell must be occupied together with its twin, not by a single stone. Parameter: cell.
   */
  COLORED_CELL_WITHOUT_ITS_TWIN,
  /** The second stone of a turn must not be adjacent to the first one. Parameters: cell, first. */
  ADJACENT_TO_THE_FIRST_STONE,
  /** Black may not pass instead of the opening stone. */
  PASS_IN_THE_OPENING,
  /** A player may not pass instead of the second stone of a turn. Parameter: first. */
  PASS_BETWEEN_THE_TWO_STONES
}
