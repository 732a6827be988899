package io.github.boardrules.linage;

import io.github.boardrules.core.Violation;

/**
 * What can be wrong with a setup besides what can be in {@link
 * io.github.boardrules.core.territory.TerritoryDefect every territory game}.
 */
public enum LinageDefect implements Violation.Code {
  /** A region has no line; the cells are those of the region. */
  REGION_WITHOUT_A_LINE
}
