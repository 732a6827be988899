package io.github.boardrules.examples.tictactoe;

import io.github.boardrules.core.Position;
import io.github.boardrules.core.conformance.VectorsTest;
import java.util.Map;

class TicTacToeVectorsTest extends VectorsTest {
  TicTacToeVectorsTest() {
    super(new TicTacToeGameType());
  }

  @Override
  protected Map<String, ?> facts(Position<?> position) {
    TicTacToePosition p = (TicTacToePosition) position;
    return Map.of("x", p.marks(Mark.X).size(), "o", p.marks(Mark.O).size());
  }
}
