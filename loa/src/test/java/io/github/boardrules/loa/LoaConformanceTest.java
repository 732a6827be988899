package io.github.boardrules.loa;

import io.github.boardrules.core.Game;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.conformance.ConformanceTest;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Arbitrary;

class LoaConformanceTest extends ConformanceTest {
  LoaConformanceTest() {
    super(new LoaGameType());
  }

  /** Positions with both sides connected, drawn under one of the rules, keep their turn. */
  @Override
  protected boolean finishedPositionsHaveATurn() {
    return true;
  }

  @Override
  protected Arbitrary<Options> options() {
    return Starts.options();
  }

  /** Returns random moves between any cells, including some just off the board. */
  @Override
  protected List<LoaMove> constructedMoves(Game<?> game, Random random) {
    List<LoaMove> moves = new ArrayList<>(List.of(LoaMove.pass()));
    int width = game.board().width();
    for (int i = 0; i < 100; i++) {
      Cell from = new Cell(random.nextInt(width + 1), random.nextInt(width + 1));
      Cell to = new Cell(random.nextInt(width + 1), random.nextInt(width + 1));
      moves.add(new LoaMove.PieceMove(from, to, random.nextBoolean()));
    }
    return moves;
  }
}
