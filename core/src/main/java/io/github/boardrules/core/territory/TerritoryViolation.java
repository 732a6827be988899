package io.github.boardrules.core.territory;

import io.github.boardrules.core.Violation;

/** The rules that moves of every territory game can break. */
public enum TerritoryViolation implements Violation.Code {
  /** The game is over. */
  GAME_OVER,
  /** A komi must be named or a side be chosen first. */
  WRONG_STAGE,
  /** The komi is named already. */
  KOMI_ALREADY_NAMED,
  /** The list of the game does not contain the komi. */
  KOMI_NOT_IN_LIST,
  /** The sides are chosen already. */
  SIDE_ALREADY_CHOSEN,
  /** The board does not have the point. */
  OFF_BOARD,
  /** A stone is on the point. */
  OCCUPIED
}
