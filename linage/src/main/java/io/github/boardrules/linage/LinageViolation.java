package io.github.boardrules.linage;

import io.github.boardrules.core.Violation;

/**
 * The rules that a placement can break besides those of {@link
 * io.github.boardrules.core.territory.TerritoryViolation every territory game}.
 */
public enum LinageViolation implements Violation.Code {
  /** The point is in a region of Vertical's. */
  OWNED_BY_VERTICAL,
  /** The point is in a region of Horizontal's. */
  OWNED_BY_HORIZONTAL,
  /** The stone would leave a region without a line; the cells are those of that region. */
  LEAVES_A_REGION_WITHOUT_A_LINE
}
