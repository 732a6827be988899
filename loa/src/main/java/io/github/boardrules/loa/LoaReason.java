package io.github.boardrules.loa;

import io.github.boardrules.core.OutcomeReason;

/** Why a game of Lines of Action is over. */
public enum LoaReason implements OutcomeReason {
  /** The side that moved is connected, and the other is not: it wins. */
  CONNECTION,
  /** A move, most often a capture, left only the opponent of the mover connected, who wins. */
  OPPONENT_CONNECTED,
  /** A move connected both sides: {@link LoaRules#bothConnected} says what that means. */
  BOTH_CONNECTED,
  /** The side to move has no legal move and loses. */
  NO_LEGAL_MOVE,
  /** The position has occurred too often: {@link LoaRules#repetition} says what that means. */
  REPETITION
}
