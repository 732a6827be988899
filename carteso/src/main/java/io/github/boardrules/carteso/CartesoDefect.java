package io.github.boardrules.carteso;

import io.github.boardrules.core.Violation;

/**
 * The rules that only setups of Carteso can break; the others are {@link
 * io.github.boardrules.core.territory.TerritoryDefect}. No sequence of moves leads to such a
 * position.
 */
public enum CartesoDefect implements Violation.Code {
  /** A black and a white stone are on the same point; the groups are then not checked. */
  TWO_STONES_ON_A_POINT,
  /** A point is claimed that has no stone. */
  CLAIM_WITHOUT_A_STONE,
  /** A group is claimed on two points; the cells are these points. */
  TWO_CLAIMS_ON_A_GROUP,
  /** A claimed group is not finished. */
  UNFINISHED_GROUP_CLAIMED,
  /** A finished group is not claimed. */
  FINISHED_GROUP_NOT_CLAIMED,
  /** A group that spans more rows than columns, or fewer, is claimed by the other side. */
  CLAIMED_BY_THE_WRONG_SIDE
}
