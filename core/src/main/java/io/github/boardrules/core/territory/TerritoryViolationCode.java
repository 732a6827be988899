package io.github.boardrules.core.territory;

import io.github.boardrules.core.text.ErrorCode;

/** The rules for moves that all territory games have. */
public enum TerritoryViolationCode implements ErrorCode {
  /** The game is over. */
  GAME_OVER,
  /**
   * The first player must name a komi or the second player must choose a side first. Parameter:
   * player.
   */
  WRONG_PHASE,
  /** The komi is already named. */
  KOMI_ALREADY_NAMED,
  /** The rules of the game do not list the komi. Parameter: komi. */
  KOMI_NOT_IN_LIST,
  /** The sides are already chosen. */
  SIDE_ALREADY_CHOSEN,
  /** The point is outside the board. Parameter: cell. */
  OFF_BOARD,
  /** A stone is on the point. Parameter: cell. */
  OCCUPIED
}
