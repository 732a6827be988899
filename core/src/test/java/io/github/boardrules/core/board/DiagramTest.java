package io.github.boardrules.core.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.base.CharMatcher;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class DiagramTest {

  @Test
  void squareBoardsAreDrawnWithFilesAndRanks() {
    String expected =
        """
        | 2  . . x .
        | 1  x . . .
        |    a b c d
        """;
    assertEquals(expected.replace('|', ' '), Diagram.of(SquareBoard.of(4, 2), marked("a1", "c2")));
  }

  @Test
  void ranksWithTwoDigitsAreAligned() {
    assertTrue(Diagram.of(SquareBoard.of(1, 10), marked()).startsWith(" 10  .\n  9  .\n"));
  }

  @Test
  void hexagonalBoardsAreDrawnWithSlantedFiles() {
    String expected =
        """
        | 5    . . x
        | 4   . . . .
        | 3  x . . . .
        | 2   . . . x \\
        | 1    . x . \\ e
        |       \\ \\ \\ d
        |        a b c
        """;
    assertEquals(
        expected.replace('|', ' '), Diagram.of(HexBoard.of(3), marked("b1", "d2", "a3", "e5")));
  }

  private static Diagram.Symbols marked(String... cells) {
    return cell -> List.of(cells).contains(cell.toString()) ? 'x' : '.';
  }

  @Test
  void theDefaultLocaleDoesNotMatter() {
    Locale previous = Locale.getDefault();
    String diagram;
    try {
      Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
      diagram = Diagram.of(SquareBoard.of(3, 12), cell -> '.');
    } finally {
      Locale.setDefault(previous);
    }
    assertTrue(diagram.startsWith(" 12  "), diagram);
    assertTrue(CharMatcher.ascii().matchesAllOf(diagram), diagram);
  }
}
