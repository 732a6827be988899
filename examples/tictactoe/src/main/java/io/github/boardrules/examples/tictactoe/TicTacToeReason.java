package io.github.boardrules.examples.tictactoe;

import io.github.boardrules.core.OutcomeReason;

/** Why a game is over. */
public enum TicTacToeReason implements OutcomeReason {
  /** The last mark completed a line. */
  LINE,
  /** There is no empty cell, and no line. */
  BOARD_FULL
}
