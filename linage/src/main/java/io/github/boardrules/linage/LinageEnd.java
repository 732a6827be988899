package io.github.boardrules.linage;

/** What ends a game of Linage. */
public enum LinageEnd {
  /** Two passes in a row. */
  TWO_PASSES,
  /**
   * Two passes in a row, or a position in which no region is free. A game may already be over when
   * the sides are chosen or, with a fixed opening, at its start.
   */
  NO_FREE_REGION
}
