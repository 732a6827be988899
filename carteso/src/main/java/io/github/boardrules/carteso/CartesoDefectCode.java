package io.github.boardrules.carteso;

import io.github.boardrules.core.text.ErrorCode;

/**
 * The rules for setups that only Carteso has. {@link
 * io.github.boardrules.core.territory.TerritoryDefectCode} contains the rules of all territory
 * games. No sequence of legal moves leads to a position that breaks one of these rules.
 */
public enum CartesoDefectCode implements ErrorCode {
  /** A claimed point has no stone. Parameter: cell. */
  CLAIM_WITHOUT_A_STONE,
  /**
   * A group is claimed on several points. The cells of the violation are these points. Parameters:
   * group, claimed.
   */
  TWO_CLAIMS_ON_A_GROUP,
  /** A claimed group is not finished. Parameter: group. */
  UNFINISHED_GROUP_CLAIMED,
  /** A finished group is not claimed. Parameter: group. */
  FINISHED_GROUP_NOT_CLAIMED,
  /**
   * A group with different numbers of rows and columns is not claimed by its owner. Parameters:
   * group, owner, side.
   */
  CLAIMED_BY_THE_WRONG_SIDE
}
