package io.github.boardrules.core.territory;

import io.github.boardrules.core.Violation;

/** What can be wrong with setups of every territory game. */
public enum TerritoryDefect implements Violation.Code {
  /** The game's list does not have the komi. */
  KOMI_NOT_IN_LIST,
  /** The game has a fixed opening, and the setup says that komi or side are still to be chosen. */
  OPENING_IS_FIXED,
  /** The game has a fixed opening, in which FIRST plays Vertical, and the setup says SECOND. */
  FIRST_IS_VERTICAL,
  /** Stones lie on the board, and komi or side are still to be chosen. */
  STONES_IN_THE_OPENING
}
