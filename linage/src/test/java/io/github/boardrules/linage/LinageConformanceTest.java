package io.github.boardrules.linage;

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
class LinageConformanceTest extends ConformanceTest {
  LinageConformanceTest() {
    super(new LinageGameType());
  }

  @Override
  protected Arbitrary<Options> options() {
    return terms().flatMap(LinageConformanceTest::rules).map(LinageRules::options);
  }

  /** Points a little beyond the board, and declarations that may come at no time. */
  @Override
  protected List<LinageMove> constructedMoves(Game<?> game, Random random) {
    List<LinageMove> moves = new ArrayList<>(List.of(LinageMove.pass()));
    moves.add(LinageMove.nameKomi(new Komi(random.nextInt(9) - 4)));
    moves.add(LinageMove.chooseSide(Orientation.VERTICAL));
    moves.add(LinageMove.chooseSide(Orientation.HORIZONTAL));
    for (int i = 0; i < 30; i++) {
      int x = random.nextInt(game.board().width() + 1);
      moves.add(LinageMove.place(new Cell(x, random.nextInt(game.board().height() + 1))));
    }
    return moves;
  }

  static Arbitrary<TerritoryRules> terms() {
    Arbitrary<Integer> small = Arbitraries.integers().between(1, 7);
    Arbitrary<TerritoryRules> usual =
        Arbitraries.frequencyOf(
            Tuple.of(9, Combinators.combine(small, small).as(TerritoryRules::standard)),
            Tuple.of(1, Arbitraries.just(TerritoryRules.standard(13, 11))));
    return usual
        .filter(terms -> terms.width() * terms.height() > 1)
        .flatMap(
            terms ->
                Arbitraries.of(
                    terms,
                    terms.pie(new Komi(-1), new Komi(1)),
                    terms.pie(new Komi(0), new Komi(3), new Komi(4)),
                    terms.fixed(new Komi(0)),
                    terms.fixed(new Komi(5)),
                    terms.fixed(new Komi(-300))));
  }

  static Arbitrary<LinageRules> rules(TerritoryRules terms) {
    int longest = Math.min(LinageRules.MAX_LINE, Math.max(terms.width(), terms.height()));
    return Arbitraries.integers().between(2, longest).map(length -> new LinageRules(terms, length));
  }
}
