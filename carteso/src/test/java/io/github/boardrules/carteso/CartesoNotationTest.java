package io.github.boardrules.carteso;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.boardrules.core.Player;
import io.github.boardrules.core.SetupException;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.territory.Komi;
import io.github.boardrules.core.territory.Orientation;
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

/** Tests the notation of moves and positions, and setups. */
class CartesoNotationTest {
  private static final CartesoGame PIE = Carteso.game();
  private static final CartesoGame FIXED =
      Carteso.game(Openings.fixed(TestRules.board(3, 3), Komi.ofHalfPoints(1)));
  private static final CartesoGame LARGE = Carteso.game(TestRules.board(25, 25));

  @ParameterizedTest
  @CsvSource({
    "b:c5, b:c5",
    "W:C5, w:c5",
    "b:b5, b:b5",
  })
  void notationIsParsedInAnyLetterCase(String text, String notation) {
    assertEquals(notation, PIE.start().parseMove(text, Strictness.STRICT).toString());
    assertEquals(notation, PIE.start().parseMove(text, Strictness.LENIENT).toString());
  }

  @ParameterizedTest
  @CsvSource({
    "bc5, b:c5",
    "BC5, b:c5",
    "wb5, w:b5",
    "bb5, b:b5",
    "b c5, b:c5",
    "B b5, b:b5",
    "black c5, b:c5",
    "White C5, w:c5",
    "black b5, b:b5",
    "c5 black, b:c5",
    "b5 WHITE, w:b5",
    "c9 black, b:c9",
  })
  void otherNotationsAreParsedLenientlyOnly(String text, String notation) {
    assertEquals(notation, PIE.start().parseMove(text, Strictness.LENIENT).toString());
    NotationException error =
        assertThrows(NotationException.class, () -> PIE.start().parseMove(text, Strictness.STRICT));
    assertEquals(Code.NOT_STRICT, error.code());
  }

  @ParameterizedTest
  @CsvSource({
    "c5 b, b:c5",
    "b5 W, w:b5",
    "c5b, b:c5",
    "b - c5, b:c5",
    "black→c5, b:c5",
    "komi 4.5, komi=4.5",
    "komi - -, ",
    "komi -3, ",
    "komi = -3, ",
    "komi −3, ",
    "c 5, "
  })
  void whatPeopleTypeIsUnderstoodIfItCanMeanOneMove(String text, String notation) {
    if (notation == null) {
      assertThrows(NotationException.class, () -> PIE.start().parseMove(text));
    } else {
      assertEquals(notation, PIE.start().parseMove(text).toString());
    }
  }

  @ParameterizedTest
  @CsvSource({"w5 black, b:w5", "ww25, w:w25", "b:y25, b:y25", "b1 white, w:b1"})
  void filesNamedBAndWAreNotParsedAsColors(String text, String notation) {
    assertEquals(notation, LARGE.start().parseMove(text, Strictness.LENIENT).toString());
  }

  @ParameterizedTest
  @CsvSource({
    "'', EMPTY, 0",
    "' ', UNEXPECTED, 0",
    "c5, UNEXPECTED, 2",
    "b5, UNEXPECTED, 2",
    "b:, UNEXPECTED, 2",
    "b, UNEXPECTED, 1",
    "black, UNEXPECTED, 1",
    "blackc5, UNEXPECTED, 1",
    "black  c5, UNEXPECTED, 6",
    "black:c5, UNEXPECTED, 1",
    "black white c3, UNEXPECTED, 6",
    "b-c5, UNEXPECTED, 1",
    "b:w:c3, UNEXPECTED, 2",
    "g:c3, UNEXPECTED, 0",
    "c3 green, UNEXPECTED, 3",
    "c3 b, UNEXPECTED, 3",
    "c3black, UNEXPECTED, 2",
    ":c3, UNEXPECTED, 0",
    "b:c3:d4, TOO_LONG, 4",
    "'b:c3 ', TOO_LONG, 4",
    "b:c03, OFF_BOARD, 2",
    "b:j1, OFF_BOARD, 2",
    "wa10, OFF_BOARD, 1",
    "black z9, OFF_BOARD, 6",
    "c10 white, OFF_BOARD, 0",
    "c0 white, OFF_BOARD, 0",
  })
  void malformedMovesAreRejected(String text, Code code, int offset) {
    NotationException error =
        assertThrows(
            NotationException.class, () -> PIE.start().parseMove(text, Strictness.LENIENT));
    assertEquals(code, error.code(), error.getMessage());
    assertEquals(offset, error.offset(), error.getMessage());
    assertThrows(NotationException.class, () -> PIE.start().parseMove(text, Strictness.STRICT));
  }

  @Test
  void aPositionIsWrittenAsRanksStateAndClaims() {
    assertEquals("9/9/9/9/9/9/9/9/9 komi -", PIE.start().text());
    assertEquals("9/9/9/9/9/9/9/9/9 side 4.5 -", PIE.start().play("komi=4.5").text());
    CartesoPosition position = FIXED.start();
    for (String move : List.of("b:b1", "w:a1", "b:b2", "w:a2", "b:b3", "w:a3", "pass")) {
      position = position.play(move);
    }
    assertEquals("wb1/wb1/wb1 horizontal 0.5 first 1 a1:v", position.text());
  }

  @Test
  void aClaimIsParsedOnAnyPointOfItsGroup() {
    CartesoGame row = Carteso.game(Openings.fixed(TestRules.board(1, 3), Komi.ofHalfPoints(1)));
    CartesoPosition position = row.parsePosition("b/B/b HORIZONTAL 0.5 first 0 A3:V");
    assertEquals("b/b/b horizontal 0.5 first 0 a1:v", position.text());
  }

  @Test
  void diagramsShowTheStones() {
    assertEquals(
        "  3  . . .\n  2  . . w\n  1  b . .\n     a b c\n",
        FIXED.start().play("b:a1").play("w:c2").diagram());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "3/3/3 vertical 0.5 first 0",
        "3/3/3 vertical 0.5 first 0 ",
        "3/3/3 vertical 0.5 first 0 -,",
        "3/3/3 vertical 0.5 first 0 a1",
        "3/3/3 vertical 0.5 first 0 a1:x",
        "3/3/3 vertical 0.5 first 0 d1:v",
        "3/3/3 vertical 0.5 first 0 a1:v,",
        "3/3/3 vertical 0.5 first 0 a1:v,a1:v",
        "3/3/3 vertical 0.5 first 3 -",
        "3/3/2x vertical 0.5 first 0 -",
        "3/3/3/3 vertical 0.5 first 0 -",
      })
  void malformedPositionsAreRejected(String text) {
    assertThrows(NotationException.class, () -> FIXED.parseSetup(text));
  }

  private static List<ErrorCode> codes(CartesoGame game, CartesoSetup setup) {
    return game.defects(setup).stream().map(Violation::code).toList();
  }

  @Test
  void allDefectsOfASetupAreReported() {
    CartesoGame game = Carteso.game(Openings.fixed(TestRules.board(4, 3), Komi.ofHalfPoints(1)));
    CartesoSetup setup =
        game.parseSetup("bwb1/bwb1/bw2 vertical 2 second 0 a1:h,b1:v,b3:v,c2:v,d3:h");
    assertEquals(
        List.of(
            TerritoryDefectCode.KOMI_NOT_IN_LIST,
            TerritoryDefectCode.FIRST_IS_VERTICAL,
            CartesoDefectCode.CLAIM_WITHOUT_A_STONE,
            CartesoDefectCode.CLAIMED_BY_THE_WRONG_SIDE,
            CartesoDefectCode.TWO_CLAIMS_ON_A_GROUP,
            CartesoDefectCode.UNFINISHED_GROUP_CLAIMED,
            CartesoDefectCode.UNFINISHED_GROUP_CLAIMED),
        codes(game, setup));
    assertEquals(List.of(Cell.parse("d3")), game.defects(setup).get(2).cells());
    assertEquals(List.of(Cell.parse("b1"), Cell.parse("b3")), game.defects(setup).get(4).cells());
    assertEquals(
        game.defects(setup),
        assertThrows(SetupException.class, () -> game.position(setup)).defects());
  }

  @Test
  void finishedGroupsMustBeClaimed() {
    assertEquals(
        List.of(CartesoDefectCode.FINISHED_GROUP_NOT_CLAIMED),
        codes(FIXED, FIXED.parseSetup("bw1/bw1/bw1 vertical 0.5 first 0 -")));
  }

  @Test
  void eitherSideCanClaimAGroupWithASquareSpan() {
    CartesoGame point = Carteso.game(Openings.fixed(TestRules.board(1, 1), Komi.ofHalfPoints(1)));
    assertEquals(List.of(), codes(point, point.parseSetup("b horizontal 0.5 first 0 a1:v")));
    assertEquals(List.of(), codes(point, point.parseSetup("b horizontal 0.5 first 0 a1:h")));
  }

  @Test
  void aBuilderCreatesASetup() {
    CartesoSetup.Builder builder =
        CartesoSetup.builder()
            .black(Cell.parse("b1"), Cell.parse("b2"), Cell.parse("b3"))
            .white(Cell.parse("a1"), Cell.parse("a2"), Cell.parse("a3"))
            .claim(Cell.parse("a1"), Orientation.VERTICAL)
            .state(TerritoryState.playing(Komi.ofHalfPoints(1), Player.FIRST).afterPass());
    CartesoSetup setup = builder.build();
    String text = "wb1/wb1/wb1 horizontal 0.5 first 1 a1:v";
    assertEquals(FIXED.parseSetup(text), setup);
    assertEquals(FIXED.parseSetup(text).hashCode(), setup.hashCode());
    assertEquals(text, FIXED.position(setup).text());
    assertEquals(setup, FIXED.position(setup).toSetup());
    assertEquals(6, setup.black().size() + setup.white().size());
    assertEquals(
        List.of(TerritoryDefectCode.CELL_OCCUPIED_TWICE),
        codes(FIXED, builder.white(Cell.parse("b2")).build()));
    assertEquals(
        List.of(TerritoryDefectCode.CELL_OCCUPIED_TWICE, TerritoryDefectCode.CELL_OCCUPIED_TWICE),
        codes(FIXED, builder.white(Cell.parse("a1")).build()));
    assertEquals(TerritoryState.namingKomi(), CartesoSetup.builder().build().state());
  }

  @Test
  void stonesAndClaimsOffTheBoardAreDefects() {
    CartesoSetup.Builder builder = CartesoSetup.builder().state(FIXED.start().state());
    CartesoSetup claim = builder.claim(Cell.parse("i9"), Orientation.VERTICAL).build();
    assertEquals(List.of(CartesoDefectCode.CLAIM_WITHOUT_A_STONE), codes(FIXED, claim));
    CartesoSetup stones = builder.black(Cell.parse("i9")).white(Cell.parse("d1")).build();
    assertEquals(
        List.of(TerritoryDefectCode.OFF_BOARD, TerritoryDefectCode.OFF_BOARD),
        codes(FIXED, stones));
    assertEquals(List.of(Cell.parse("d1")), FIXED.defects(stones).get(0).cells());
  }

  @Test
  void theTextOfASetupNamesThePublicType() {
    assertEquals(
        "CartesoSetup[black=[b2], white=[], claims={}, state=komi]",
        CartesoSetup.builder().black(Cell.parse("b2")).build().toString());
  }
}
