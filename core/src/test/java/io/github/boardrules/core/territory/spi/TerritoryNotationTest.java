package io.github.boardrules.core.territory.spi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.boardrules.core.text.NotationException;
import io.github.boardrules.core.text.NotationException.Code;
import io.github.boardrules.core.text.Strictness;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the notation of moves and positions that all territory games share. */
class TerritoryNotationTest {
  private static final Dots GAME = new Dots(DotsRules.parse("width=3 height=2"));

  @ParameterizedTest
  @CsvSource({
    "komi=4.5, komi=4.5",
    "KOMI=4.5, komi=4.5",
    "komi=-0.5, komi=-0.5",
    "komi=0, komi=0",
    "komi=100.5, komi=100.5",
    "vertical, vertical",
    "Horizontal, horizontal",
    "c2, c2",
    "A1, a1",
    "PASS, pass",
  })
  void notationIsParsedInAnyLetterCase(String text, String notation) {
    for (Strictness strictness : Strictness.values()) {
      assertEquals(notation, GAME.start().parseMove(text, strictness).toString());
    }
  }

  @ParameterizedTest
  @CsvSource({
    "komi=3.0, komi=3",
    "Komi=-3.0, komi=-3",
    "komi=0.0, komi=0",
    "Play Vertical, vertical",
    "PLAY horizontal, horizontal",
  })
  void otherNotationsAreParsedLenientlyOnly(String text, String notation) {
    assertEquals(notation, GAME.start().parseMove(text, Strictness.LENIENT).toString());
    assertRejected(text, Strictness.STRICT, Code.NOT_STRICT, 0);
  }

  private static void assertRejected(String text, Strictness strictness, Code code, int offset) {
    NotationException error =
        assertThrows(NotationException.class, () -> GAME.start().parseMove(text, strictness));
    assertEquals(code, error.code(), error.getMessage());
    assertEquals(offset, error.offset(), error.getMessage());
  }

  @ParameterizedTest
  @CsvSource({
    "'', EMPTY, 0",
    "' ', UNEXPECTED, 0",
    "c, UNEXPECTED, 0",
    "5, UNEXPECTED, 0",
    "c02, OFF_BOARD, 0",
    "c10, OFF_BOARD, 0",
    "j1, OFF_BOARD, 0",
    "aa1, OFF_BOARD, 0",
    "c99999999999, OFF_BOARD, 0",
    "'c2 ', TOO_LONG, 2",
    "c2b1, TOO_LONG, 2",
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
  void malformedMovesAreRejected(String text, Code code, int offset) {
    for (Strictness strictness : Strictness.values()) {
      assertRejected(text, strictness, code, offset);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "3/3",
        "3/3 ",
        "3 vertical 0.5 first 0",
        "3/4 vertical 0.5 first 0",
        "3/2 vertical 0.5 first 0",
        "3/2o vertical 0.5 first 0",
        "3/3  vertical 0.5 first 0",
        "3/3 vertical 0.5 first 0 ",
        "3/3 vertical 0.5 first 3",
        "3/3 vertical 0.5 first",
        "3/3 vertical 0.5 third 0",
        "3/3 vertical 0.25 first 0",
        "3/3 diagonal 0.5 first 0",
        "3/3 side",
        "3/3 komi 0.5",
      })
  void malformedPositionsAreRejected(String text) {
    assertThrows(NotationException.class, () -> GAME.parseSetup(text));
  }
}
