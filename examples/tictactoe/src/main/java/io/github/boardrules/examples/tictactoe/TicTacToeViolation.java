package io.github.boardrules.examples.tictactoe;

import io.github.boardrules.core.Violation;

/** Why a move is illegal. */
public enum TicTacToeViolation implements Violation.Code {
  /** Nothing can be played any more. */
  GAME_OVER,
  /** The board does not have the cell. */
  OFF_BOARD,
  /** There is a mark on the cell already. */
  OCCUPIED
}
