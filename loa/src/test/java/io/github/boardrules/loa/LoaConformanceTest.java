package io.github.boardrules.loa;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;

import io.github.boardrules.core.Game;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.conformance.Conformance;
import io.github.boardrules.core.conformance.ConformanceTest;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Arbitrary;
import org.junit.jupiter.api.Test;

class LoaConformanceTest extends ConformanceTest {
  LoaConformanceTest() {
    super(new LoaGameType());
  }

  /** New games may wait for their vectors; this one has them. */
  @Test
  void noVectorsAreMissing() {
    assertDoesNotThrow(Conformance.of(new LoaGameType())::checkVectors);
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
