package io.github.boardrules.core.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import io.github.boardrules.core.text.NotationException;
import io.github.boardrules.core.text.TextScanner;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/** The names of cells. */
class NamesTest {
  @Test
  void filesHaveTheNamesOfSpreadsheetColumns() {
    assertEquals("a", Cell.fileName(0));
    assertEquals("z", Cell.fileName(25));
    assertEquals("aa", Cell.fileName(26));
    assertEquals("zz", Cell.fileName(Cell.MAX_COORDINATE));
    assertThrows(IllegalArgumentException.class, () -> Cell.fileName(-1));
    assertThrows(IllegalArgumentException.class, () -> Cell.fileName(Cell.MAX_COORDINATE + 1));
  }

  @Test
  void aBoardParsesItsCellsOnly() {
    for (Board board : Boards.ALL) {
      for (Cell cell : board.cells()) {
        assertEquals(cell, board.parseCell(cell.notation()));
        assertEquals(cell, board.readCell(new TextScanner(cell + " and more")));
      }
      String outside = new Cell(board.width(), 0).notation();
      assertRefused(NotationException.Code.OFF_BOARD, 0, () -> board.parseCell(outside));
      TextScanner scanner = new TextScanner("x" + outside);
      scanner.expect('x');
      NotationException refusal =
          assertRefused(NotationException.Code.OFF_BOARD, 1, () -> board.readCell(scanner));
      assertEquals(
          "Expected a cell of the " + board + ", found '" + outside + "'", refusal.getMessage());
    }
    Board board = SquareBoard.of(3, 3);
    assertRefused(NotationException.Code.TOO_LONG, 2, () -> board.parseCell("a1 "));
    assertRefused(NotationException.Code.UNEXPECTED, 0, () -> board.parseCell("1a"));
    assertRefused(NotationException.Code.EMPTY, 0, () -> board.parseCell(""));
  }

  @CanIgnoreReturnValue
  private static NotationException assertRefused(
      NotationException.Code code, int offset, Executable parse) {
    NotationException refusal = assertThrows(NotationException.class, parse);
    assertEquals(code, refusal.code());
    assertEquals(offset, refusal.offset());
    return refusal;
  }
}
