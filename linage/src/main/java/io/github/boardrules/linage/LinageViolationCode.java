package io.github.boardrules.linage;

import io.github.boardrules.core.text.ErrorCode;

/**
 * The rules for moves that only Linage has. {@link
 * io.github.boardrules.core.territory.TerritoryViolationCode} contains the rules of all territory
 * games.
 */
public enum LinageViolationCode implements ErrorCode {
  /** The game has no button. */
  NO_BUTTON,
  /** The button is already taken. Parameter: side. */
  BUTTON_TAKEN,
  /** The point is in a region that Vertical owns. Parameters: cell, owner. */
  OWNED_BY_VERTICAL,
  /** The point is in a region that Horizontal owns. Parameters: cell, owner. */
  OWNED_BY_HORIZONTAL,
  /**
   * The stone would leave a region without a line. The cells of the violation are the points of
   * that region. Parameters: cell, point.
   */
  LEAVES_A_REGION_WITHOUT_A_LINE
}
