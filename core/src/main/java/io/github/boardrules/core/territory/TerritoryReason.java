package io.github.boardrules.core.territory;

import io.github.boardrules.core.OutcomeReason;

/** Why a territory game ended. */
public enum TerritoryReason implements OutcomeReason {
  /** Both players passed, one after the other; the higher score wins. */
  TWO_PASSES
}
