package io.github.boardrules.loa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.Color;
import io.github.boardrules.core.Setup;
import io.github.boardrules.core.SetupException;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.text.NotationException;
import io.github.boardrules.core.text.NotationException.Code;
import io.github.boardrules.core.text.Strictness;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Texts of moves, positions and setups. */
class LoaNotationTest {
  private static final LoaGame GAME = Loa.game();
  private static final LoaPosition START = GAME.start();

  private static Cell cell(String name) {
    return Cell.parse(name);
  }

  @Test
  void movesHaveANotation() {
    assertEquals("b1-b3", LoaMove.quiet(cell("b1"), cell("b3")).toString());
    assertEquals("b1:b3", LoaMove.capture(cell("b1"), cell("b3")).toString());
    assertEquals("pass", LoaMove.pass().toString());
    assertEquals("b1:b3", LoaMove.parse("B1xb3+").notation());
    assertEquals("pass", LoaMove.parse("pass").notation());
  }

  @Test
  void movesNameTheirCells() {
    assertEquals(List.of(cell("b3"), cell("b1")), LoaMove.parse("b3-b1").cells());
    assertEquals(List.of(), LoaMove.pass().cells());
    assertSame(LoaMove.pass(), LoaMove.parse("pass"));
  }

  @Test
  void movesAreValues() {
    assertEquals(
        new LoaMove.PieceMove(new Cell(1, 0), new Cell(1, 2), false), LoaMove.parse("b1-b3"));
    assertSame(LoaMove.pass(), LoaMove.parse("pass"));
    assertEquals("b9-z26", LoaMove.quiet(cell("b9"), cell("z26")).toString());
  }

  @ParameterizedTest
  @CsvSource({
    "b1-b3, b1-b3, b1-b3",
    "B1-b3, b1-b3, b1-b3",
    "b1-b3+, b1-b3, b1-b3",
    "'b1-b3 !? ++ ', b1-b3, b1-b3",
    "b1:b3, b1:b3, b1-b3",
    "b1xb3, b1:b3, b1-b3",
    "c1:a3, c1:a3, c1:a3",
    "C1XA3!, c1:a3, c1:a3",
    "c1-a3, c1-a3, c1:a3",
    "b1:c3, b1:c3, b1-c3",
    "a2-c2, a2-c2, a2-c2",
    "pass, pass, pass",
    "PASS!, pass, pass"
  })
  void movesAreParsed(String text, String strictly, String leniently) {
    assertEquals(strictly, START.parseMove(text, Strictness.STRICT).toString());
    assertEquals(leniently, START.parseMove(text, Strictness.LENIENT).toString());
  }

  @ParameterizedTest
  @CsvSource({
    "'', EMPTY, 0",
    "'  ', EMPTY, 0",
    "b1b3, UNEXPECTED, 2",
    "b1 b3, UNEXPECTED, 2",
    "' b1-b3', UNEXPECTED, 0",
    "b1-, UNEXPECTED, 3",
    "b1-b3-b5, TOO_LONG, 5",
    "b1-b3+b5, TOO_LONG, 6",
    "passes, TOO_LONG, 4",
    "b1-b9, OFF_BOARD, 3",
    "i1-b1, OFF_BOARD, 0",
    "b1-b999999999999999999999, OFF_BOARD, 3"
  })
  void malformedMovesAreRefused(String text, Code code, int offset) {
    for (Strictness strictness : Strictness.values()) {
      NotationException refused =
          assertThrows(NotationException.class, () -> START.parseMove(text, strictness));
      assertEquals(code, refused.code());
      assertEquals(offset, refused.offset());
    }
  }

  @Test
  void aCaptureMarkIsCorrectedOnlyInAnOtherwiseLegalMove() {
    LoaPosition over = GAME.parsePosition("black:a1,a2;white:h8,h6;toMove:WHITE");
    assertEquals("h8-h6", over.parseMove("h8:h6", Strictness.LENIENT).toString());
    assertEquals("a4-d8", START.parseMove("a4:d8", Strictness.LENIENT).toString());
  }

  @Test
  void aMultiplicationSignIsACaptureMark() {
    assertEquals("c1:a3", START.parseMove("c1\u00d7a3", Strictness.LENIENT).toString());
    assertEquals("b1-b3", START.parseMove("b1\u00d7b3+++", Strictness.LENIENT).toString());
  }

  /** The usual form is parsed without a scanner, which most of the time of reading depends on. */
  @Test
  void theUsualFormOfAMoveIsPlain() {
    for (Cell from : Loa.BOARD.cells()) {
      for (Cell to : Loa.BOARD.cells()) {
        if (Loa.BOARD.direction(from, to).isPresent()) {
          for (char mark : new char[] {'-', ':', 'x'}) {
            LoaMove expected = new LoaMove.PieceMove(from, to, mark != '-');
            String text = "" + from + mark + to;
            assertEquals(expected, LoaNotation.parsePlain(text));
            assertEquals(
                expected,
                LoaNotation.parsePlain(
                    text.replace(mark, '_').toUpperCase(Locale.ROOT).replace('_', mark)));
          }
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "pass",
        "b1b3",
        "b1-b",
        "b1-b33",
        "b1-b3+",
        "a0-a1",
        "a1-a0",
        "a9-a1",
        "a1-a9",
        "i1-a1",
        "a1-i1",
        "`1-a1",
        "a1-`1",
        "@1-a1",
        "a1-@1",
        "a1_a2",
        "a1Xa2",
        "a1\u00d7a2",
        "11-a1",
        "aa-a1",
        "a1-a1",
        "a1-b3",
        "\u01611-a1",
        "a1-\u01611",
        "a\u0131-a1",
        "a1-a\u0131"
      })
  void noOtherTextIsPlain(String text) {
    assertNull(LoaNotation.parsePlain(text));
  }

  @Test
  void positionsHaveAText() {
    assertEquals("1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b", START.text());
    assertEquals("1bbbbbb1/w6w/w6w/w6w/w6w/wb5w/w6w/2bbbbb1 w b1-b3", START.play("b1-b3").text());
    assertEquals("1bbbbbb1/w6w/w6w/w6w/w6w/b6w/w6w/1b1bbbb1 w", START.play("c1:a3").text());
    assertEquals('b', START.symbol(cell("b1")));
    assertEquals('w', START.symbol(cell("a2")));
    assertEquals('.', START.symbol(cell("a1")));
    assertTrue(START.diagram().startsWith("  8  . b b b b b b ."), START.diagram());
  }

  @Test
  void positionsAreParsedInEitherCase() {
    String text = "8/8/8/8/8/3W4/8/B1b4W W";
    assertEquals("8/8/8/8/8/3w4/8/b1b4w w", GAME.parsePosition(text).text());
  }

  @Test
  void setupsAreNamedOrListed() {
    assertEquals(START, GAME.parsePosition("standard"));
    assertEquals(START, GAME.parsePosition("Standard"));
    assertEquals(
        "8/8/8/8/8/3w4/8/b1b4w w",
        GAME.parsePosition("toMove:white;white:H1,d3;black:a1,c1").text());
  }

  @ParameterizedTest
  @CsvSource({
    "'', EMPTY, 0",
    "scrambled eggs, UNEXPECTED, 0",
    "8/8/8/8/8/8/8/8, UNEXPECTED, 15",
    "8/8/8/8/8/8/8/8 x, UNEXPECTED, 16",
    "8/8/8/8/8/8/8/8 b b1, UNEXPECTED, 20",
    "'8/8/8/8/8/8/8/8 b ', UNEXPECTED, 18",
    "'8/8/8/8/8/8/8/8 b b1-b3,', UNEXPECTED, 24",
    "8/8/8/8/8/8/8/8 b b1-b3 b3, TOO_LONG, 23",
    "9/8/8/8/8/8/8/8 b, UNEXPECTED, 1",
    "8/8/8/8/8/8/8/7 b, UNEXPECTED, 15",
    "8/8/8/8/8/8/8/7x b, UNEXPECTED, 15",
    "8/8/8/8/8/8/8/99999999999 b, OUT_OF_RANGE, 14",
    "black:a1, UNEXPECTED, 8",
    "black:a1;white:a2, UNEXPECTED, 17",
    "black:a1;black:a2, UNEXPECTED, 9",
    "'black:a1,;white:a2;toMove:BLACK', UNEXPECTED, 9",
    "black:a1;white:a2;toMove:GREEN, UNEXPECTED, 25"
  })
  void malformedPositionsAreRefused(String text, Code code, int offset) {
    NotationException refused =
        assertThrows(NotationException.class, () -> GAME.parseSetup(text), text);
    assertEquals(code, refused.code());
    assertEquals(offset, refused.offset());
  }

  private static List<LoaDefectCode> defects(LoaSetup setup) {
    return defects(GAME, setup);
  }

  private static List<LoaDefectCode> defects(LoaGame game, LoaSetup setup) {
    return game.defects(setup).stream().map(d -> (LoaDefectCode) d.code()).toList();
  }

  private static LoaSetup.Builder twoEach() {
    return LoaSetup.builder().black(cell("a1"), cell("c3")).white(cell("h8"), cell("f2"));
  }

  @Test
  void aSetupIsBuiltFromPiecesAndASide() {
    LoaSetup setup = twoEach().sideToMove(Color.WHITE).build();
    assertEquals(List.of(), GAME.defects(setup));
    assertEquals("7w/8/8/8/8/2b5/5w2/b7 w", GAME.position(setup).text());
    assertEquals(List.of(cell("a1"), cell("c3")), setup.black());
    assertEquals(Color.WHITE, setup.sideToMove());
    assertEquals(setup, GAME.parseSetup("black:c3,a1;white:h8,f2;toMove:WHITE"));
  }

  @Test
  void setupsAreValues() {
    LoaPosition position = START.play("b1-b3").play("a4-c4");
    LoaSetup setup = position.toSetup();
    assertEquals(GAME.parseSetup(position.text()), setup);
    assertEquals(GAME.parseSetup(position.text()).hashCode(), setup.hashCode());
    assertEquals(position, GAME.position(setup));
    LoaSetup two = twoEach().build();
    assertEquals(
        two, LoaSetup.builder().white(List.of(cell("f2"), cell("h8"))).black(two.black()).build());
    assertNotEquals(two, twoEach().black(cell("a1")).build());
    assertNotEquals(two, twoEach().white(cell("a1")).build());
    assertNotEquals(two, twoEach().sideToMove(Color.WHITE).build());
    assertNotEquals(two, twoEach().history(List.of(LoaMove.pass())).build());
    assertNotEquals(two, (Object) two.toString());
  }

  @Test
  void countsBeyondTheirRangesAreRefused() {
    for (LoaSetup.Builder setup :
        List.of(
            twoEach().quietPlies(-1),
            twoEach().quietPlies(1001),
            twoEach().plies(-1),
            twoEach().plies(10_001),
            twoEach().passes(-1),
            twoEach().passes(3))) {
      assertThrows(IllegalArgumentException.class, setup::build);
    }
    LoaSetup most = twoEach().quietPlies(1000).plies(10_000).passes(2).build();
    assertEquals(List.of(), GAME.defects(most));
  }

  @Test
  void theSameSetupIsJudgedByTheRulesOfEachGame() {
    LoaGame any = Loa.game(LoaRules.SOUCIE.with(LoaRules.ALLOW_EXTRA_PIECES, true));
    LoaSetup setup =
        LoaSetup.builder().black(Loa.BOARD.cells().subList(0, 13)).white(cell("h8")).build();
    assertEquals(List.of(LoaDefectCode.TOO_MANY_PIECES), defects(GAME, setup));
    assertEquals(List.of(), defects(any, setup));
  }

  @Test
  void setupsOfOtherTypesAreRefused() {
    Setup foreign = new Setup() {};
    assertThrows(IllegalArgumentException.class, () -> GAME.defects(foreign));
    assertThrows(IllegalArgumentException.class, () -> GAME.position(foreign));
  }

  @Test
  void allDefectsAreReportedTogether() {
    Cell[] thirteen = Loa.BOARD.cells().subList(0, 13).toArray(new Cell[0]);
    LoaSetup many =
        LoaSetup.builder().black(thirteen).white(cell("a1"), cell("i9"), cell("a9")).build();
    assertEquals(
        List.of(
            LoaDefectCode.TOO_MANY_PIECES,
            LoaDefectCode.OFF_BOARD,
            LoaDefectCode.OFF_BOARD,
            LoaDefectCode.CELL_OCCUPIED_TWICE),
        defects(many));
    assertEquals(Arrays.asList(thirteen), GAME.defects(many).get(0).cells());
    assertEquals(List.of(cell("a9")), GAME.defects(many).get(1).cells());
    assertEquals(List.of(cell("i9")), GAME.defects(many).get(2).cells());
    assertEquals(List.of(cell("a1")), GAME.defects(many).get(3).cells());
    SetupException refused = assertThrows(SetupException.class, () -> GAME.position(many));
    assertEquals(GAME.defects(many), refused.defects());
    assertEquals(
        List.of(LoaDefectCode.NO_PIECE, LoaDefectCode.NO_PIECE),
        defects(LoaSetup.builder().build()));
  }

  @Test
  void allowExtraPiecesAllowsMoreThanTwelvePiecesButNotZero() {
    LoaGame game = Loa.game(LoaRules.SOUCIE.with(LoaRules.ALLOW_EXTRA_PIECES, true));
    Cell[] thirteen = Loa.BOARD.cells().subList(0, 13).toArray(new Cell[0]);
    assertEquals(
        List.of(), defects(game, LoaSetup.builder().black(thirteen).white(cell("h8")).build()));
    assertEquals(
        List.of(LoaDefectCode.NO_PIECE), defects(game, LoaSetup.builder().black(thirteen).build()));
  }

  @Test
  void aSetupMayHaveAHistory() {
    LoaPosition position = START.play("b1-b3").play("a4-c4").play("b3-b1");
    LoaSetup setup = GAME.parseSetup(position.text());
    assertEquals(position.history(), setup.history());
    assertEquals(position, GAME.position(setup));
    assertEquals(LoaReason.REPETITION, GAME.position(setup).play("c4-a4").outcome().get().reason());
    LoaGame game = Loa.game(LoaRules.SACKSON_1969, setup);
    assertEquals(game, new LoaGameType().game(game.options()));
    assertEquals(position.text(), game.options().get("setup").orElseThrow());
  }

  @ParameterizedTest
  @CsvSource({
    "b1-b4, HISTORY_CANNOT_BE_TAKEN_BACK",
    "b1:b3, HISTORY_CANNOT_BE_TAKEN_BACK",
    "b3-b3, HISTORY_CANNOT_BE_TAKEN_BACK",
    "c1-b3, HISTORY_CANNOT_BE_TAKEN_BACK",
    "a2-a1, HISTORY_CANNOT_BE_TAKEN_BACK",
    "b2-b3, HISTORY_HAS_AN_ILLEGAL_MOVE",
    "pass, HISTORY_HAS_AN_ILLEGAL_MOVE",
    "'b1-b3,pass', HISTORY_CANNOT_BE_TAKEN_BACK",
    "'pass,b1-b3', HISTORY_HAS_AN_ILLEGAL_MOVE"
  })
  void impossibleHistoriesAreDefects(String history, LoaDefectCode defect) {
    String placement = "1bbbbbb1/w6w/w6w/w6w/w6w/wb5w/w6w/2bbbbb1 w ";
    assertEquals(List.of(), GAME.defects(GAME.parseSetup(placement + "b1-b3")));
    assertEquals(List.of(defect), defects(GAME.parseSetup(placement + history)));
  }

  @Test
  void aHistoryMustNotContinueAfterTheEnd() {
    LoaSetup setup =
        LoaSetup.builder()
            .black(cell("a1"), cell("a2"))
            .white(cell("h8"), cell("g6"))
            .sideToMove(Color.BLACK)
            .history(List.of(LoaMove.parse("h6-g6")))
            .build();
    assertEquals(List.of(LoaDefectCode.HISTORY_GOES_ON_AFTER_THE_END), defects(setup));
    LoaPosition repeated = START;
    for (String move : "b1-b3 a4-c4 b3-b1 c4-a4".split(" ", -1)) {
      repeated = repeated.play(move);
    }
    assertEquals(repeated, GAME.parsePosition(repeated.text()));
    String goesOn =
        repeated.text().replace("/1bbbbbb1 b", "/2bbbbb1 w").replace("w6w/w6w/2", "wb5w/w6w/2");
    assertEquals(
        List.of(LoaDefectCode.HISTORY_GOES_ON_AFTER_THE_END),
        defects(GAME.parseSetup(goesOn + ",b1-b3")));
  }

  @Test
  void aHistoryMustStayOnTheBoard() {
    LoaMove from = LoaMove.quiet(cell("i9"), cell("h8"));
    LoaMove to = LoaMove.quiet(cell("h8"), cell("i9"));
    for (LoaMove move : List.of(from, to)) {
      LoaSetup setup = twoEach().history(List.of(move)).build();
      assertEquals(List.of(LoaDefectCode.HISTORY_CANNOT_BE_TAKEN_BACK), defects(setup));
    }
  }

  @Test
  void aHistoryIsLimited() {
    List<LoaMove> passes = Collections.nCopies(LoaSetup.MAX_HISTORY + 1, LoaMove.pass());
    LoaSetup setup = twoEach().history(passes).build();
    assertEquals(List.of(LoaDefectCode.HISTORY_TOO_LONG), defects(setup));
    String text = START.text() + " " + "pass,".repeat(LoaSetup.MAX_HISTORY) + "pass";
    NotationException refused = assertThrows(NotationException.class, () -> GAME.parseSetup(text));
    assertEquals(Code.TOO_LONG, refused.code());
  }

  /** A history of 3000 moves fits into an option. A longer one only belongs to positions. */
  @Test
  void longHistoriesAreAccepted() {
    LoaPosition position = GAME.parsePosition("black:a1,a8,h1;white:c5,d2,f7;toMove:BLACK");
    Random random = new Random(8);
    for (int ply = 0; ply < 3000; ply++) {
      position = quietMove(position, random);
    }
    LoaSetup setup = GAME.parseSetup(position.text());
    assertEquals(position, GAME.position(setup));
    LoaGame game = Loa.game(LoaRules.SOUCIE, setup);
    assertEquals(game, new LoaGameType().game(game.options()));
    for (int ply = 0; ply < 17_000; ply++) {
      position = quietMove(position, random);
    }
    LoaSetup longer = GAME.parseSetup(position.text());
    assertEquals(position, GAME.position(longer));
    SetupException refused =
        assertThrows(SetupException.class, () -> Loa.game(LoaRules.SOUCIE, longer));
    assertEquals(LoaDefectCode.HISTORY_TOO_LONG, refused.defects().get(0).code());
  }

  /** Plays a random move that does not capture and does not end the game. */
  private static LoaPosition quietMove(LoaPosition position, Random random) {
    while (true) {
      List<LoaMove> moves = position.legalMoves();
      LoaMove move = moves.get(random.nextInt(moves.size()));
      LoaPosition next = position.play(move);
      if (!next.isOver() && move instanceof LoaMove.PieceMove piece && !piece.isCapture()) {
        return next;
      }
    }
  }

  @Test
  void messagesNameTheSides() {
    String message = START.violation(LoaMove.parse("a2-c2")).orElseThrow().message();
    assertEquals("the piece on a2 is white, but Black is to move", message);
    for (Violation defect : GAME.defects(LoaSetup.builder().build())) {
      assertTrue(defect.message().matches("(Black|White) has no piece"), defect.message());
    }
  }

  @Test
  void theTextOfASetupNamesThePublicType() {
    assertEquals(
        "LoaSetup[black=[a1], white=[h8], sideToMove=WHITE, history=[], quietPlies=0, plies=0,"
            + " passes=0]",
        LoaSetup.builder()
            .black(cell("a1"))
            .white(cell("h8"))
            .sideToMove(Color.WHITE)
            .build()
            .toString());
  }
}
