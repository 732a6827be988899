package io.github.boardrules.linage;

import io.github.boardrules.core.Violation;

/**
 * The rules that only placements of Linage can break; the others are {@link
 * io.github.boardrules.core.territory.TerritoryViolation}.
 */
public enum LinageViolation implements Violation.Code {
  /** The point is in a region that Vertical owns. */
  OWNED_BY_VERTICAL,
  /** The point is in a region that Horizontal owns. */
  OWNED_BY_HORIZONTAL,
  /** The stone would leave a region without a line; the cells are the points of that region. */
  LEAVES_A_REGION_WITHOUT_A_LINE
}
