package io.github.boardrules.examples.tictactoe;

import io.github.boardrules.core.Violation;

/** The reasons why a move is illegal. */
public enum TicTacToeViolation implements Violation.Code {
  /** The game is over. */
  GAME_OVER,
  /** The board does not have the cell. */
  OFF_BOARD,
  /** The cell already has a mark. */
  OCCUPIED
}
