package io.github.boardrules.carteso;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;

import io.github.boardrules.core.Color;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.conformance.Conformance;
import io.github.boardrules.core.conformance.ConformanceTest;
import io.github.boardrules.core.territory.Komi;
import io.github.boardrules.core.territory.Orientation;
import io.github.boardrules.core.testing.Openings;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Tuple;
import org.junit.jupiter.api.Test;

/** Runs the conformance tests on small and large boards, with both openings. */
class CartesoConformanceTest extends ConformanceTest {
  CartesoConformanceTest() {
    super(new CartesoGameType());
  }

  /** New games may wait for their vectors; this one has them. */
  @Test
  void noVectorsAreMissing() {
    assertDoesNotThrow(Conformance.of(new CartesoGameType())::checkVectors);
  }

  /** After the end of a game, its hash still depends on the side to move. */
  @Override
  protected boolean finishedPositionsHaveATurn() {
    return true;
  }

  @Override
  protected Arbitrary<Options> options() {
    return rules().map(CartesoRules::options);
  }

  /** Creates placements on and just outside the board, and moves of all other kinds. */
  @Override
  protected List<CartesoMove> constructedMoves(Game<?> game, Random random) {
    List<CartesoMove> moves = new ArrayList<>(List.of(CartesoMove.pass()));
    moves.add(CartesoMove.nameKomi(Komi.ofHalfPoints(random.nextInt(9) - 4)));
    moves.add(CartesoMove.chooseSide(Orientation.VERTICAL));
    moves.add(CartesoMove.chooseSide(Orientation.HORIZONTAL));
    for (int i = 0; i < 30; i++) {
      int x = random.nextInt(game.board().width() + 1);
      Cell cell = new Cell(x, random.nextInt(game.board().height() + 1));
      moves.add(CartesoMove.place(random.nextBoolean() ? Color.BLACK : Color.WHITE, cell));
    }
    return moves;
  }

  static Arbitrary<CartesoRules> rules() {
    Arbitrary<Integer> small = Arbitraries.integers().between(1, 6);
    Arbitrary<CartesoRules> standard =
        Arbitraries.frequencyOf(
            Tuple.of(19, Combinators.combine(small, small).as(TestRules::board)),
            Tuple.of(1, Arbitraries.just(TestRules.board(12, 11))));
    return standard.flatMap(
        rules ->
            Arbitraries.of(
                rules,
                Openings.pie(rules, Komi.ofHalfPoints(-1), Komi.ofHalfPoints(1)),
                Openings.pie(
                    rules, Komi.ofHalfPoints(0), Komi.ofHalfPoints(1), Komi.ofHalfPoints(2)),
                Openings.fixed(rules, Komi.ofHalfPoints(0)),
                Openings.fixed(rules, Komi.ofHalfPoints(5)),
                Openings.fixed(rules, Komi.ofHalfPoints(-300))));
  }
}
