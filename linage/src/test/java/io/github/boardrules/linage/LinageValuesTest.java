package io.github.boardrules.linage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.boardrules.core.Option;
import io.github.boardrules.core.OptionException;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.territory.Komi;
import io.github.boardrules.core.territory.Orientation;
import io.github.boardrules.core.territory.spi.TerritorySymmetry;
import io.github.boardrules.core.testing.Openings;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Tests equality and texts of game types, games, rules, symmetries and regions. */
class LinageValuesTest {
  private static final LinageGameType TYPE = new LinageGameType();

  @Test
  void gamesAreCached() {
    assertSame(Linage.game(), Linage.game());
    assertSame(Linage.game(), new LinageGameType().game(Options.none()));
    assertSame(
        Linage.game(LinageRules.abstractPlay(5, 5)), Linage.game(LinageRules.abstractPlay(5, 5)));
  }

  @Test
  void allTypesAreEqual() {
    assertEquals(TYPE, new LinageGameType());
    assertEquals(TYPE.hashCode(), new LinageGameType().hashCode());
    assertNotEquals(TYPE, (Object) "linage");
    assertEquals("linage", TYPE.id());
    assertEquals("Linage", TYPE.title());
    assertEquals(TYPE, Linage.game().type());
  }

  @Test
  void namesOfTheOptions() {
    assertEquals(
        List.of("width", "height", "komi", "opening", "lineLength", "end", "button", "preset"),
        TYPE.options().stream().map(Option::name).toList());
  }

  @Test
  void gamesWithDifferentRulesDiffer() {
    LinageGame standard = Linage.game();
    LinageGame wide = TYPE.game(Options.of("width", "11"));
    LinageGame longer = TYPE.game(Options.of("lineLength", "4"));
    assertEquals(standard, TYPE.game(Options.none()));
    assertNotEquals(standard, wide);
    assertNotEquals(standard, longer);
    assertNotEquals(standard, (Object) "linage");
    assertNotEquals(standard.hashCode(), wide.hashCode());
    assertNotEquals(standard.hashCode(), longer.hashCode());
    assertEquals("Linage lineLength=4", longer.toString());
  }

  @Test
  void transposedReturnsTheSameGameIfItIsEqual() {
    LinageRules square = TestRules.board(4, 4);
    LinageGame same = Linage.game(Openings.fixed(square, Komi.ZERO));
    assertSame(same, ((TerritorySymmetry<?, ?>) same.symmetries().get(4)).target());
    LinageGame other = Linage.game(Openings.fixed(square, Komi.ofHalfPoints(1)));
    assertEquals(Linage.game(Openings.fixed(square, Komi.ofHalfPoints(-1))), other.transposed());
    assertEquals(other, other.transposed().transposed());
  }

  @Test
  void textOfASymmetry() {
    assertEquals("transposition", Linage.game().symmetries().get(4).toString());
  }

  @Test
  void lineLengthsAreChecked() {
    LinageRules territory = TestRules.board(2, 6);
    for (int length : List.of(2, 3, 4, 5)) {
      assertEquals(length, TestRules.of(territory, length).get(LinageRules.LINE_LENGTH));
    }
    for (int length : List.of(1, 6)) {
      OptionException error =
          assertThrows(OptionException.class, () -> TestRules.of(territory, length));
      assertEquals(OptionException.Code.OUT_OF_RANGE, error.code());
    }
    assertEquals(
        OptionException.Code.CONTRADICTION,
        assertThrows(
                OptionException.class, () -> Linage.game(TestRules.of(TestRules.board(2, 2), 3)))
            .code());
    assertEquals(2, TestRules.of(TestRules.board(2, 2), 2).get(LinageRules.LINE_LENGTH));
    assertEquals(
        "lineLength",
        assertThrows(OptionException.class, () -> TYPE.game(Options.of("lineLength", "6")))
            .option());
  }

  @Test
  void regionsWithEqualPointsAndOwnersAreEqual() {
    // The stones on the middle file leave two regions, a file of three points each.
    LinagePosition position =
        TYPE.game(Options.parse("width=3 height=3 opening=FIXED komi=0"))
            .parsePosition("1x1/1x1/1x1 vertical 0 first 0");
    List<LinageRegion> regions = position.regions();
    assertEquals(2, regions.size());
    LinageRegion left = regions.get(0);
    assertEquals("VERTICAL [a1, a2, a3]", left.toString());
    assertEquals(Optional.of(Orientation.VERTICAL), left.owner());
    assertEquals(true, left.owner().isPresent());
    assertEquals(left, position.regions().get(0));
    assertEquals(left.hashCode(), position.regions().get(0).hashCode());
    assertNotEquals(left, regions.get(1));
    assertNotEquals(left.hashCode(), regions.get(1).hashCode());
    assertNotEquals(left, (Object) left.toString());
    LinageRegion free = Linage.game().start().regions().get(0);
    assertEquals(false, free.owner().isPresent());
    assertEquals("FREE", free.toString().substring(0, 4));
  }

  @Test
  void linesOfARegion() {
    LinagePosition start =
        TYPE.game(Options.parse("width=3 height=2 lineLength=2 opening=FIXED komi=0")).start();
    assertEquals(
        List.of(
            "VERTICAL [a1, a2]",
            "VERTICAL [b1, b2]",
            "VERTICAL [c1, c2]",
            "HORIZONTAL [a1, b1]",
            "HORIZONTAL [b1, c1]",
            "HORIZONTAL [a2, b2]",
            "HORIZONTAL [b2, c2]"),
        start.regions().get(0).lines().stream()
            .map(line -> line.orientation() + " " + line.cells())
            .toList());
  }
}
