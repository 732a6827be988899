package io.github.boardrules.linage;

import io.github.boardrules.core.Violation;

/**
 * The rules that only setups of Linage can break; the others are {@link
 * io.github.boardrules.core.territory.TerritoryDefect}.
 */
public enum LinageDefect implements Violation.Code {
  /** A region has no line; the cells are its points. */
  REGION_WITHOUT_A_LINE
}
