package io.github.boardrules.examples.tictactoe;

import io.github.boardrules.core.Violation;

/** The reasons why a setup is not a legal position. */
public enum TicTacToeDefect implements Violation.Code {
  /** A mark is not on the board. */
  OFF_BOARD,
  /** A cell has both marks. */
  TWO_MARKS,
  /** The number of X marks is neither equal to the number of O marks nor one greater. */
  UNEVEN_MARKS,
  /** Both sides have a line, but the first line ended the game. */
  TWO_WINNERS,
  /** The side with a line did not make the last move, but its line ended the game. */
  PLAYED_ON
}
