package io.github.boardrules.iris;

import io.github.boardrules.core.Violation;

/** What can keep a setup from being a position of Iris. */
public enum IrisDefect implements Violation.Code {
  /** The board has no such cell. */
  OFF_BOARD,
  /** A cell has stones of both colours. */
  TWO_STONES_ON_A_CELL,
  /** A coloured cell and its twin are always both empty or filled by the same side. */
  UNPAIRED_COLOURED_CELL,
  /** There are stones, and Black's on a gray cell, with which the game began, is missing. */
  OPENING_STONE_MISSING,
  /**
   * A side has a number of gray stones that no turns add up to: Black's is odd and White's even
   * (besides a first stone that waits for its second), unless a second stone was forfeited, which
   * takes a stone that all cells still gray and empty lie beside.
   */
  IMPOSSIBLE_COUNT,
  /** The number of passes is not 0, 1 or 2, or turns and passes cannot have alternated so. */
  IMPOSSIBLE_PASSES,
  /** The board is empty, and it is not Black's turn. */
  BLACK_BEGINS,
  /** The game is not over, and no seat is to move. */
  NOBODY_TO_MOVE,
  /** The game is over, and a seat is to move. */
  SOMEBODY_TO_MOVE,
  /** The first stone of the turn is not a stone of the seat to move. */
  FIRST_STONE_NOT_THERE,
  /** The first stone of the turn lies on a coloured cell, which has no second stone to wait for. */
  FIRST_STONE_ON_A_COLOURED_CELL,
  /** The first stone of the turn has no cell for a second one, so the turn is over. */
  NO_CELL_FOR_A_SECOND_STONE
}
