package io.github.boardrules.loa;

import io.github.boardrules.core.Violation;

/**
 * Why a {@link LoaSetup} is not a position. All defects of the arrangement are reported together.
 * The history is checked only if the arrangement has no defect, up to its first defect.
 */
public enum LoaDefect implements Violation.Code {
  /** A side has no piece. No cells. */
  NO_PIECE,
  /**
   * A side has more than {@link LoaRules#maxPieces} pieces, and {@link LoaRules#anyPieceCount} is
   * not set. Cells: all pieces of that side.
   */
  TOO_MANY_PIECES,
  /** A piece is off the board. Cells: the one off the board. */
  OFF_BOARD,
  /** Two pieces are on the same cell. Cells: this one. */
  CELL_OCCUPIED_TWICE,
  /** Pieces are on the hole. Cells: the hole. */
  ON_THE_HOLE,
  /**
   * More plies are counted than {@link LoaRules#quietLimit} or {@link LoaRules#plyLimit}. No cells.
   */
  COUNT_BEYOND_LIMIT,
  /**
   * The history has more than {@link LoaSetup#MAX_HISTORY} moves, or the start of a game has one
   * whose text does not fit into an option. No cells.
   */
  HISTORY_TOO_LONG,
  /**
   * A move of the history cannot be taken back: it is a capture, the cell where it ends does not
   * hold a piece of its side, or the cell where it begins is not empty. Cells: its two cells.
   */
  HISTORY_CANNOT_BE_TAKEN_BACK,
  /** A move of the history was illegal. Cells: those of the {@link LoaViolation}. */
  HISTORY_HAS_AN_ILLEGAL_MOVE,
  /** The history goes on after the game is over. No cells. */
  HISTORY_GOES_ON_AFTER_THE_END
}
