package io.github.boardrules.loa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.boardrules.core.GameSymmetry;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.board.Cell;
import org.junit.jupiter.api.Test;

/** Value semantics and names of types, games, moves and symmetries. */
class LoaValuesTest {
  private static final LoaGameType TYPE = new LoaGameType();

  @Test
  void gamesAreCached() {
    assertSame(Loa.game(), Loa.game());
    assertSame(Loa.game(), new LoaGameType().game(Options.none()));
    assertSame(Loa.game(LoaRules.SACKSON_1969), Loa.game(LoaRules.SACKSON_1969));
  }

  @Test
  void allInstancesOfTheTypeAreEqual() {
    assertEquals(TYPE, new LoaGameType());
    assertEquals(TYPE.hashCode(), new LoaGameType().hashCode());
    assertNotEquals(TYPE, (Object) "loa");
    assertEquals("loa", TYPE.id());
    assertEquals("Lines of Action", TYPE.title());
    assertEquals(TYPE, Loa.game().type());
  }

  @Test
  void gamesDifferByRulesOrByStart() {
    LoaGame standard = Loa.game();
    LoaGame drawn = TYPE.game(Options.of("bothConnected", "DRAW"));
    LoaGame scrambled = TYPE.game(Options.of("setup", "scrambled"));
    assertEquals(standard, TYPE.game(Options.none()));
    assertNotEquals(standard, drawn);
    assertNotEquals(standard, scrambled);
    assertNotEquals(standard, (Object) "loa");
    assertNotEquals(standard.hashCode(), drawn.hashCode());
    assertNotEquals(standard.hashCode(), scrambled.hashCode());
    assertEquals("Lines of Action", standard.toString());
    assertEquals("Lines of Action bothConnected=DRAW", drawn.toString());
  }

  @Test
  void symmetriesHaveNames() {
    assertEquals("identity", Loa.game().symmetries().get(0).toString());
    assertEquals("identity, colors swapped", Loa.game().symmetries().get(8).toString());
  }

  @Test
  void symmetriesAreValues() {
    for (GameSymmetry<LoaMove> symmetry : Loa.game().symmetries()) {
      BoardTables tables = BoardTables.of(LoaRules.SOUCIE);
      GameSymmetry<LoaMove> same =
          new LoaSymmetry(tables, symmetry.cells(), symmetry.swapsPlayers());
      assertEquals(same, symmetry);
      assertEquals(same.hashCode(), symmetry.hashCode());
      assertNotEquals(
          new LoaSymmetry(tables, symmetry.cells(), !symmetry.swapsPlayers()), symmetry);
    }
  }

  @Test
  void aMoveOffTheBoardIsItsOwnImage() {
    LoaMove off = LoaMove.quiet(new Cell(0, 0), new Cell(0, 8));
    LoaMove from = LoaMove.capture(new Cell(8, 0), new Cell(0, 0));
    Loa.game()
        .symmetries()
        .forEach(
            symmetry -> {
              assertEquals(off, symmetry.apply(off));
              assertEquals(from, symmetry.apply(from));
              assertEquals(LoaMove.pass(), symmetry.apply(LoaMove.pass()));
            });
  }

  @Test
  void aMoveHasTwoCells() {
    Cell cell = new Cell(0, 0);
    assertThrows(NullPointerException.class, () -> new LoaMove.PieceMove(nothing(), cell, false));
    assertThrows(NullPointerException.class, () -> new LoaMove.PieceMove(cell, nothing(), false));
  }

  @SuppressWarnings("NullAway") // tests the check for null
  private static Cell nothing() {
    return null;
  }

  @Test
  @SuppressWarnings("NullAway") // tests the check for null
  void rulesRefuseNull() {
    assertThrows(
        NullPointerException.class, () -> LoaRules.SOUCIE.with(LoaRules.NO_LEGAL_MOVE, null));
    assertThrows(NullPointerException.class, () -> LoaRules.SOUCIE.with(LoaRules.ORDER, null));
  }
}
