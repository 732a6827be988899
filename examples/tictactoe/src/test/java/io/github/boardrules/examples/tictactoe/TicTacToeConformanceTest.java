package io.github.boardrules.examples.tictactoe;

import io.github.boardrules.core.Game;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.conformance.ConformanceTest;
import java.util.List;
import java.util.Random;

/** Runs the conformance kit on tic-tac-toe. */
public class TicTacToeConformanceTest extends ConformanceTest {
  /** Creates the test. */
  public TicTacToeConformanceTest() {
    super(new TicTacToeGameType());
  }

  /** Returns moves beyond the right and the upper edge of the board. */
  @Override
  protected List<TicTacToeMove> constructedMoves(Game<?> game, Random random) {
    return List.of(
        new TicTacToeMove(new Cell(game.board().width(), 0)),
        new TicTacToeMove(new Cell(0, game.board().height())));
  }

  @Override
  protected List<String> setupTexts(Game<?> game, Random random) {
    return List.of("xxx/ooo/3", "xxx/oo1/o2", "3/xx1/3", "ooo/xx1/xx1");
  }
}
