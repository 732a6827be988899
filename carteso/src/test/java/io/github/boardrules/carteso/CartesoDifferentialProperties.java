package io.github.boardrules.carteso;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.Color;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.conformance.Choices;
import io.github.boardrules.core.territory.Komi;
import io.github.boardrules.core.territory.Orientation;
import io.github.boardrules.core.territory.TerritoryRules;
import io.github.boardrules.core.testing.Openings;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tag;

/** Compares positions with {@link NaiveCarteso}. */
class CartesoDifferentialProperties {
  @Provide
  Arbitrary<CartesoRules> small() {
    return rules(7);
  }

  @Provide
  Arbitrary<CartesoRules> large() {
    return rules(TerritoryRules.MAX_SIDE);
  }

  static Arbitrary<CartesoRules> rules(int maxSide) {
    Arbitrary<Integer> side = Arbitraries.integers().between(1, maxSide);
    return Combinators.combine(side, side)
        .as(
            (width, height) ->
                Openings.fixed(TestRules.board(width, height), Komi.ofHalfPoints(1)));
  }

  @Property
  @Tag("repeated")
  void everyPositionOfRandomGamesMatchesNaiveCarteso(
      @ForAll("small") CartesoRules rules, @ForAll Choices choices) {
    playAndCompare(rules, choices, 1);
  }

  @Tag("proof")
  @Property
  void samplesOfGamesOnLargeBoardsMatchNaiveCarteso(
      @ForAll("large") CartesoRules rules, @ForAll Choices choices) {
    playAndCompare(rules, choices, 60);
  }

  private static void playAndCompare(CartesoRules rules, Random random, int compareOneIn) {
    CartesoPosition position = Carteso.game(rules).start();
    NaiveCarteso naive =
        NaiveCarteso.empty(rules.get(TerritoryRules.WIDTH), rules.get(TerritoryRules.HEIGHT));
    compare(position, naive);
    while (!position.isOver()) {
      CartesoMove move = randomMove(position, random);
      naive = play(naive, position, move);
      position = position.play(move);
      if (position.isOver() || random.nextInt(compareOneIn) == 0) {
        compare(position, naive);
      }
    }
  }

  private static CartesoMove randomMove(CartesoPosition position, Random random) {
    List<CartesoMove> moves = position.legalMoves();
    int count = moves.size() > 1 && random.nextInt(30) > 0 ? moves.size() - 1 : moves.size();
    return moves.get(random.nextInt(count));
  }

  static NaiveCarteso play(NaiveCarteso naive, CartesoPosition position, CartesoMove move) {
    return move.color().isPresent()
        ? naive.place(
            position.sideToMove().orElseThrow().name(),
            move.color().get().name(),
            point(move.cell()))
        : naive;
  }

  /** Compares groups, claims, legality and score. */
  static void compare(CartesoPosition position, NaiveCarteso naive) {
    String text = position.text();
    Set<NaiveCarteso.Group> groups = new HashSet<>();
    for (CartesoGroup group : position.groups()) {
      groups.add(
          new NaiveCarteso.Group(
              group.color().name(),
              points(group.cells()),
              group.rows(),
              group.columns(),
              group.owner().orElseThrow().name(),
              group.isFinished(),
              group.claimedBy().map(Orientation::name).orElse("NOBODY")));
    }
    assertEquals(new HashSet<>(naive.groups()), groups, text);
    assertEquals(naive.score("VERTICAL"), position.score().verticalPoints(), text);
    assertEquals(naive.score("HORIZONTAL"), position.score().horizontalPoints(), text);
    if (position.isOver()) {
      assertTrue(position.placements().isEmpty(), text);
      assertTrue(position.legalMoves().isEmpty(), text);
    } else {
      assertEquals(naive.emptyPoints(), points(position.placements()), text);
      assertEquals(2 * position.placements().size() + 1, position.legalMoves().size(), text);
      for (Cell cell : position.board().cells()) {
        for (Color color : Color.values()) {
          CartesoMove move = CartesoMove.place(color, cell);
          String violation = naive.stones().containsKey(point(cell)) ? "OCCUPIED" : "";
          assertEquals(
              violation,
              position.violation(move).map(found -> found.code().name()).orElse(""),
              text + " " + move);
          assertEquals(violation.isEmpty(), position.isLegal(move), text + " " + move);
        }
      }
    }
  }

  private static Set<Integer> points(Iterable<Cell> cells) {
    Set<Integer> points = new HashSet<>();
    cells.forEach(cell -> points.add(point(cell)));
    return points;
  }

  private static int point(Cell cell) {
    return 100 * cell.y() + cell.x();
  }
}
