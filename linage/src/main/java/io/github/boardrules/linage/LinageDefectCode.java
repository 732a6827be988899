package io.github.boardrules.linage;

import io.github.boardrules.core.text.ErrorCode;

/**
 * The rules for setups that only Linage has. {@link
 * io.github.boardrules.core.territory.TerritoryDefectCode} contains the rules of all territory
 * games.
 */
public enum LinageDefectCode implements ErrorCode {
  /** A side has taken the button, but the game has none. */
  NO_BUTTON,
  /**
   * A region has no line. The cells of the violation are the points of the region. Parameter:
   * point.
   */
  REGION_WITHOUT_A_LINE
}
