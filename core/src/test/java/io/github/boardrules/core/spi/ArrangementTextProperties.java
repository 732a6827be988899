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
import io.github.boardrules.core.text.NotationException;
import io.github.boardrules.core.text.NotationException.Code;
import io.github.boardrules.core.text.TextScanner;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
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

  @Property(tries = 200)
  void placementsCanBeParsedFromTheirText(@ForAll("boards") Board board, @ForAll long seed) {
    Random random = new Random(seed);
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
