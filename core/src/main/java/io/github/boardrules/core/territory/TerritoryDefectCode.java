package io.github.boardrules.core.territory;

import io.github.boardrules.core.text.ErrorCode;

/** The rules for setups that all territory games have. */
public enum TerritoryDefectCode implements ErrorCode {
  /** The rules of the game do not list the komi. Parameter: komi. */
  KOMI_NOT_IN_LIST,
  /** The game has a fixed opening, but the setup has no komi or no sides. */
  OPENING_IS_FIXED,
  /** The game has a fixed opening, but the second player plays Vertical in the setup. */
  FIRST_IS_VERTICAL,
  /** Stones are on the board, but the sides are not chosen yet. */
  STONES_IN_THE_OPENING,
  /**
   * A stone is off the board. The rules that only one game has are then not checked. Parameter:
   * cell.
   */
  OFF_BOARD,
  /**
   * A point has two stones. The rules that only one game has are then not checked. Parameter: cell.
   */
  CELL_OCCUPIED_TWICE
}
