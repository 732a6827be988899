package io.github.boardrules.core.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableMap;
import io.github.boardrules.core.text.NotationException;
import io.github.boardrules.core.text.NotationException.Code;
import io.github.boardrules.core.text.TextScanner;
import java.util.Comparator;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class CellProperties {

  @Property
  void everyCellCanBeParsedFromItsNotation(
      @ForAll @IntRange(max = Cell.MAX_COORDINATE) int x,
      @ForAll @IntRange(max = Cell.MAX_COORDINATE) int y) {
    Cell cell = new Cell(x, y);
    assertEquals(cell, Cell.parse(cell.toString()));
    assertEquals(cell, Cell.parse(Ascii.toUpperCase(cell.toString())));
    assertEquals(Cell.fileName(x) + (y + 1), cell.toString());
  }

  @Example
  void filesAfterZHaveTwoLetters() {
    assertEquals("a1", new Cell(0, 0).toString());
    assertEquals("z26", new Cell(25, 25).toString());
    assertEquals("aa27", new Cell(26, 26).toString());
    assertEquals("az1", new Cell(51, 0).toString());
    assertEquals("ba1", new Cell(52, 0).toString());
    assertEquals("zz702", new Cell(Cell.MAX_COORDINATE, Cell.MAX_COORDINATE).toString());
  }

  @Property
  void cellsAreOrderedRankByRank(
      @ForAll @IntRange(max = 5) int x1,
      @ForAll @IntRange(max = 5) int y1,
      @ForAll @IntRange(max = 5) int x2,
      @ForAll @IntRange(max = 5) int y2) {
    Comparator<Cell> expected = Comparator.comparingInt(Cell::y).thenComparingInt(Cell::x);
    assertEquals(
        expected.compare(new Cell(x1, y1), new Cell(x2, y2)),
        new Cell(x1, y1).compareTo(new Cell(x2, y2)));
  }

  @Example
  void coordinatesHaveARange() {
    assertThrows(IllegalArgumentException.class, () -> new Cell(-1, 0));
    assertThrows(IllegalArgumentException.class, () -> new Cell(0, -1));
    assertThrows(IllegalArgumentException.class, () -> new Cell(Cell.MAX_COORDINATE + 1, 0));
    assertThrows(IllegalArgumentException.class, () -> new Cell(0, Cell.MAX_COORDINATE + 1));
    assertThrows(IllegalArgumentException.class, () -> Cell.fileName(-1));
  }

  @Example
  void malformedCellsAreRefused() {
    ImmutableMap<String, Code> texts =
        ImmutableMap.<String, Code>builder()
            .put("", Code.EMPTY)
            .put("a", Code.UNEXPECTED)
            .put("1", Code.UNEXPECTED)
            .put("1a", Code.UNEXPECTED)
            .put("abc1", Code.UNEXPECTED)
            .put("a-1", Code.UNEXPECTED)
            .put("ä1", Code.UNEXPECTED)
            .put("a٣", Code.UNEXPECTED)
            .put("a0", Code.OFF_BOARD)
            .put("a01", Code.OFF_BOARD)
            .put("a703", Code.OFF_BOARD)
            .put("a99999999999999999999", Code.OFF_BOARD)
            .put("a1b", Code.TOO_LONG)
            .put("a1 ", Code.TOO_LONG)
            .buildOrThrow();
    texts.forEach(
        (text, code) ->
            assertEquals(
                code,
                assertThrows(NotationException.class, () -> Cell.parse(text), text).code(),
                text));
  }

  @Example
  void aScannerStopsAfterTheCell() {
    TextScanner scanner = new TextScanner("b12+c3");
    assertEquals(new Cell(1, 11), Cell.read(scanner));
    assertEquals(3, scanner.offset());
  }
}
