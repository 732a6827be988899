package io.github.boardrules.examples.tictactoe;

import io.github.boardrules.core.Violation;

/** Why a setup is not a position. */
public enum TicTacToeDefect implements Violation.Code {
  /** A mark is not on the board. */
  OFF_BOARD,
  /** A cell has both marks. */
  TWO_MARKS,
  /** X has neither the same number of marks as O nor one more. */
  UNEVEN_MARKS,
  /** Both sides have a line, but the first line ended the game. */
  TWO_WINNERS,
  /** The side with a line did not make the last move, but its line ended the game. */
  PLAYED_ON
}
