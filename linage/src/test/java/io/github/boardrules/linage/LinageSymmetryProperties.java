package io.github.boardrules.linage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.GameSymmetry;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.conformance.Choices;
import io.github.boardrules.core.territory.Komi;
import io.github.boardrules.core.territory.Orientation;
import io.github.boardrules.core.testing.Openings;
import io.github.boardrules.core.text.Strictness;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Tests consequences of the rules, among them the symmetries. */
class LinageSymmetryProperties {
  @Provide
  Arbitrary<LinageRules> rules() {
    return LinageConformanceTest.territory()
        .map(territory -> Openings.fixed(territory, Komi.ofHalfPoints(5)))
        .flatMap(LinageConformanceTest::rules);
  }

  private static LinagePosition randomPosition(LinageRules rules, Random random) {
    LinagePosition position = Linage.game(rules).start();
    int plies = random.nextInt(rules.area());
    for (int ply = 0; ply < plies && !position.isOver(); ply++) {
      List<LinageMove> moves = position.legalMoves();
      position = position.play(moves.get(random.nextInt(moves.size())));
    }
    return position;
  }

  @Property
  void transpositionsSwapTheOwnersOfRegions(
      @ForAll("rules") LinageRules rules, @ForAll Choices choices) {
    LinagePosition position = randomPosition(rules, choices);
    assertEquals(8, position.game().symmetries().size());
    for (GameSymmetry<LinageMove> symmetry : position.game().symmetries()) {
      LinagePosition image = (LinagePosition) symmetry.apply(position);
      assertEquals(symmetry.cells().apply(position.placements()), image.placements());
      Map<CellSet, Optional<Orientation>> expected = new HashMap<>();
      for (LinageRegion region : position.regions()) {
        expected.put(
            symmetry.cells().apply(region.cells()),
            symmetry.swapsPlayers() ? region.owner().map(Orientation::opposite) : region.owner());
      }
      Map<CellSet, Optional<Orientation>> found = new HashMap<>();
      image.regions().forEach(region -> found.put(region.cells(), region.owner()));
      assertEquals(expected, found);
    }
  }

  @Property
  void ownedPointsStayOwned(@ForAll("rules") LinageRules rules, @ForAll Choices random) {
    LinagePosition position = Linage.game(rules).start();
    while (!position.isOver()) {
      List<LinageMove> moves = position.legalMoves();
      LinagePosition next = position.play(moves.get(random.nextInt(moves.size())));
      for (Orientation side : Orientation.values()) {
        assertTrue(next.territory(side).containsAll(position.territory(side)));
      }
      position = next;
    }
  }

  @Property
  void aStoneChangesItsOwnRegionOnly(@ForAll("rules") LinageRules rules, @ForAll Choices choices) {
    LinagePosition position = randomPosition(rules, choices);
    for (Cell cell : position.placements()) {
      Set<LinageRegion> others = new HashSet<>(position.regions());
      others.removeIf(region -> region.cells().contains(cell));
      assertTrue(position.play(LinageMove.place(cell)).regions().containsAll(others));
    }
  }

  @Example
  void imageUnderTransposition() {
    LinageGame game = Linage.game(Openings.fixed(TestRules.board(5, 4), Komi.parse("2.5")));
    LinagePosition position = game.start().play("b4").play("pass");
    GameSymmetry<LinageMove> transposition = game.symmetries().get(4);
    LinagePosition image = (LinagePosition) transposition.apply(position);
    assertTrue(transposition.swapsPlayers());
    assertEquals("4/4/4/3x/4 horizontal -2.5 first 1", image.text());
    assertEquals("height=5 komi=-2.5 opening=FIXED width=4", image.game().options().toString());
    assertEquals("d2", transposition.apply(LinageMove.place(Cell.parse("b4"))).toString());
  }

  @Example
  void transpositionsDoNotApplyBeforeTheSidesAreChosen() {
    LinageGame game = Linage.game();
    assertEquals(
        4,
        game.symmetries().stream()
            .filter(symmetry -> symmetry.appliesTo(game.start().play("komi=0.5")))
            .count());
    GameSymmetry<LinageMove> transposition = game.symmetries().get(4);
    assertThrows(IllegalArgumentException.class, () -> transposition.apply(game.start()));
  }

  @Example
  void imagesOfMovesWithoutStones() {
    LinageGame game = Linage.game();
    LinagePosition named = game.start().play("komi=0.5");
    GameSymmetry<LinageMove> mirror = game.symmetries().get(1);
    GameSymmetry<LinageMove> transposition = game.symmetries().get(4);
    for (String text : List.of("vertical", "horizontal")) {
      LinageMove side = named.parseMove(text, Strictness.STRICT);
      assertEquals(side, mirror.apply(side));
      LinageMove image = transposition.apply(side);
      assertNotEquals(side, image);
      assertTrue(named.legalMoves().contains(image));
    }
    assertEquals(LinageMove.pass(), transposition.apply(LinageMove.pass()));
    LinageMove komi = game.start().parseMove("komi=0.5", Strictness.STRICT);
    assertEquals(komi, mirror.apply(komi));
    assertEquals("komi=-0.5", transposition.apply(komi).toString());
  }
}
