package io.github.boardrules.examples.tictactoe;

import io.github.boardrules.core.conformance.PerftTest;

class TicTacToePerftTest extends PerftTest {
  TicTacToePerftTest() {
    super(new TicTacToeGameType());
  }
}
