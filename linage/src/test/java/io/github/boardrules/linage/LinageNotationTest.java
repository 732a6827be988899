package io.github.boardrules.linage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.boardrules.core.Player;
import io.github.boardrules.core.SetupException;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.territory.Komi;
import io.github.boardrules.core.territory.TerritoryDefectCode;
import io.github.boardrules.core.territory.spi.TerritoryState;
import io.github.boardrules.core.testing.Openings;
import io.github.boardrules.core.text.ErrorCode;
import io.github.boardrules.core.text.NotationException;
import io.github.boardrules.core.text.NotationException.Code;
import io.github.boardrules.core.text.Strictness;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Texts of moves and positions, and setups. */
class LinageNotationTest {
  private static final LinageGame PIE = Linage.game();
  private static final LinageGame FIXED =
      Linage.game(Openings.fixed(TestRules.board(5, 4), Komi.ofHalfPoints(1)));

  @ParameterizedTest
  @CsvSource({
    "komi=4.5, komi=4.5",
    "KOMI=4.5, komi=4.5",
    "komi=-0.5, komi=-0.5",
    "komi=0, komi=0",
    "komi=100.5, komi=100.5",
    "vertical, vertical",
    "Horizontal, horizontal",
    "c5, c5",
    "I9, i9",
    "PASS, pass",
  })
  void readBothStrictlyAndLeniently(String text, String canonical) {
    assertEquals(canonical, PIE.start().parseMove(text, Strictness.STRICT).toString());
    assertEquals(canonical, PIE.start().parseMove(text, Strictness.LENIENT).toString());
  }

  @ParameterizedTest
  @CsvSource({
    "komi=3.0, komi=3",
    "Komi=-3.0, komi=-3",
    "komi=0.0, komi=0",
    "Play Vertical, vertical",
    "PLAY horizontal, horizontal",
  })
  void readLenientlyOnly(String text, String canonical) {
    assertEquals(canonical, PIE.start().parseMove(text, Strictness.LENIENT).toString());
    NotationException refusal =
        assertThrows(NotationException.class, () -> PIE.start().parseMove(text, Strictness.STRICT));
    assertEquals(Code.NOT_STRICT, refusal.code());
  }

  @ParameterizedTest
  @CsvSource({
    "'', EMPTY, 0",
    "' ', UNEXPECTED, 0",
    "c, UNEXPECTED, 0",
    "5, UNEXPECTED, 0",
    "c05, OFF_BOARD, 0",
    "c10, OFF_BOARD, 0",
    "j1, OFF_BOARD, 0",
    "aa1, OFF_BOARD, 0",
    "c99999999999, OFF_BOARD, 0",
    "'c5 ', TOO_LONG, 2",
    "c5d6, TOO_LONG, 2",
    "passs, TOO_LONG, 4",
    "komi, UNEXPECTED, 4",
    "komi=, UNEXPECTED, 5",
    "komi =1, UNEXPECTED, 4",
    "komi=4.25, UNEXPECTED, 7",
    "komi=4.55, TOO_LONG, 8",
    "komi=.5, UNEXPECTED, 5",
    "komi=4., UNEXPECTED, 7",
    "komi=1e0, TOO_LONG, 6",
    "komi=0x1, TOO_LONG, 6",
    "komi=nan, UNEXPECTED, 5",
    "komi=+1, UNEXPECTED, 5",
    "komi=04.5, UNEXPECTED, 5",
    "komi=-0, UNEXPECTED, 5",
    "komi=00, UNEXPECTED, 5",
    "komi=--1, UNEXPECTED, 6",
    "komi=676.5, OUT_OF_RANGE, 5",
    "komi=9999999999, OUT_OF_RANGE, 5",
    "play, UNEXPECTED, 0",
    "'play ', UNEXPECTED, 5",
    "play  vertical, UNEXPECTED, 5",
    "play diagonal, UNEXPECTED, 5",
    "vert, UNEXPECTED, 0",
    "verticalhorizontal, TOO_LONG, 8",
  })
  void refusedWithReasonAndPlace(String text, Code code, int offset) {
    for (Strictness strictness : Strictness.values()) {
      NotationException refusal =
          assertThrows(NotationException.class, () -> PIE.start().parseMove(text, strictness));
      assertEquals(code, refusal.code(), refusal.getMessage());
      assertEquals(offset, refusal.offset(), refusal.getMessage());
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
  void positionsAreReadInAnyLetterCase() {
    LinagePosition position = FIXED.parsePosition("5/2X2/5/5 HORIZONTAL 0.5 First 0");
    assertEquals("5/2x2/5/5 horizontal 0.5 first 0", position.text());
  }

  @Test
  void diagramsShowTheStones() {
    assertEquals(
        "  4  . . . . .\n  3  . . x . .\n  2  . . . . .\n  1  . . . . .\n     a b c d e\n",
        FIXED.start().play("c3").diagram());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "5/5/5/5",
        "5/5/5/5 ",
        "5/5/5 vertical 0.5 first 0",
        "5/5/5/6 vertical 0.5 first 0",
        "5/5/5/4 vertical 0.5 first 0",
        "5/5/5/4o vertical 0.5 first 0",
        "5/5/5/5  vertical 0.5 first 0",
        "5/5/5/5 vertical 0.5 first 0 ",
        "5/5/5/5 vertical 0.5 first 3",
        "5/5/5/5 vertical 0.5 first",
        "5/5/5/5 vertical 0.5 third 0",
        "5/5/5/5 vertical 0.25 first 0",
        "5/5/5/5 diagonal 0.5 first 0",
        "5/5/5/5 side",
        "5/5/5/5 komi 0.5",
      })
  void textsThatAreNoPositionAreRefused(String text) {
    assertThrows(NotationException.class, () -> FIXED.parseSetup(text));
  }

  @Test
  void aSetupIsBuiltOfStonesAndState() {
    LinageSetup setup =
        LinageSetup.builder()
            .stones(Cell.parse("c3"))
            .state(TerritoryState.playing(Komi.ofHalfPoints(1), Player.FIRST).afterPlacement())
            .build();
    LinagePosition position = FIXED.start().play("c3");
    assertEquals(List.of(), FIXED.defects(setup));
    assertEquals(position, FIXED.position(setup));
    assertEquals(setup, position.toSetup());
    assertEquals(setup, FIXED.parseSetup(position.text()));
    assertEquals(setup.hashCode(), FIXED.parseSetup(position.text()).hashCode());
    assertEquals(
        "LinageSetup[stones=[c3], state=horizontal 0.5 first 0, button=Optional.empty]",
        setup.toString());
    assertEquals(PIE.start().toSetup(), LinageSetup.builder().build());
  }

  @Test
  void stonesOffTheBoardAreADefect() {
    LinageSetup setup = LinageSetup.builder().stones(Cell.parse("j1")).build();
    assertEquals(
        List.of(TerritoryDefectCode.STONES_IN_THE_OPENING, TerritoryDefectCode.OFF_BOARD),
        codes(PIE, setup));
    assertEquals(List.of(Cell.parse("j1")), PIE.defects(setup).get(1).cells());
  }

  @Test
  void aStoneThatIsGivenTwiceIsADefect() {
    LinageSetup setup =
        LinageSetup.builder()
            .stones(Cell.parse("c3"), Cell.parse("a1"), Cell.parse("c3"))
            .state(FIXED.start().state())
            .build();
    assertEquals(List.of(Cell.parse("a1"), Cell.parse("c3"), Cell.parse("c3")), setup.stones());
    assertEquals(List.of(TerritoryDefectCode.CELL_OCCUPIED_TWICE), codes(FIXED, setup));
    assertEquals(List.of(Cell.parse("c3")), FIXED.defects(setup).get(0).cells());
  }

  private static List<ErrorCode> codes(LinageGame game, LinageSetup setup) {
    return game.defects(setup).stream().map(Violation::code).toList();
  }

  @Test
  void allDefectsOfASetupAreReportedAtOnce() {
    LinageSetup setup = FIXED.parseSetup("2xxx/xx1xx/xxxxx/4x vertical 2 second 0");
    assertEquals(
        List.of(
            TerritoryDefectCode.KOMI_NOT_IN_LIST,
            TerritoryDefectCode.FIRST_IS_VERTICAL,
            LinageDefectCode.REGION_WITHOUT_A_LINE,
            LinageDefectCode.REGION_WITHOUT_A_LINE),
        codes(FIXED, setup));
    assertEquals(List.of(Cell.parse("c3")), FIXED.defects(setup).get(2).cells());
    assertEquals(List.of(Cell.parse("a4"), Cell.parse("b4")), FIXED.defects(setup).get(3).cells());
    SetupException refusal = assertThrows(SetupException.class, () -> FIXED.position(setup));
    assertEquals(FIXED.defects(setup), refusal.defects());
  }

  @Test
  void stonesInTheOpeningAreADefect() {
    assertEquals(
        List.of(TerritoryDefectCode.STONES_IN_THE_OPENING),
        codes(PIE, PIE.parseSetup("9/9/9/9/2x6/9/9/9/9 side 4.5")));
    assertEquals(
        List.of(TerritoryDefectCode.OPENING_IS_FIXED, TerritoryDefectCode.STONES_IN_THE_OPENING),
        codes(FIXED, FIXED.parseSetup("5/2x2/5/5 komi")));
    assertEquals(
        List.of(TerritoryDefectCode.KOMI_NOT_IN_LIST),
        codes(PIE, PIE.parseSetup("9/9/9/9/9/9/9/9/9 side 4")));
  }
}
