package io.github.boardrules.core.territory;

import io.github.boardrules.core.Violation;

/** The rules that moves of every territory game can break. */
public enum TerritoryViolation implements Violation.Code {
  /** The game is over. */
  GAME_OVER,
  /** It is too early: a komi has to be named first, or a side to be chosen. */
  WRONG_STAGE,
  /** The komi is settled. */
  KOMI_ALREADY_NAMED,
  /** The game's list does not have the komi. */
  KOMI_NOT_IN_LIST,
  /** The sides are settled. */
  SIDE_ALREADY_CHOSEN,
  /** The board does not have the point. */
  OFF_BOARD,
  /** A stone lies on the point. */
  OCCUPIED
}
