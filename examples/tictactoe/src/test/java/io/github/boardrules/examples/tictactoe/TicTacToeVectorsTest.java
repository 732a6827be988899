package io.github.boardrules.examples.tictactoe;

import io.github.boardrules.core.conformance.VectorsTest;

class TicTacToeVectorsTest extends VectorsTest {
  TicTacToeVectorsTest() {
    super(new TicTacToeGameType());
  }
}
