package io.github.boardrules.iris;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;

import io.github.boardrules.core.Game;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.conformance.Conformance;
import io.github.boardrules.core.conformance.ConformanceTest;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Tuple;
import org.junit.jupiter.api.Test;

class IrisConformanceTest extends ConformanceTest {
  IrisConformanceTest() {
    super(new IrisGameType());
  }

  /** New games may wait for their vectors; this one has them. */
  @Test
  void noVectorsAreMissing() {
    assertDoesNotThrow(Conformance.of(new IrisGameType())::checkVectors);
  }

  @Override
  protected Arbitrary<Options> options() {
    return Arbitraries.frequencyOf(
        Tuple.of(6, Arbitraries.integers().between(2, 4).map(IrisConformanceTest::side)),
        Tuple.of(3, Arbitraries.integers().between(5, 8).map(IrisConformanceTest::side)),
        Tuple.of(1, Arbitraries.integers().between(9, 13).map(IrisConformanceTest::side)),
        Tuple.of(1, Arbitraries.just(Options.none())));
  }

  /**
   * Stones and pairs on random cells, including cells off the board and pairs that are not twins.
   */
  @Override
  protected List<IrisMove> constructedMoves(Game<?> game, Random random) {
    List<IrisMove> moves = new ArrayList<>(List.of(IrisMove.pass()));
    int side = game.board().width() + 1;
    for (int i = 0; i < 50; i++) {
      Cell one = new Cell(random.nextInt(side), random.nextInt(side));
      Cell other = new Cell(random.nextInt(side), random.nextInt(side));
      moves.add(IrisMove.stone(one));
      moves.add(IrisMove.pair(one, other));
    }
    return moves;
  }

  private static Options side(int side) {
    return Options.of("n", Integer.toString(side));
  }
}
