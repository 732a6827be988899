package io.github.boardrules.core.territory;

import io.github.boardrules.core.OutcomeReason;

/** The reasons for the end of a territory game. */
public enum TerritoryReason implements OutcomeReason {
  /** Both sides passed in succession. The side with the higher score wins. */
  TWO_PASSES
}
