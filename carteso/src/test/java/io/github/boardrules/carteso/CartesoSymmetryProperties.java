package io.github.boardrules.carteso;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.Color;
import io.github.boardrules.core.GameSymmetry;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.conformance.Choices;
import io.github.boardrules.core.territory.Komi;
import io.github.boardrules.core.territory.Orientation;
import io.github.boardrules.core.testing.Openings;
import io.github.boardrules.core.text.Strictness;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tag;

/** Tests consequences of the rules, among them the symmetries. */
class CartesoSymmetryProperties {
  @Provide
  Arbitrary<CartesoRules> rules() {
    return CartesoConformanceTest.rules().map(rules -> Openings.fixed(rules, Komi.ofHalfPoints(5)));
  }

  private static CartesoPosition randomPosition(CartesoRules rules, Random random) {
    CartesoPosition position = Carteso.game(rules).start();
    int stones = random.nextInt(rules.area() + 1);
    for (int stone = 0; stone < stones; stone++) {
      position = placeRandomly(position, random);
    }
    return position;
  }

  private static CartesoPosition placeRandomly(CartesoPosition position, Random random) {
    List<CartesoMove> moves = position.legalMoves();
    CartesoPosition before = random.nextInt(8) == 7 ? position.play("pass") : position;
    return before.play(moves.get(random.nextInt(moves.size() - 1)));
  }

  @Property
  void symmetriesMapGroupsToGroups(@ForAll("rules") CartesoRules rules, @ForAll Choices choices) {
    CartesoPosition position = randomPosition(rules, choices);
    assertEquals(16, position.game().symmetries().size());
    Set<Boolean> colorsSwapped = new HashSet<>();
    for (GameSymmetry<CartesoMove> symmetry : position.game().symmetries()) {
      CartesoPosition image = (CartesoPosition) symmetry.apply(position);
      CartesoMove black = symmetry.apply(CartesoMove.place(Color.BLACK, new Cell(0, 0)));
      boolean swapsColors = black.toString().startsWith("w");
      colorsSwapped.add(swapsColors);
      Function<Orientation, Orientation> side =
          symmetry.swapsPlayers() ? Orientation::opposite : Function.identity();
      Set<CartesoGroup> expected =
          position.groups().stream()
              .map(
                  group ->
                      new CartesoGroup(
                          swapsColors ? group.color().opposite() : group.color(),
                          symmetry.cells().apply(group.cells()),
                          symmetry.swapsPlayers() ? group.columns() : group.rows(),
                          symmetry.swapsPlayers() ? group.rows() : group.columns(),
                          group.owner().map(side),
                          group.isFinished(),
                          group.claimedBy().map(side)))
              .collect(Collectors.toSet());
      assertEquals(expected, Set.copyOf(image.groups()));
    }
    assertEquals(Set.of(false, true), colorsSwapped);
  }

  @Tag("proof")
  @Property
  void claimsArePermanentAndClaimedGroupsDoNotMerge(
      @ForAll("rules") CartesoRules rules, @ForAll Choices random) {
    CartesoPosition position = Carteso.game(rules).start();
    while (!position.placements().isEmpty()) {
      CartesoPosition next = placeRandomly(position, random);
      for (Orientation side : Orientation.values()) {
        assertTrue(next.territory(side).containsAll(position.territory(side)));
      }
      for (CartesoGroup group : next.groups()) {
        assertTrue(group.claimedBy().isPresent() == group.isFinished(), next.text());
        assertTrue(
            position.groups().stream()
                    .filter(old -> old.claimedBy().isPresent())
                    .filter(old -> group.cells().containsAll(old.cells()))
                    .count()
                <= 1,
            "two claimed groups merge");
      }
      position = next;
    }
  }

  @Property
  void allGroupsOfAFullBoardAreClaimed(
      @ForAll("rules") CartesoRules rules, @ForAll Choices random) {
    CartesoPosition position = Carteso.game(rules).start();
    while (!position.placements().isEmpty()) {
      position = placeRandomly(position, random);
    }
    assertEquals(
        rules.area(), position.score().verticalPoints() + position.score().horizontalPoints());
    assertEquals(List.of(CartesoMove.pass()), position.legalMoves());
  }

  @Property
  void aSetupIsLegalExactlyIfTheFinishedGroupsAreClaimed(
      @ForAll("rules") CartesoRules rules, @ForAll Choices random) {
    CartesoPosition position = randomPosition(rules, random);
    Map<Cell, Orientation> claims =
        position.groups().stream()
            .filter(group -> group.claimedBy().isPresent())
            .collect(
                Collectors.toMap(CartesoGroup::anchor, group -> group.claimedBy().orElseThrow()));
    assertEquals(position, position.game().position(setup(position, claims)));
    for (CartesoGroup group : position.groups()) {
      Map<Cell, Orientation> others = new HashMap<>(claims);
      if (others.remove(group.anchor()) == null) {
        others.put(group.anchor(), group.owner().orElseThrow());
      }
      assertEquals(1, position.game().defects(setup(position, others)).size());
    }
  }

  private static CartesoSetup setup(CartesoPosition position, Map<Cell, Orientation> claims) {
    CartesoSetup.Builder setup = CartesoSetup.builder().state(position.state());
    claims.forEach(setup::claim);
    return setup.black(position.stones(Color.BLACK)).white(position.stones(Color.WHITE)).build();
  }

  @Example
  void imageUnderTransposition() {
    CartesoGame game = Carteso.game(Openings.fixed(TestRules.board(3, 2), Komi.parse("2.5")));
    CartesoPosition position = game.start().play("b:b1").play("w:a1").play("b:b2").play("w:a2");
    assertEquals("wb1/wb1 vertical 2.5 first 0 a1:v", position.text());
    GameSymmetry<CartesoMove> transposition = game.symmetries().get(4);
    assertTrue(transposition.swapsPlayers());
    assertEquals("2/bb/ww horizontal -2.5 first 0 a1:h", transposition.apply(position).text());
  }

  @Example
  void transpositionsDoNotApplyBeforeTheSidesAreChosen() {
    CartesoPosition named = Carteso.game().start().play("komi=0.5");
    for (GameSymmetry<CartesoMove> symmetry : named.game().symmetries()) {
      assertEquals(!symmetry.swapsPlayers(), symmetry.appliesTo(named));
      if (symmetry.swapsPlayers()) {
        assertThrows(IllegalArgumentException.class, () -> symmetry.apply(named));
      }
    }
  }

  @Example
  void imagesOfMovesWithoutStones() {
    CartesoPosition start = Carteso.game().start();
    CartesoPosition named = start.play("komi=0.5");
    CartesoMove komi = start.parseMove("komi=0.5", Strictness.STRICT);
    CartesoMove vertical = named.parseMove("vertical", Strictness.STRICT);
    CartesoMove horizontal = named.parseMove("horizontal", Strictness.STRICT);
    for (GameSymmetry<CartesoMove> symmetry : named.game().symmetries()) {
      boolean swaps = symmetry.swapsPlayers();
      assertEquals(swaps ? horizontal : vertical, symmetry.apply(vertical));
      assertEquals(swaps ? vertical : horizontal, symmetry.apply(horizontal));
      assertEquals(swaps ? "komi=-0.5" : "komi=0.5", symmetry.apply(komi).toString());
      assertEquals(CartesoMove.pass(), symmetry.apply(CartesoMove.pass()));
    }
  }
}
