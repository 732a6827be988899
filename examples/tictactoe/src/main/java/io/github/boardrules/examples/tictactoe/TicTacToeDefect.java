package io.github.boardrules.examples.tictactoe;

import io.github.boardrules.core.Violation;

/** Why a setup is not a position. */
public enum TicTacToeDefect implements Violation.Code {
  /** X has neither as many marks as O nor one more. */
  UNEVEN_MARKS,
  /** Both have a line, but whoever had it first had won. */
  TWO_WINNERS,
  /** The side that has a line did not make the last move, but its line had ended the game. */
  PLAYED_ON
}
