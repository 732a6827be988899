package io.github.boardrules.loa;

import io.github.boardrules.core.Violation;

/**
 * The rules that a move can break, in the order in which they are checked: the first one broken is
 * told.
 */
public enum LoaViolation implements Violation.Code {
  /** The game is over: there are no more moves. No cells. */
  GAME_OVER,
  /** A pass is legal only where no other move is. No cells. */
  PASS_WHILE_A_MOVE_EXISTS,
  /** The move begins or ends off the board. Cells: those off the board. */
  OFF_BOARD,
  /** The move begins on an empty cell. Cells: that one. */
  NO_PIECE_THERE,
  /** The piece belongs to the side that is not to move. Cells: where it stands. */
  NOT_YOUR_PIECE,
  /** The move ends where it begins. Cells: that one. */
  NOT_MOVING,
  /** No rank, file or diagonal joins the two cells. Cells: both. */
  NOT_ON_A_LINE,
  /**
   * The move is not as long as there are pieces on its line. Cells: both ends of the move; the
   * message has the right distance.
   */
  WRONG_DISTANCE,
  /** The move ends on a piece of the same colour. Cells: where that stands. */
  OWN_PIECE_THERE,
  /** There are enemies in between. Cells: where they stand, in order from the piece. */
  JUMPS_OVER_ENEMY,
  /** The move says that it captures, and does not. Cells: where it ends. Nothing else is wrong. */
  CAPTURE_MARK_ON_A_NON_CAPTURE,
  /** The move captures, and does not say so. Cells: where it ends. Nothing else is wrong. */
  CAPTURE_WITHOUT_MARK
}
