package io.github.boardrules.examples.tictactoe;

import io.github.boardrules.core.OutcomeReason;

/** The reasons why a game is over. */
public enum TicTacToeReason implements OutcomeReason {
  /** The last mark completed a line. */
  LINE,
  /** The board is full and has no line. */
  BOARD_FULL
}
