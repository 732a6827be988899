package io.github.boardrules.loa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.base.Splitter;
import io.github.boardrules.core.Color;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.SetupException;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.HexBoard;
import io.github.boardrules.core.text.NotationException;
import io.github.boardrules.core.text.Strictness;
import io.github.boardrules.loa.LoaRules.BoardShape;
import io.github.boardrules.loa.LoaRules.Hole;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Boards other than 8×8, the hole, and the counts and passes of a position. */
class OtherBoardsTest {
  private static final LoaGameType TYPE = new LoaGameType();

  private static LoaGame game(String options) {
    return TYPE.game(Options.parse(options));
  }

  private static LoaPosition position(String options, String setup) {
    return game(options + " allowExtraPieces=true").parsePosition(setup);
  }

  private static String names(Iterable<Cell> cells) {
    TreeSet<String> names = new TreeSet<>();
    cells.forEach(cell -> names.add(cell.toString()));
    return String.join(" ", names);
  }

  private static String sorted(String names) {
    return String.join(" ", new TreeSet<>(Splitter.on(' ').splitToList(names)));
  }

  /** The set-ups of Abstract Play, as cells of these boards. */
  @ParameterizedTest
  @CsvSource({
    "size=9, b9 c9 d9 e9 f9 g9 h9 b1 c1 d1 e1 f1 g1 h1,"
        + " a2 a3 a4 a5 a6 a7 a8 i2 i3 i4 i5 i6 i7 i8",
    "size=9 setup=scrambled, b9 d9 f9 h9 b1 d1 f1 h1 a3 a5 a7 i3 i5 i7,"
        + " c9 e9 g9 c1 e1 g1 a2 a4 a6 a8 i2 i4 i6 i8",
    "board=HEX size=5 setup=clusters, f9 i9 d8 i6 a5 h4 a2 b1 e1, e9 h9 i8 b6 i5 a4 f2 a1 d1",
    "board=HEX, g11 h11 i11 j11 a5 a4 a3 a2 j5 i4 h3 g2, e10 d9 c8 b7 k10 k9 k8 k7 b1 c1 d1 e1",
    "board=HEX setup=scrambled, g11 i11 k10 d9 k8 b7 j5 a4 h3 a2 c1 e1,"
        + " h11 j11 e10 k9 c8 k7 a5 i4 a3 g2 b1 d1",
    "size=4, b1 c1 b4 c4, a2 a3 d2 d3"
  })
  void startsHaveTheirPieces(String options, String black, String white) {
    LoaPosition start = game(options).start();
    assertEquals(sorted(black), names(start.pieces(Color.BLACK)));
    assertEquals(sorted(white), names(start.pieces(Color.WHITE)));
    assertEquals(game(options), TYPE.game(start.game().options()));
  }

  @Test
  void aSideMayHaveAsManyPiecesAsTheStandardSetup() {
    for (String board : List.of("size=4", "size=9", "size=16", "board=HEX", "board=HEX size=3")) {
      LoaGame game = game(board);
      int most = game.rules().maxPieces();
      assertEquals(most, game.start().pieces(Color.WHITE).size());
      LoaSetup setup =
          LoaSetup.builder()
              .black(game.board().cells().subList(0, most + 1))
              .white(game.board().cell(game.board().size() - 1))
              .build();
      assertEquals(LoaDefectCode.TOO_MANY_PIECES, game.defects(setup).get(0).code());
    }
  }

  @Test
  void aPassIsPartOfTheHistory() {
    String walledIn = "black:a2,b1,b2,c2,h8,h9,i8;white:a1,i9;toMove:WHITE";
    LoaPosition position = position("size=9 noLegalMove=PASSES", walledIn);
    LoaPosition after = position.play("pass").play("c2-c3");
    assertEquals(List.of(LoaMove.pass(), LoaMove.parse("c2-c3")), after.history());
    assertEquals(after, after.game().parsePosition(after.text()));
  }

  @Test
  void theHoleRemovesAPieceAndConnectsNothing() {
    LoaPosition position =
        position("size=9 hole=CENTER", "black:d5,f5,a1,c3;white:a9,h9;toMove:BLACK");
    assertEquals(4, position.clumpCount(Color.BLACK));
    LoaPosition after = position.play("c3-e5");
    assertEquals(Optional.empty(), after.pieceAt(Cell.parse("e5")));
    assertEquals(3, after.pieces(Color.BLACK).size());
    assertEquals(List.of(), after.history());
    assertEquals("w6w1/9/9/9/3b1b3/9/9/9/b8 w", after.text());
    assertEquals(
        LoaViolationCode.CAPTURE_MARK_ON_A_NON_CAPTURE,
        position.violation("c3:e5", Strictness.STRICT).orElseThrow().code());
    assertEquals("c3-e5", position.parseMove("c3xe5", Strictness.LENIENT).toString());
  }

  @Test
  void diagramsLeaveOutTheHole() {
    String expected =
        """
        |  5  . . . . .
        |  4  w . . . .
        |  3  . .   . w
        |  2  . . . . .
        |  1  b . . . b
        |     a b c d e
        """;
    LoaPosition position = position("size=5 hole=CENTER", "black:a1,e1;white:a4,e3;toMove:BLACK");
    assertEquals(expected.replace("|", ""), position.diagram());
  }

  @Test
  void aPieceOnTheHoleIsADefect() {
    LoaGame game = game("board=HEX hole=CENTER");
    for (String pieces : List.of("black:f6,a1;white:b1", "black:a1;white:b1,f6")) {
      LoaSetup setup = game.parseSetup(pieces + ";toMove:BLACK");
      assertEquals(LoaDefectCode.ON_THE_HOLE, game.defects(setup).get(0).code());
      assertEquals(List.of(Cell.parse("f6")), game.defects(setup).get(0).cells());
      assertEquals(List.of(), game("board=HEX").defects(setup));
    }
  }

  /** A rectangular board has squares, a hexagonal one cells. */
  @ParameterizedTest
  @CsvSource({"size=9, squares", "board=HEX size=5, cells"})
  void aWrongDistanceIsCountedInCellsOfTheBoard(String options, String word) {
    LoaPosition position = game(options).start();
    List<String> messages = new ArrayList<>();
    for (Cell from : position.board().cells()) {
      for (Cell to : position.board().cells()) {
        position
            .violation(LoaMove.quiet(from, to))
            .filter(violation -> violation.code() == LoaViolationCode.WRONG_DISTANCE)
            .ifPresent(violation -> messages.add(violation.message()));
      }
    }
    assertTrue(messages.size() > 10, messages::toString);
    for (String message : messages) {
      boolean isOne = message.contains(" has 1 piece,");
      assertTrue(message.contains(isOne ? word.substring(0, word.length() - 1) : word), message);
    }
  }

  @Test
  void cellsOffTheBoardAreRefused() {
    LoaPosition start = game("board=HEX").start();
    for (String move : List.of("a7-a5", "a5-a7", "l1-k1")) {
      NotationException refusal =
          assertThrows(NotationException.class, () -> start.parseMove(move, Strictness.LENIENT));
      assertEquals(NotationException.Code.OFF_BOARD, refusal.code(), move);
    }
    assertEquals(
        LoaViolationCode.NOT_ON_A_LINE,
        start.violation("a2-b1", Strictness.LENIENT).orElseThrow().code());
  }

  @Test
  void boardsBelongToTheRules() {
    LoaRules hex =
        LoaRules.ABSTRACT_PLAY
            .with(LoaRules.BOARD, BoardShape.HEX)
            .with(LoaRules.HOLE, Hole.CENTER);
    assertEquals(game("preset=ABSTRACT_PLAY board=HEX hole=CENTER"), Loa.game(hex));
    assertEquals("board=HEX hole=CENTER preset=ABSTRACT_PLAY", hex.toString());
    assertEquals(HexBoard.of(6), hex.board());
    LoaRules large = LoaRules.SOUCIE.with(LoaRules.SIZE, 9);
    assertEquals("size=9", large.toString());
    LoaPosition onEight = Loa.game().parsePosition("black:a1,a3;white:c1,c3;toMove:BLACK");
    LoaPosition onNine = Loa.game(large).parsePosition("black:a1,a3;white:c1,c3;toMove:BLACK");
    assertNotEquals(onEight, onNine);
    assertNotEquals(onEight.hash(), onNine.hash());
  }

  @Test
  void symmetriesAreThoseOfTheBoardWithAndWithoutASwap() {
    assertEquals(24, game("board=HEX hole=CENTER setup=scrambled").symmetries().size());
    assertEquals(24, game("board=HEX size=5 setup=clusters").symmetries().size());
    assertEquals(16, game("size=9").symmetries().size());
  }

  @Test
  void countsBelongToThePositionUnderALimit() {
    LoaPosition limited = game("preset=PLAY_STRATEGY").start().play("b1-b3").play("a2-c2");
    assertTrue(limited.text().endsWith(" b b1-b3,a2-c2 quiet:2"), limited.text());
    assertEquals(limited, limited.game().parsePosition(limited.text()));
    LoaPosition both = game("preset=LUDII quietLimit=50").start().play("b1-b3").play("a2-c2");
    assertTrue(both.text().endsWith(" b quiet:2 ply:2"), both.text());
    LoaPosition captured = both.play("c1:a3");
    assertTrue(captured.text().endsWith(" w ply:3"), captured.text());
    LoaPosition free = game("preset=ABSTRACT_PLAY").start().play("b1-b3").play("a2-c2");
    assertTrue(free.text().endsWith(" b"), free.text());
    String placement = free.text().substring(0, free.text().length() - 2);
    LoaGame ludii = game("preset=LUDII");
    assertEquals(
        LoaReason.PLY_LIMIT,
        ludii.parsePosition(placement + " b ply:2500").outcome().orElseThrow().reason());
    assertThrows(SetupException.class, () -> ludii.parsePosition(placement + " b ply:2501"));
    assertEquals(free, free.game().parsePosition(placement + " b quiet:7 ply:9 passed"));
  }

  @Test
  void aPassThatAnswersAPassDraws() {
    LoaPosition found = findStuck();
    assertEquals("[pass]", found.legalMoves().toString());
    LoaPosition once = found.play("pass");
    assertEquals("[pass]", once.legalMoves().toString());
    assertTrue(once.text().endsWith(" passed"), once.text());
    assertEquals(once, once.game().parsePosition(once.text()));
    LoaPosition twice = once.play("pass");
    assertEquals(LoaReason.BOTH_STUCK, twice.outcome().orElseThrow().reason());
    assertEquals(Optional.empty(), twice.outcome().orElseThrow().winner());
    assertTrue(twice.text().endsWith(" passed:2"), twice.text());
    assertEquals(twice, twice.game().parsePosition(twice.text()));
    assertNotEquals(found, twice);
  }

  /** Returns a full board without a connected side, on which nobody can move. */
  private static LoaPosition findStuck() {
    LoaGame game = game("preset=ABSTRACT_PLAY size=4 allowExtraPieces=true");
    for (int black = 1; black < 1 << 16; black++) {
      LoaSetup.Builder setup = LoaSetup.builder();
      for (int cell = 0; cell < 16; cell++) {
        setup.add(
            (black >> cell & 1) != 0 ? Color.BLACK : Color.WHITE, List.of(game.board().cell(cell)));
      }
      LoaSetup full = setup.build();
      if (!full.pieces(Color.WHITE).isEmpty()) {
        LoaPosition position = game.position(full);
        if (!position.isOver() && position.legalMoves().contains(LoaMove.pass())) {
          LoaPosition next = position.play("pass");
          if (next.legalMoves().contains(LoaMove.pass())) {
            return position;
          }
        }
      }
    }
    throw new AssertionError("no position in which nobody can move");
  }
}
