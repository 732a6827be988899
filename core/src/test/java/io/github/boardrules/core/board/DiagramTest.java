package io.github.boardrules.core.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.base.CharMatcher;
import java.util.List;
import java.util.Locale;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
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

  private static ToIntFunction<Cell> marked(String... cells) {
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

  @Test
  void aRhombusLeansToTheLeft() {
    String expected =
        """
        | 3  . . x
        | 2   . . .
        | 1    x . .
        |       \\ \\ \\
        |        a b c
        """;
    assertEquals(expected.replace('|', ' '), Diagram.of(HexBoard.rhombus(3), marked("a1", "c3")));
  }

  @Test
  void aTriangleHasItsCornerAtTheTop() {
    String expected =
        """
        | 3    x
        | 2   . .
        | 1  . . x
        |     \\ \\ \\
        |      a b c
        """;
    assertEquals(expected.replace('|', ' '), Diagram.of(HexBoard.triangle(3), marked("c3", "c1")));
  }

  @Test
  void missingCellsAreBlank() {
    String expected =
        """
        | 3  . . x
        | 2  .   .
        | 1  . .
        |    a b c
        """;
    Board board = SquareBoard.of(3, 3).without(Cell.parse("b2"), Cell.parse("c1"));
    assertEquals(expected.replace('|', ' '), Diagram.of(board, marked("c3")));
  }

  @Test
  void everyRankShowsItsCellsInOrder() {
    for (Board board : Boards.ALL) {
      List<String> lines = Diagram.of(board, DiagramTest::symbol).lines().toList();
      for (int y = 0; y < board.height(); y++) {
        int rank = y;
        String expected =
            board.cells().stream()
                .filter(cell -> cell.y() == rank)
                .map(cell -> String.valueOf(symbol(cell)))
                .collect(Collectors.joining());
        String line = lines.get(board.height() - 1 - y);
        assertEquals(
            expected,
            CharMatcher.inRange('0', 'Z').retainFrom(line.substring(Math.min(4, line.length()))));
        String number = line.substring(0, Math.min(3, line.length())).strip();
        assertEquals(expected.isEmpty() ? "" : String.valueOf(y + 1), number);
      }
    }
  }

  /** A digit or an upper case letter: unlike the letters of files. */
  private static char symbol(Cell cell) {
    return "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ".charAt((7 * cell.x() + 5 * cell.y()) % 36);
  }
}
