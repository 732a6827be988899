package io.github.boardrules.core.territory.spi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.Move;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.SquareBoard;
import io.github.boardrules.core.text.NotationException;
import io.github.boardrules.core.text.NotationException.Code;
import io.github.boardrules.core.text.Strictness;
import io.github.boardrules.core.text.TextScanner;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TerritoryTextTest {
  private static void assertRejected(Code code, int offset, Executable parsing) {
    NotationException error = assertThrows(NotationException.class, parsing);
    assertEquals(code, error.code(), error.getMessage());
    assertEquals(offset, error.offset(), error.getMessage());
  }

  @ParameterizedTest
  @CsvSource({
    "'', EMPTY, 0",
    "x, UNEXPECTED, 0",
    "side3, UNEXPECTED, 4",
    "side x, UNEXPECTED, 5",
    "vertical3 first 0, UNEXPECTED, 8",
    "vertical 3first 0, UNEXPECTED, 10",
    "vertical 3 third 0, UNEXPECTED, 11",
    "vertical 3 first0, UNEXPECTED, 16",
    "vertical 3 first x, UNEXPECTED, 17",
    "horizontal 3 second 3, OUT_OF_RANGE, 20",
  })
  void malformedStatesAreRejected(String text, Code code, int offset) {
    assertRejected(code, offset, () -> TerritoryState.read(new TextScanner(text)));
  }

  @Test
  void aMessageNamesTheFirstWordsOfStates() {
    NotationException error =
        assertThrows(NotationException.class, () -> TerritoryState.read(new TextScanner("x")));
    String message = String.valueOf(error.getMessage());
    assertTrue(message.contains("komi, side, vertical or horizontal"), message);
  }

  @Test
  void statesAreWrittenAsTheyAreParsed() {
    for (String text :
        new String[] {"komi", "side -1.5", "horizontal 3 second 2", "vertical 3 first 0"}) {
      assertEquals(text, TerritoryState.read(new TextScanner(text)).toString());
    }
    assertEquals("komi", TerritoryState.start(DotsRules.STANDARD).toString());
  }

  @Test
  void onlyPointsOfTheBoardAreParsed() {
    SquareBoard board = SquareBoard.of(3, 2);
    TextScanner scanner = new TextScanner("=c2=");
    scanner.expect('=');
    assertEquals(new Cell(2, 1), TerritoryText.parsePoint(scanner, board));
    assertEquals(3, scanner.offset());
    TextScanner off = new TextScanner("=c3=");
    off.expect('=');
    assertRejected(Code.OFF_BOARD, 1, () -> TerritoryText.parsePoint(off, board));
  }

  @Test
  void strictParsingRequiresTheNotationOfTheMove() {
    Move move =
        new Move() {
          @Override
          public String toString() {
            return "pass";
          }
        };
    TerritoryText.checkExactness("Pass", move, Strictness.STRICT);
    TerritoryText.checkExactness("p", move, Strictness.LENIENT);
    assertRejected(
        Code.NOT_STRICT, 0, () -> TerritoryText.checkExactness("p", move, Strictness.STRICT));
  }
}
