package io.github.boardrules.iris;

import io.github.boardrules.core.OutcomeReason;

/** The reasons why a game of Iris ends. */
public enum IrisReason implements OutcomeReason {
  /** Every cell has a stone. This may happen in the middle of a turn. */
  BOARD_FULL,
  /** Both players passed in consecutive turns. */
  TWO_PASSES
}
