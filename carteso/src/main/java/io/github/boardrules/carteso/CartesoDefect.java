package io.github.boardrules.carteso;

import io.github.boardrules.core.Violation;

/**
 * What can be wrong with a setup besides what can be in {@link
 * io.github.boardrules.core.territory.TerritoryDefect every territory game}. No position that play
 * leads to has any of it.
 */
public enum CartesoDefect implements Violation.Code {
  /**
   * A black and a white stone lie on the same point. Then no more is asked of the claims than
   * stones.
   */
  TWO_STONES_ON_A_POINT,
  /** A claim is on an empty point. */
  CLAIM_WITHOUT_A_STONE,
  /** Two claims are on the same group, which play never does; the cells are those of the claims. */
  TWO_CLAIMS_ON_A_GROUP,
  /** A claimed group is not finished. */
  UNFINISHED_GROUP_CLAIMED,
  /** A finished group is not claimed. */
  FINISHED_GROUP_NOT_CLAIMED,
  /** A group that spans more rows than columns, or less, is claimed by the other side. */
  CLAIMED_BY_THE_WRONG_SIDE
}
