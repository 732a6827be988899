package io.github.boardrules.loa;

import io.github.boardrules.core.text.ErrorCode;

/**
 * Why a {@link LoaSetup} is not a position. All defects of the arrangement are reported together.
 * The history is checked only if the arrangement has no defect, up to its first defect.
 */
public enum LoaDefectCode implements ErrorCode {
  /** A side has no piece. No cells. Parameter: side. */
  NO_PIECE,
  /**
   * A side has more than {@link LoaRules#maxPieces} pieces, and {@link LoaRules#ALLOW_EXTRA_PIECES}
   * is not set. Cells: all pieces of that side. Parameters: side, found, limit.
   */
  TOO_MANY_PIECES,
  /** A piece is off the board. Cells: the one off the board. Parameter: cell. */
  OFF_BOARD,
  /** Two pieces are on the same cell. Cells: this one. Parameter: cell. */
  CELL_OCCUPIED_TWICE,
  /** Pieces are on the hole. Cells: the hole. Parameter: cell. */
  ON_THE_HOLE,
  /**
   * More plies are counted than {@link LoaRules#QUIET_LIMIT} or {@link LoaRules#PLY_LIMIT}. No
   * cells. Parameters: found, limit, option.
   */
  COUNT_BEYOND_LIMIT,
  /**
   * The history has more than {@link LoaSetup#MAX_HISTORY} moves, or the start of a game has one
   * whose text does not fit into an option. No cells. Parameters: found, limit.
   */
  HISTORY_TOO_LONG,
  /**
   * A move of the history cannot be taken back: it is a capture, the cell where it ends does not
   * hold a piece of its side, or the cell where it begins is not empty. Cells: its two cells.
   * Parameters: move, side.
   */
  HISTORY_CANNOT_BE_TAKEN_BACK,
  /**
   * A move of the history was illegal. Cells: those of the {@link LoaViolationCode}. Parameters:
   * move, code, message.
   */
  HISTORY_HAS_AN_ILLEGAL_MOVE,
  /** The history goes on after the game is over. No cells. Parameter: move. */
  HISTORY_GOES_ON_AFTER_THE_END
}
