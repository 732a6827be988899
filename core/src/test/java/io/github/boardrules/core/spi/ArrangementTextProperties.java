package io.github.boardrules.core.spi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableMap;
import io.github.boardrules.core.board.Board;
import io.github.boardrules.core.board.Boards;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.HexBoard;
import io.github.boardrules.core.board.SquareBoard;
import io.github.boardrules.core.conformance.Choices;
import io.github.boardrules.core.text.NotationException;
import io.github.boardrules.core.text.NotationException.Code;
import io.github.boardrules.core.text.TextScanner;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class ArrangementTextProperties {

  @Provide
  Arbitrary<Board> boards() {
    return Boards.any();
  }

  private static String write(Board board, Map<Cell, Character> stones) {
    return ArrangementText.write(board, cell -> stones.getOrDefault(cell, ArrangementText.EMPTY));
  }

  private static Map<Cell, Character> read(Board board, TextScanner scanner) {
    Map<Cell, Character> stones = new HashMap<>();
    ArrangementText.read(board, scanner, "bw", stones::put);
    return stones;
  }

  @Property
  void placementsCanBeParsedFromTheirText(@ForAll("boards") Board board, @ForAll Choices random) {
    Map<Cell, Character> stones = new HashMap<>();
    for (Cell cell : Boards.someCells(board, random)) {
      stones.put(cell, random.nextBoolean() ? 'b' : 'w');
    }
    String text = write(board, stones);
    TextScanner scanner = new TextScanner(text + " b");
    assertEquals(stones, read(board, scanner));
    assertEquals(text.length(), scanner.offset());
    assertEquals(stones, read(board, new TextScanner(Ascii.toUpperCase(text))));
  }

  @Example
  void everyArrangementOnASmallBoardWithMissingCellsReadsBackEqual() {
    for (Board complete :
        List.of(SquareBoard.of(3, 2), HexBoard.rhombus(2), HexBoard.triangle(3))) {
      for (int taken = 0; taken < (1 << complete.size()) - 1; taken++) {
        int bits = taken;
        Board board =
            complete.without(
                complete.cells().stream()
                    .filter(cell -> (bits >> complete.index(cell) & 1) != 0)
                    .toList());
        Set<String> texts = new HashSet<>();
        for (int occupied = 0; occupied < 1 << board.size(); occupied++) {
          Map<Cell, Character> stones = new HashMap<>();
          for (Cell cell : board.cells()) {
            if ((occupied >> board.index(cell) & 1) != 0) {
              stones.put(cell, 'b');
            }
          }
          String text = write(board, stones);
          assertEquals(stones, read(board, new TextScanner(text)));
          assertTrue(texts.add(text));
        }
      }
    }
  }

  @Example
  void missingCellsAreLeftOut() {
    Board board = SquareBoard.of(3, 3).without(Cell.parse("b2"));
    assertEquals("3/1w/3", write(board, ImmutableMap.of(Cell.parse("c2"), 'w')));
    assertThrows(NotationException.class, () -> read(board, new TextScanner("3/2w/3")));
    Board withoutRank = board.without(Cell.parse("a2"), Cell.parse("c2"));
    assertEquals("3//3", write(withoutRank, ImmutableMap.of()));
  }

  @Example
  void theTopRankComesFirst() {
    Map<Cell, Character> stones =
        ImmutableMap.of(Cell.parse("a1"), 'b', Cell.parse("c3"), 'w', Cell.parse("b2"), 'w');
    assertEquals("2w/1w1/b2", write(SquareBoard.of(3, 3), stones));
    assertEquals("1w/1w1/b1", write(HexBoard.of(2), stones));
    assertEquals("12/12", write(SquareBoard.of(12, 2), ImmutableMap.of()));
  }

  @Example
  void theMessageNamesARankThatIsTooLong() {
    NotationException refusal =
        assertThrows(
            NotationException.class, () -> read(SquareBoard.of(3, 3), new TextScanner("3/4/3")));
    assertTrue(refusal.toString().contains("no more cells in rank 2"), refusal.toString());
  }

  @Example
  void malformedPlacementsAreRefused() {
    ImmutableMap<String, Code> texts =
        ImmutableMap.<String, Code>builder()
            .put("", Code.EMPTY)
            .put("3/3", Code.UNEXPECTED)
            .put("3/3/2", Code.UNEXPECTED)
            .put("3/3/4", Code.UNEXPECTED)
            .put("33/3", Code.UNEXPECTED)
            .put("3/3/2x", Code.UNEXPECTED)
            .put("3/3/03", Code.UNEXPECTED)
            .put("3/3/9999999999", Code.OUT_OF_RANGE)
            .put("3 3 3", Code.UNEXPECTED)
            .buildOrThrow();
    texts.forEach(
        (text, code) ->
            assertEquals(
                code,
                assertThrows(
                        NotationException.class,
                        () -> read(SquareBoard.of(3, 3), new TextScanner(text)),
                        text)
                    .code(),
                text));
  }
}
