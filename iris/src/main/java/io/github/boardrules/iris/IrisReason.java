package io.github.boardrules.iris;

import io.github.boardrules.core.OutcomeReason;

/** Why a game of Iris is over. */
public enum IrisReason implements OutcomeReason {
  /** Every cell has a stone, maybe in the middle of a turn. */
  BOARD_FULL,
  /** Both seats passed, one after the other. */
  TWO_PASSES
}
