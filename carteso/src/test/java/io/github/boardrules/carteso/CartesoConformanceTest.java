package io.github.boardrules.carteso;

import io.github.boardrules.core.Colour;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.conformance.ConformanceTest;
import io.github.boardrules.core.territory.Komi;
import io.github.boardrules.core.territory.Orientation;
import io.github.boardrules.core.territory.TerritoryRules;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Tuple;

/** What every game promises, on boards of both kinds of cell sets, with both openings. */
class CartesoConformanceTest extends ConformanceTest {
  CartesoConformanceTest() {
    super(new CartesoGameType());
  }

  /** The hash of a finished position contains the turn. */
  @Override
  protected boolean finishedPositionsHaveATurn() {
    return true;
  }

  @Override
  protected Arbitrary<Options> options() {
    return terms().map(TerritoryRules::options);
  }

  /** Placements on and slightly off the board, and declarations that may never be legal. */
  @Override
  protected List<CartesoMove> constructedMoves(Game<?> game, Random random) {
    List<CartesoMove> moves = new ArrayList<>(List.of(CartesoMove.pass()));
    moves.add(CartesoMove.nameKomi(new Komi(random.nextInt(9) - 4)));
    moves.add(CartesoMove.chooseSide(Orientation.VERTICAL));
    moves.add(CartesoMove.chooseSide(Orientation.HORIZONTAL));
    for (int i = 0; i < 30; i++) {
      int x = random.nextInt(game.board().width() + 1);
      Cell cell = new Cell(x, random.nextInt(game.board().height() + 1));
      moves.add(CartesoMove.place(random.nextBoolean() ? Colour.BLACK : Colour.WHITE, cell));
    }
    return moves;
  }

  static Arbitrary<TerritoryRules> terms() {
    Arbitrary<Integer> small = Arbitraries.integers().between(1, 6);
    Arbitrary<TerritoryRules> usual =
        Arbitraries.frequencyOf(
            Tuple.of(19, Combinators.combine(small, small).as(TerritoryRules::standard)),
            Tuple.of(1, Arbitraries.just(TerritoryRules.standard(12, 11))));
    return usual.flatMap(
        terms ->
            Arbitraries.of(
                terms,
                terms.pie(new Komi(-1), new Komi(1)),
                terms.pie(new Komi(0), new Komi(1), new Komi(2)),
                terms.fixed(new Komi(0)),
                terms.fixed(new Komi(5)),
                terms.fixed(new Komi(-300))));
  }
}
