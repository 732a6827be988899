package io.github.boardrules.linage;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.boardrules.core.Player;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.conformance.Choices;
import io.github.boardrules.core.territory.Komi;
import io.github.boardrules.core.territory.Orientation;
import io.github.boardrules.core.territory.TerritoryRules;
import io.github.boardrules.core.territory.spi.TerritoryState;
import io.github.boardrules.core.testing.Openings;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tag;

/** Compares positions and setups with {@link NaiveLinage}. */
class LinageDifferentialProperties {
  @Provide
  Arbitrary<LinageRules> small() {
    return rules(7);
  }

  @Provide
  Arbitrary<LinageRules> large() {
    return rules(TerritoryRules.MAX_SIDE);
  }

  private static Arbitrary<LinageRules> rules(int maxSide) {
    Arbitrary<Integer> side = Arbitraries.integers().between(1, maxSide);
    return Combinators.combine(side, side)
        .as(TestRules::board)
        .filter(
            territory ->
                Math.max(territory.get(TerritoryRules.WIDTH), territory.get(TerritoryRules.HEIGHT))
                    > 1)
        .flatMap(LinageDifferentialProperties::rules);
  }

  private static Arbitrary<LinageRules> rules(LinageRules territory) {
    int maxLength =
        Math.min(
            LinageRules.MAX_LINE,
            Math.max(territory.get(TerritoryRules.WIDTH), territory.get(TerritoryRules.HEIGHT)));
    return Arbitraries.integers()
        .between(2, maxLength)
        .flatMap(length -> openings(territory).map(opening -> TestRules.of(opening, length)));
  }

  /** Returns fixed komi, whole ones as well, and komi to choose from. */
  private static Arbitrary<LinageRules> openings(LinageRules territory) {
    return Arbitraries.of(
        Openings.fixed(territory, Komi.ofHalfPoints(1)),
        Openings.fixed(territory, Komi.ZERO),
        Openings.fixed(territory, Komi.ofHalfPoints(-4)),
        territory,
        Openings.pie(territory, Komi.ofHalfPoints(-1), Komi.ofHalfPoints(2)));
  }

  @Tag("proof")
  @Property
  void everyPositionOfRandomGamesMatchesNaiveLinage(
      @ForAll("small") LinageRules rules, @ForAll Choices choices) {
    compareEveryPly(rules, choices);
  }

  @Property
  void everyPositionOfAFewGamesMatchesNaiveLinage(
      @ForAll("small") LinageRules rules, @ForAll Choices choices) {
    compareEveryPly(rules, choices);
  }

  private static void compareEveryPly(LinageRules rules, Random random) {
    LinagePosition position = Linage.game(rules).start();
    NaiveLinageGame naive = NaiveLinageGame.of(position);
    compareGame(position, naive);
    while (!position.isOver()) {
      LinageMove move = randomMove(position, random);
      position = position.play(move);
      naive = naive.play(move.notation());
      compareGame(position, naive);
    }
  }

  /** Compares everything. */
  static void compareGame(LinagePosition position, NaiveLinageGame naive) {
    LinageVariantProperties.compare(position, naive);
    assertEquals(naive.stones(), texts(position.stones()), position.text());
    compare(position, naive.board());
  }

  @Tag("proof")
  @Property
  void samplesOfGamesOnLargeBoardsMatchNaiveLinage(
      @ForAll("large") LinageRules rules, @ForAll Choices random) {
    NaiveLinage naive = naive(rules);
    LinagePosition position = Linage.game(rules).start();
    while (!position.isOver()) {
      position = position.play(randomMove(position, random));
      if (random.nextInt(40) == 0) {
        compare(position, naive);
      }
    }
    compare(position, naive);
  }

  private static LinageMove randomMove(LinagePosition position, Random random) {
    List<LinageMove> moves = position.legalMoves();
    int count = moves.size() > 1 && random.nextInt(30) > 0 ? moves.size() - 1 : moves.size();
    return moves.get(random.nextInt(count));
  }

  @Property
  void defectsOfRandomSetupsMatchNaiveLinage(
      @ForAll("small") LinageRules any, @ForAll Choices random) {
    LinageRules rules =
        TestRules.of(Openings.fixed(any, Komi.ofHalfPoints(1)), any.get(LinageRules.LINE_LENGTH));
    LinageGame game = Linage.game(rules);
    Set<Cell> stones =
        game.board().cells().stream()
            .filter(cell -> random.nextInt(4) == 3)
            .collect(Collectors.toSet());
    TerritoryState start = TerritoryState.playing(Komi.ofHalfPoints(1), Player.FIRST);
    LinageSetup setup =
        LinageSetup.builder()
            .stones(stones)
            .state(random.nextBoolean() ? start.afterPlacement() : start.afterPass())
            .build();
    NaiveLinage naive = naive(rules);
    Set<Set<String>> lineless =
        naive.regions(texts(stones)).entrySet().stream()
            .filter(region -> region.getValue().equals("NEITHER"))
            .map(Map.Entry::getKey)
            .collect(Collectors.toSet());
    assertEquals(
        lineless,
        game.defects(setup).stream().map(d -> texts(d.cells())).collect(Collectors.toSet()));
    if (lineless.isEmpty()) {
      compare(game.position(setup), naive);
    }
  }

  static NaiveLinage naive(LinageRules rules) {
    return new NaiveLinage(
        rules.get(TerritoryRules.WIDTH),
        rules.get(TerritoryRules.HEIGHT),
        rules.get(LinageRules.LINE_LENGTH));
  }

  static Set<String> texts(Iterable<Cell> cells) {
    Set<String> texts = new TreeSet<>();
    cells.forEach(cell -> texts.add(cell.toString()));
    return texts;
  }

  /** Compares regions, lines, violations, legal moves and score. */
  static void compare(LinagePosition position, NaiveLinage naive) {
    Set<String> stones = texts(position.stones());
    String text = position.text();

    Map<Set<String>, String> found = new HashMap<>();
    for (LinageRegion region : position.regions()) {
      found.put(texts(region.cells()), region.owner().map(Orientation::name).orElse("FREE"));
      compareLines(region, naive);
    }
    assertEquals(naive.regions(stones), found, text);
    for (Orientation side : Orientation.values()) {
      assertEquals(pointsOf(side.name(), found), texts(position.territory(side)), text);
    }
    assertEquals(naive.points(stones, "VERTICAL"), position.score().verticalPoints(), text);
    assertEquals(naive.points(stones, "HORIZONTAL"), position.score().horizontalPoints(), text);

    boolean over = position.isOver();
    boolean opened = position.state().isSettled();
    CellSet placements = position.placements();
    for (Cell cell : position.board().cells()) {
      LinageMove move = LinageMove.place(cell);
      String violation =
          over ? "GAME_OVER" : opened ? naive.violation(stones, cell.toString()) : "WRONG_PHASE";
      assertEquals(
          violation,
          position.violation(move).map(v -> v.code().name()).orElse(""),
          text + " " + cell);
      assertEquals(violation.isEmpty(), position.isLegal(move), text + " " + cell);
      assertEquals(violation.isEmpty(), placements.contains(cell), text + " " + cell);
      position
          .violation(move)
          .filter(v -> v.code() == LinageViolationCode.LEAVES_A_REGION_WITHOUT_A_LINE)
          .ifPresent(v -> comparePartWithoutLine(v, cell, stones, naive));
    }
    if (opened && !position.game().hasButton()) {
      assertEquals(over ? 0 : placements.size() + 1, position.legalMoves().size(), text);
    }
  }

  private static Set<String> pointsOf(String owner, Map<Set<String>, String> regions) {
    Set<String> points = new TreeSet<>();
    regions.forEach((cells, side) -> points.addAll(side.equals(owner) ? cells : Set.of()));
    return points;
  }

  private static void compareLines(LinageRegion region, NaiveLinage naive) {
    Set<String> cells = texts(region.cells());
    Set<List<String>> expected = new HashSet<>(naive.lines(cells, 1, 0));
    expected.addAll(naive.lines(cells, 0, 1));
    assertEquals(
        expected,
        region.lines().stream()
            .map(line -> line.cells().stream().map(Cell::toString).toList())
            .collect(Collectors.toSet()));
    assertEquals(expected.size(), region.lines().size());
  }

  private static void comparePartWithoutLine(
      Violation violation, Cell cell, Set<String> stones, NaiveLinage naive) {
    Set<String> after = new TreeSet<>(stones);
    after.add(cell.toString());
    Set<String> left = texts(violation.cells());
    assertEquals("NEITHER", naive.regions(after).get(left), violation.message());
  }
}
