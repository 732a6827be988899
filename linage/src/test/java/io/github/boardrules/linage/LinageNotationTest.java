package io.github.boardrules.linage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.SetupException;
import io.github.boardrules.core.Strictness;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.territory.Komi;
import io.github.boardrules.core.territory.Orientation;
import io.github.boardrules.core.territory.TerritoryDefect;
import io.github.boardrules.core.territory.TerritoryRules;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests the notation of moves and positions, and setups. */
class LinageNotationTest {
  private static final LinageGame PIE = Linage.game();
  private static final LinageGame FIXED =
      Linage.game(LinageRules.of(TerritoryRules.standard(5, 4).fixed(new Komi(1))));

  @Test
  void aPlacementIsWrittenAsItsPoint() {
    assertEquals(
        LinageMove.place(Cell.parse("i9")), PIE.start().parseMove("I9", Strictness.STRICT));
    assertEquals("c5", LinageMove.place(Cell.parse("c5")).notation());
    for (String text : List.of("b:c5", "x:c5", "xc5", "c5x", "j1", "c10")) {
      assertThrows(
          NotationException.class, () -> PIE.start().parseMove(text, Strictness.LENIENT), text);
    }
  }

  @Test
  void positionsAreWrittenAsRanksAndState() {
    LinagePosition position = PIE.start();
    assertEquals("9/9/9/9/9/9/9/9/9 komi", position.text());
    position = position.play("komi=4.5");
    assertEquals("9/9/9/9/9/9/9/9/9 side 4.5", position.text());
    position = position.play("vertical");
    assertEquals("9/9/9/9/9/9/9/9/9 vertical 4.5 second 0", position.text());
    position = position.play("c5");
    assertEquals("9/9/9/9/2x6/9/9/9/9 horizontal 4.5 second 0", position.text());
    position = position.play("pass");
    assertEquals("9/9/9/9/2x6/9/9/9/9 vertical 4.5 second 1", position.text());
    position = position.play("pass");
    assertEquals("9/9/9/9/2x6/9/9/9/9 vertical 4.5 second 2", position.text());
  }

  @Test
  void positionsAreParsedInAnyLetterCase() {
    LinagePosition position = FIXED.parsePosition("5/2X2/5/5 HORIZONTAL 0.5 First 0");
    assertEquals("5/2x2/5/5 horizontal 0.5 first 0", position.text());
  }

  @Test
  void diagramsShowTheStones() {
    assertEquals(
        "  4  . . . . .\n  3  . . x . .\n  2  . . . . .\n  1  . . . . .\n     a b c d e\n",
        FIXED.start().play("c3").diagram());
  }

  @Test
  void malformedPositionsAreRejected() {
    for (String text :
        List.of(
            "",
            "5/5/5/5",
            "5/5/5/4o vertical 0.5 first 0",
            "5/5/5/5 vertical 0.5 first 0 ",
            "5/5/5/5 vertical 0.5 first 0 -")) {
      assertThrows(NotationException.class, () -> FIXED.parseSetup(text), text);
    }
  }

  @Test
  void aBuilderCreatesASetup() {
    LinageSetup setup =
        LinageSetup.builder()
            .stones(Cell.parse("c3"))
            .komi(new Komi(1))
            .vertical(Player.FIRST)
            .sideToMove(Orientation.HORIZONTAL)
            .build();
    LinagePosition position = FIXED.start().play("c3");
    assertEquals(List.of(), FIXED.defects(setup));
    assertEquals(position, FIXED.position(setup));
    assertEquals(setup, LinageSetup.of(position));
    assertEquals(setup, FIXED.parseSetup(position.text()));
    assertEquals(setup.hashCode(), FIXED.parseSetup(position.text()).hashCode());
    assertEquals("LinageSetup[stones=[c3], state=horizontal 0.5 first 0]", setup.toString());
    assertEquals(LinageSetup.of(PIE.start()), LinageSetup.builder().build());
    assertThrows(IllegalArgumentException.class, () -> LinageSetup.builder().passes(1).build());
  }

  private static List<Violation.Code> codes(LinageGame game, LinageSetup setup) {
    return game.defects(setup).stream().map(Violation::code).toList();
  }

  @Test
  void allDefectsOfASetupAreReported() {
    LinageSetup setup = FIXED.parseSetup("2xxx/xx1xx/xxxxx/4x vertical 2 second 0");
    assertEquals(
        List.of(
            TerritoryDefect.KOMI_NOT_IN_LIST,
            TerritoryDefect.FIRST_IS_VERTICAL,
            LinageDefect.REGION_WITHOUT_A_LINE,
            LinageDefect.REGION_WITHOUT_A_LINE),
        codes(FIXED, setup));
    assertEquals(List.of(Cell.parse("c3")), FIXED.defects(setup).get(2).cells());
    assertEquals(List.of(Cell.parse("a4"), Cell.parse("b4")), FIXED.defects(setup).get(3).cells());
    SetupException error = assertThrows(SetupException.class, () -> FIXED.position(setup));
    assertEquals(FIXED.defects(setup), error.defects());
  }
}
