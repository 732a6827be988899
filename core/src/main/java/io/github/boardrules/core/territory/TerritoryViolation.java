package io.github.boardrules.core.territory;

import io.github.boardrules.core.Violation;

/** The rules for moves that all territory games have. */
public enum TerritoryViolation implements Violation.Code {
  /** The game is over. */
  GAME_OVER,
  /** The first player must name a komi or the second player must choose a side first. */
  WRONG_PHASE,
  /** The komi is already named. */
  KOMI_ALREADY_NAMED,
  /** The rules of the game do not list the komi. */
  KOMI_NOT_IN_LIST,
  /** The sides are already chosen. */
  SIDE_ALREADY_CHOSEN,
  /** The point is outside the board. */
  OFF_BOARD,
  /** A stone is on the point. */
  OCCUPIED
}
