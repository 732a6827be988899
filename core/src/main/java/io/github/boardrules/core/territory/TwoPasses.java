package io.github.boardrules.core.territory;

import io.github.boardrules.core.OutcomeReason;

/** The only way in which a territory game ends. */
public enum TwoPasses implements OutcomeReason {
  /** Both sides passed, one after the other; the score decides. */
  TWO_PASSES
}
