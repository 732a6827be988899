package io.github.boardrules.core.territory.spi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.SquareBoard;
import io.github.boardrules.core.territory.Komi;
import io.github.boardrules.core.territory.Orientation;
import io.github.boardrules.core.text.NotationException;
import io.github.boardrules.core.text.NotationException.Code;
import io.github.boardrules.core.text.TextScanner;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class TerritoryMovesTest {
  static Stream<Dots.DotMove> all() {
    return Stream.of(
        Dots.DotMove.pass(),
        Dots.DotMove.nameKomi(Komi.parse("-2.5")),
        Dots.DotMove.chooseSide(Orientation.VERTICAL),
        Dots.DotMove.chooseSide(Orientation.HORIZONTAL));
  }

  @Test
  void placementsAreListedByTheKindOfStone() {
    SquareBoard board = SquareBoard.of(2, 1);
    assertEquals("[a1, b1]", Dots.moves(1).placements(board).toString());
    assertEquals("[a1, b1, o:a1, o:b1]", Dots.moves(2).placements(board).toString());
  }

  @ParameterizedTest
  @MethodSource("all")
  void theNotationOfAMoveIsParsed(Dots.DotMove move) {
    TextScanner scanner = new TextScanner(move + " c3");
    assertEquals(Optional.of(move), Dots.MOVES.parse(scanner));
    assertEquals(move.notation().length(), scanner.offset());
  }

  @ParameterizedTest
  @CsvSource({
    "PASS, pass",
    "Komi=3.0, komi=3",
    "play vertical, vertical",
    "Play Horizontal, horizontal",
  })
  void otherNotationsAreParsedLeniently(String text, String notation) {
    TextScanner scanner = new TextScanner(text);
    assertEquals(notation, Dots.MOVES.parse(scanner).orElseThrow().toString());
    scanner.expectEnd();
  }

  @Test
  void otherTextsAreNotConsumed() {
    for (String text : List.of("", "c3", "pas", "kom", "vert", "playvertical")) {
      TextScanner scanner = new TextScanner(text);
      assertEquals(Optional.empty(), Dots.MOVES.parse(scanner));
      assertEquals(0, scanner.offset());
    }
  }

  @ParameterizedTest
  @CsvSource({
    "komi 3, UNEXPECTED, 4",
    "komi=x, UNEXPECTED, 5",
    "play c3, UNEXPECTED, 5",
    "komi=-0, UNEXPECTED, 5",
    "komi=-0.0, UNEXPECTED, 5",
    "komi=03, UNEXPECTED, 5",
    "komi=00, UNEXPECTED, 5",
    "komi=1.2, UNEXPECTED, 7",
    "komi=1., UNEXPECTED, 7",
    "komi=676.5, OUT_OF_RANGE, 5",
    "komi=-676.5, OUT_OF_RANGE, 5",
    "komi=677, OUT_OF_RANGE, 5",
  })
  void malformedMovesAreRejected(String text, Code code, int offset) {
    NotationException error =
        assertThrows(NotationException.class, () -> Dots.MOVES.parse(new TextScanner(text)));
    assertEquals(code, error.code());
    assertEquals(offset, error.offset());
  }

  @Test
  void movesWithEqualClassesAndNotationsAreEqual() {
    List<Dots.DotMove> moves = all().toList();
    for (Dots.DotMove move : moves) {
      assertEquals(1, moves.stream().filter(move::equals).count());
      assertEquals(move, Dots.MOVES.parse(new TextScanner(move.notation())).orElseThrow());
      assertEquals(move.notation().hashCode(), move.hashCode());
      assertEquals(false, move.equals((Object) move.notation()));
      assertEquals(List.of(), move.cells());
    }
    TerritoryMove other = new TerritoryMove("pass") {};
    assertEquals(false, moves.get(0).equals(other));
  }

  @Test
  void aMoveNamesAKomiOrASideOrAStoneOrNothing() {
    List<Dots.DotMove> moves = all().toList();
    assertEquals(Optional.of(Komi.ofHalfPoints(-5)), moves.get(1).komi());
    assertEquals(Optional.empty(), moves.get(1).side());
    assertEquals(Optional.of(Orientation.HORIZONTAL), moves.get(3).side());
    assertEquals(Optional.empty(), moves.get(3).komi());
    Dots.DotMove placement = Dots.DotMove.place(new Cell(0, 0));
    assertEquals(0, placement.stone());
    assertEquals(new Cell(0, 0), placement.cell());
    TerritoryMove own = new TerritoryMove("own") {};
    assertEquals(Optional.empty(), own.komi());
    assertEquals(Optional.empty(), own.side());
    assertEquals(-1, own.stone());
    assertThrows(IllegalStateException.class, own::cell);
  }

  @Test
  void transpositionNegatesTheKomiAndSwapsTheSides() {
    assertEquals(
        List.of("pass", "komi=2.5", "horizontal", "vertical"),
        all().map(Dots.MOVES::transposed).map(Dots.DotMove::toString).toList());
  }
}
