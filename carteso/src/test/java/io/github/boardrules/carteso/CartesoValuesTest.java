package io.github.boardrules.carteso;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.Option;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.territory.Komi;
import io.github.boardrules.core.territory.spi.TerritorySymmetry;
import io.github.boardrules.core.testing.Openings;
import io.github.boardrules.core.trace.Snapshot;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests equality and texts of game types, games and symmetries. */
class CartesoValuesTest {
  private static final CartesoGameType TYPE = new CartesoGameType();

  @Test
  void gamesAreCached() {
    assertSame(Carteso.game(), Carteso.game());
    assertSame(Carteso.game(), new CartesoGameType().game(Options.none()));
    assertSame(Carteso.game(TestRules.board(5, 4)), Carteso.game(TestRules.board(5, 4)));
  }

  @Test
  void allTypesAreEqual() {
    assertEquals(TYPE, new CartesoGameType());
    assertEquals(TYPE.hashCode(), new CartesoGameType().hashCode());
    assertNotEquals(TYPE, (Object) "carteso");
    assertEquals("carteso", TYPE.id());
    assertEquals("Carteso", TYPE.title());
    assertEquals(TYPE, Carteso.game().type());
  }

  @Test
  void namesOfTheOptions() {
    assertEquals(
        List.of("width", "height", "komi", "opening"),
        TYPE.options().stream().map(Option::name).toList());
  }

  @Test
  void gamesWithDifferentRulesDiffer() {
    CartesoGame standard = Carteso.game();
    CartesoGame wide = TYPE.game(Options.of("width", "11"));
    assertEquals(standard, TYPE.game(Options.none()));
    assertNotEquals(standard, wide);
    assertNotEquals(standard, (Object) "carteso");
    assertNotEquals(standard.hashCode(), wide.hashCode());
    assertEquals("Carteso width=11", TYPE.game(Options.of("width", "11")).toString());
  }

  @Test
  void transposedReturnsTheSameGameIfItIsEqual() {
    CartesoRules square = TestRules.board(4, 4);
    CartesoGame same = Carteso.game(Openings.fixed(square, Komi.ZERO));
    assertSame(same, ((TerritorySymmetry<?, ?>) same.symmetries().get(4)).target());
    CartesoGame other = Carteso.game(Openings.fixed(square, Komi.ofHalfPoints(1)));
    assertEquals(Carteso.game(Openings.fixed(square, Komi.ofHalfPoints(-1))), other.transposed());
    assertEquals(other, other.transposed().transposed());
  }

  @Test
  void textsOfSymmetries() {
    assertEquals("transposition", Carteso.game().symmetries().get(4).toString());
    assertEquals("transposition, colors swapped", Carteso.game().symmetries().get(12).toString());
  }

  @Test
  void tracesListTheMovesOfBoardsOfUpToThirtySixPoints() {
    assertTrue(Snapshot.of(Carteso.game(TestRules.board(6, 6)).start()).containsKey("legal"));
    assertFalse(Snapshot.of(Carteso.game(TestRules.board(7, 6)).start()).containsKey("legal"));
  }
}
