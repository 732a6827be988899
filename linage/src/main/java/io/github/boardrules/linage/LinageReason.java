package io.github.boardrules.linage;

import io.github.boardrules.core.OutcomeReason;

/**
 * The reason that only Linage has for the end of a game. {@link
 * io.github.boardrules.core.territory.TerritoryReason} contains the other one.
 */
public enum LinageReason implements OutcomeReason {
  /** No region is free. The side with the higher score wins. */
  NO_FREE_REGION
}
