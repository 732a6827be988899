package io.github.boardrules.iris;

import io.github.boardrules.core.text.ErrorCode;

/** The reasons why a setup is not a position of Iris. */
public enum IrisDefectCode implements ErrorCode {
  /** The board has no such cell. Parameter: cell. */
  OFF_BOARD,
  /** A cell has two stones. Parameter: cell. */
  CELL_OCCUPIED_TWICE,
  /**
   * A colored cell and its twin differ: in a position they have stones of one color or none.
   * Parameters: cell, twin.
   */
  UNPAIRED_COLORED_CELL,
  /** The board has stones, but no black stone on a gray cell, although the game begins with one. */
  OPENING_STONE_MISSING,
  /**
   * No sequence of turns leads to the number of gray stones of a side. Not counting a first stone
   * whose second stone is due, the number is odd for Black and even for White, unless a second
   * stone was forfeited. A forfeit requires a stone to which all gray cells that are still empty
   * are adjacent. Parameters: side, found.
   */
  IMPOSSIBLE_COUNT,
  /** No sequence of turns ends with so many passes. Parameter: found. */
  IMPOSSIBLE_PASSES,
  /** The board is empty, but Black is not to move. */
  BLACK_BEGINS,
  /** The game is not over, but no side is to move. */
  NOBODY_TO_MOVE,
  /** The game is over, but a side is to move. */
  SOMEBODY_TO_MOVE,
  /** The first stone of the turn is not a stone of the side to move. Parameter: cell. */
  FIRST_STONE_NOT_THERE,
  /**
   * The first stone of the turn is on a colored cell; a pair has no second stone. Parameter: cell.
   */
  FIRST_STONE_ON_A_COLORED_CELL,
  /** No cell is left for a second stone, so the turn is over. Parameter: cell. */
  NO_CELL_FOR_A_SECOND_STONE
}
