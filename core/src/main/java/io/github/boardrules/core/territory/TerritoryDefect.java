package io.github.boardrules.core.territory;

import io.github.boardrules.core.Violation;

/** The rules that setups of every territory game can break. */
public enum TerritoryDefect implements Violation.Code {
  /** The list of the game does not contain the komi. */
  KOMI_NOT_IN_LIST,
  /** The game has a fixed opening, but in the setup the komi or the sides are yet to be chosen. */
  OPENING_IS_FIXED,
  /** The game has a fixed opening, but in the setup the second player plays Vertical. */
  FIRST_IS_VERTICAL,
  /** Stones are on the board before the sides are chosen. */
  STONES_IN_THE_OPENING,
  /** A stone is on a point that the board does not have; nothing else of the board is checked. */
  OFF_BOARD
}
