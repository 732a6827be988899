package io.github.boardrules.loa;

import io.github.boardrules.core.OutcomeReason;

/** Why a game of Lines of Action is over. */
public enum LoaReason implements OutcomeReason {
  /** Only the side that moved last is connected. It wins. */
  CONNECTION,
  /** Only the opponent of the side that moved last is connected, usually by a capture. It wins. */
  OPPONENT_CONNECTED,
  /** Both sides are connected. {@link LoaRules#BOTH_CONNECTED} decides. */
  BOTH_CONNECTED,
  /** The side to move has no legal move. {@link LoaRules#NO_LEGAL_MOVE} decides. */
  NO_LEGAL_MOVE,
  /** The position has occurred too often. {@link LoaRules#REPETITION} decides. */
  REPETITION,
  /** {@link LoaRules#QUIET_LIMIT} plies in a row captured nothing. The game is drawn. */
  QUIET_LIMIT,
  /** {@link LoaRules#PLY_LIMIT} plies have been played. The game is drawn. */
  PLY_LIMIT,
  /**
   * A pass answered a pass, and positions may repeat: neither side can ever move again. The game is
   * drawn.
   */
  BOTH_STUCK
}
