package io.github.boardrules.linage;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;

import com.google.common.base.Splitter;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.conformance.Conformance;
import io.github.boardrules.core.conformance.ConformanceTest;
import io.github.boardrules.core.territory.Komi;
import io.github.boardrules.core.territory.KomiChoice;
import io.github.boardrules.core.territory.Orientation;
import io.github.boardrules.core.territory.TerritoryRules;
import io.github.boardrules.core.testing.Openings;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Tuple;
import org.junit.jupiter.api.Test;

/** Runs the conformance tests on small and large boards, with both openings. */
class LinageConformanceTest extends ConformanceTest {
  LinageConformanceTest() {
    super(new LinageGameType());
  }

  /** New games may wait for their vectors; this one has them. */
  @Test
  void noVectorsAreMissing() {
    assertDoesNotThrow(Conformance.of(new LinageGameType())::checkVectors);
  }

  @Override
  protected Arbitrary<Options> options() {
    return territory().flatMap(LinageConformanceTest::rules).map(LinageRules::options);
  }

  /** Creates placements on and just outside the board, and moves of all other kinds. */
  @Override
  protected List<LinageMove> constructedMoves(Game<?> game, Random random) {
    List<LinageMove> moves = new ArrayList<>(List.of(LinageMove.pass()));
    moves.add(LinageMove.nameKomi(Komi.ofHalfPoints(random.nextInt(9) - 4)));
    moves.add(LinageMove.chooseSide(Orientation.VERTICAL));
    moves.add(LinageMove.chooseSide(Orientation.HORIZONTAL));
    moves.add(LinageMove.takeButton());
    for (int i = 0; i < 30; i++) {
      int x = random.nextInt(game.board().width() + 1);
      moves.add(LinageMove.place(new Cell(x, random.nextInt(game.board().height() + 1))));
    }
    return moves;
  }

  /** Returns setups with a stone before the opening is over, or with a komi that is not offered. */
  @Override
  protected List<String> setupTexts(Game<?> game, Random random) {
    List<String> ranks = Splitter.on('/').splitToList(game.start().text().replaceFirst(" .*", ""));
    int width = Integer.parseInt(ranks.get(0));
    String first = width == 1 ? "x" : "x" + (width - 1);
    String stones = ranks.stream().skip(1).map(rank -> "/" + rank).collect(Collectors.joining());
    return List.of(first + stones + " komi", ranks.get(0) + stones + " vertical 676 first 0");
  }

  static Arbitrary<LinageRules> territory() {
    Arbitrary<Integer> small = Arbitraries.integers().between(1, 7);
    Arbitrary<LinageRules> standard =
        Arbitraries.frequencyOf(
            Tuple.of(9, Combinators.combine(small, small).as(TestRules::board)),
            Tuple.of(1, Arbitraries.just(TestRules.board(13, 11))));
    return standard
        .filter(territory -> territory.area() > 1)
        .flatMap(
            territory ->
                Arbitraries.of(
                    territory,
                    Openings.pie(territory, Komi.ofHalfPoints(-1), Komi.ofHalfPoints(1)),
                    territory.with(
                        TerritoryRules.KOMI,
                        KomiChoice.range(Komi.ofHalfPoints(-3), Komi.ofHalfPoints(1))),
                    Openings.pie(
                        territory,
                        Komi.ofHalfPoints(0),
                        Komi.ofHalfPoints(3),
                        Komi.ofHalfPoints(4)),
                    Openings.fixed(territory, Komi.ofHalfPoints(0)),
                    Openings.fixed(territory, Komi.ofHalfPoints(5)),
                    Openings.fixed(territory, Komi.ofHalfPoints(-300))));
  }

  static Arbitrary<LinageRules> rules(LinageRules territory) {
    int maxLength =
        Math.min(
            LinageRules.MAX_LINE,
            Math.max(territory.get(TerritoryRules.WIDTH), territory.get(TerritoryRules.HEIGHT)));
    return Arbitraries.integers()
        .between(2, maxLength)
        .flatMap(
            length ->
                Combinators.combine(
                        Arbitraries.of(LinageEnd.values()), Arbitraries.of(LinageButton.values()))
                    .as(
                        (end, button) ->
                            TestRules.of(territory, length)
                                .with(LinageRules.END, end)
                                .with(LinageRules.BUTTON, button)));
  }
}
