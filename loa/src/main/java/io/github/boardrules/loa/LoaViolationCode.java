package io.github.boardrules.loa;

import io.github.boardrules.core.text.ErrorCode;

/**
 * The rules that a move can break, in the order in which they are checked. Only the first one that
 * a move breaks is reported.
 */
public enum LoaViolationCode implements ErrorCode {
  /** The game is over. No cells. */
  GAME_OVER,
  /** The side to move passes although it has a legal move. No cells. Parameter: side. */
  PASS_WHILE_A_MOVE_EXISTS,
  /** The move begins or ends off the board. Cells: those off the board. Parameter: cells. */
  OFF_BOARD,
  /** The move begins on an empty cell. Cells: that cell. Parameter: cell. */
  NO_PIECE_THERE,
  /**
   * The piece belongs to the side that is not to move. Cells: its cell. Parameters: cell, owner,
   * side.
   */
  NOT_YOUR_PIECE,
  /** The move ends where it begins. Cells: that cell. Parameter: cell. */
  NOT_MOVING,
  /** The two cells are on no common line. Cells: both. Parameters: from, to. */
  NOT_ON_A_LINE,
  /**
   * The length of the move is not the number of pieces on its line. Cells: both ends of the move.
   * Parameters: from, to, expected, found.
   */
  WRONG_DISTANCE,
  /**
   * The move ends on a piece of the same color. Cells: the cell where it ends. Parameters: cell,
   * side.
   */
  OWN_PIECE_THERE,
  /**
   * The move jumps over enemies. Cells: those of the enemies, in order from the piece. Parameter:
   * enemies.
   */
  JUMPS_OVER_ENEMY,
  /**
   * The move has a capture mark but captures nothing. Cells: the cell where it ends. Parameter:
   * cell.
   */
  CAPTURE_MARK_ON_A_NON_CAPTURE,
  /** The move captures but has no capture mark. Cells: the cell where it ends. Parameter: cell. */
  CAPTURE_WITHOUT_MARK
}
