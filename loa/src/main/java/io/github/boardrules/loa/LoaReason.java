package io.github.boardrules.loa;

import io.github.boardrules.core.OutcomeReason;

/** Why a game of Lines of Action is over. */
public enum LoaReason implements OutcomeReason {
  /** Only the side that moved last is connected. It wins. */
  CONNECTION,
  /** Only the opponent of the side that moved last is connected, usually by a capture. It wins. */
  OPPONENT_CONNECTED,
  /** Both sides are connected. {@link LoaRules#bothConnected} decides. */
  BOTH_CONNECTED,
  /** The side to move has no legal move and loses. */
  NO_LEGAL_MOVE,
  /** The position has occurred too often. {@link LoaRules#repetition} decides. */
  REPETITION
}
