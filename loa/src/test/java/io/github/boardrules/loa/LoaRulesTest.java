package io.github.boardrules.loa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.Color;
import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The rules, with one test for each sentence of the package description. */
class LoaRulesTest {
  private static final List<LoaRules> PRESETS =
      List.of(LoaRules.SOUCIE, LoaRules.SACKSON_1969, LoaRules.COMPUTER_TOURNAMENT);

  private static LoaPosition setup(LoaRules rules, String setup) {
    return Loa.game(rules).parsePosition(setup);
  }

  private static LoaPosition setup(String setup) {
    return setup(LoaRules.SOUCIE, setup);
  }

  private static LoaPosition play(LoaPosition position, String moves) {
    LoaPosition reached = position;
    for (String move : moves.split(" ", -1)) {
      reached = reached.play(move);
    }
    return reached;
  }

  private static CellSet cells(String names) {
    return Loa.BOARD.setOf(Arrays.stream(names.split(" ", -1)).map(Cell::parse).toList());
  }

  private static Set<String> from(LoaPosition position, String cell) {
    return position.movesFrom(Cell.parse(cell)).stream()
        .map(LoaMove::toString)
        .collect(Collectors.toSet());
  }

  private static LoaViolationCode violation(LoaPosition position, String move) {
    return (LoaViolationCode) position.violation(LoaMove.parse(move)).orElseThrow().code();
  }

  private static String outcome(LoaPosition position) {
    return position
        .outcome()
        .map(o -> o.winner().map(Enum::name).orElse("DRAW") + " " + o.reason().name())
        .orElse("none");
  }

  @Test
  void theStandardStart() {
    LoaPosition start = Loa.game().start();
    assertEquals(cells("b1 c1 d1 e1 f1 g1 b8 c8 d8 e8 f8 g8"), start.pieces(Color.BLACK));
    assertEquals(cells("a2 a3 a4 a5 a6 a7 h2 h3 h4 h5 h6 h7"), start.pieces(Color.WHITE));
    assertEquals(Optional.of(Player.FIRST), start.toMove());
    assertEquals(Optional.of(Color.BLACK), start.sideToMove());
    assertEquals(36, start.legalMoveCount());
    assertEquals(2, start.clumpCount(Color.BLACK));
    assertEquals(
        List.of(
            new LoaClump(Color.WHITE, cells("a2 a3 a4 a5 a6 a7")),
            new LoaClump(Color.WHITE, cells("h2 h3 h4 h5 h6 h7"))),
        start.clumps(Color.WHITE));
    assertEquals(start, new LoaGameType().game(Options.none()).start());
  }

  @Test
  void whiteAlsoHas36MovesInTheStandardStart() {
    String start = Loa.game().start().text();
    assertEquals(36, setup(start.substring(0, start.length() - 1) + "w").legalMoveCount());
  }

  @Test
  void scrambledEggs() {
    LoaPosition start = setup("scrambled");
    assertEquals(cells("b1 d1 f1 c8 e8 g8 a3 a5 a7 h2 h4 h6"), start.pieces(Color.BLACK));
    assertEquals(cells("c1 e1 g1 b8 d8 f8 a2 a4 a6 h3 h5 h7"), start.pieces(Color.WHITE));
    assertEquals(Color.BLACK, start.turn());
    assertEquals(start, new LoaGameType().game(Options.of("setup", "scrambled")).start());
  }

  @Test
  void theLengthOfAMoveIsTheNumberOfPiecesOnItsLine() {
    LoaPosition position = setup("black:d4,d8,a1;white:g4,h6;toMove:BLACK");
    assertEquals(
        Set.of("d4-d6", "d4-d2", "d4-f4", "d4-b4", "d4-f6", "d4-b2", "d4-c5", "d4-e3"),
        from(position, "d4"));
    assertEquals(LoaViolationCode.WRONG_DISTANCE, violation(position, "d4-d5"));
    assertTrue(
        message(position, "d4-d5")
            .contains("has 2 pieces, so the piece must move 2 squares, not 1"));
    LoaPosition lone = setup("black:a1,h3;white:c8,f6;toMove:BLACK");
    assertTrue(
        message(lone, "a1-a3").contains("has 1 piece, so the piece must move 1 square, not 2"));
  }

  private static String message(LoaPosition position, String move) {
    return position.violation(LoaMove.parse(move)).orElseThrow().message();
  }

  @Test
  void noPieceMovesAlongAFullLine() {
    LoaRules rules = LoaRules.SOUCIE.with(LoaRules.ALLOW_EXTRA_PIECES, true);
    LoaPosition position = setup(rules, "8/8/8/8/8/b7/w7/bwbwbwbw b");
    for (Cell cell : Loa.BOARD.cells()) {
      if (cell.y() == 0) {
        assertTrue(position.violation(LoaMove.quiet(Cell.parse("a1"), cell)).isPresent());
      }
    }
  }

  @Test
  void aPieceJumpsOverItsOwnColorButNotOverTheOther() {
    LoaPosition own = setup("black:a1,b1,d4;white:h8,h6;toMove:BLACK");
    assertTrue(from(own, "a1").contains("a1-c1"));
    LoaPosition enemy = setup("black:a1,d4;white:b1,h6;toMove:BLACK");
    assertEquals(LoaViolationCode.JUMPS_OVER_ENEMY, violation(enemy, "a1-c1"));
  }

  @Test
  void theViolationNamesAllEnemiesThatAreJumpedInOrder() {
    LoaPosition position = setup("black:g1,a8;white:d1,e1,f1,h8;toMove:BLACK");
    Violation violation = position.violation(LoaMove.parse("g1-c1")).orElseThrow();
    assertEquals(LoaViolationCode.JUMPS_OVER_ENEMY, violation.code());
    assertEquals(List.of(Cell.parse("f1"), Cell.parse("e1"), Cell.parse("d1")), violation.cells());
  }

  @Test
  void aPieceEndsOnAnEnemyButNotOnItsOwnColor() {
    LoaPosition enemy = setup("black:a1,d4,f8;white:c1,h6,h8;toMove:BLACK");
    LoaPosition after = enemy.play("a1:c1");
    assertEquals(Loa.BOARD.setOf(Cell.parse("h6"), Cell.parse("h8")), after.pieces(Color.WHITE));
    LoaPosition own = setup("black:a1,c1,f8;white:h6,h8;toMove:BLACK");
    assertEquals(LoaViolationCode.OWN_PIECE_THERE, violation(own, "a1-c1"));
  }

  @Test
  void otherIllegalMovesHaveViolations() {
    LoaPosition start = Loa.game().start();
    assertEquals(LoaViolationCode.NO_PIECE_THERE, violation(start, "d4-d5"));
    assertEquals(LoaViolationCode.NOT_YOUR_PIECE, violation(start, "a2-c2"));
    assertEquals(LoaViolationCode.NOT_MOVING, violation(start, "b1-b1"));
    assertEquals(LoaViolationCode.NOT_ON_A_LINE, violation(start, "b1-c3"));
    assertEquals(LoaViolationCode.PASS_WHILE_A_MOVE_EXISTS, violation(start, "pass"));
    assertEquals(LoaViolationCode.CAPTURE_MARK_ON_A_NON_CAPTURE, violation(start, "b1:b3"));
    assertEquals(LoaViolationCode.CAPTURE_WITHOUT_MARK, violation(start, "c1-a3"));
    LoaMove off = LoaMove.quiet(Cell.parse("b1"), Cell.parse("b9"));
    Violation violation = start.violation(off).orElseThrow();
    assertEquals(LoaViolationCode.OFF_BOARD, violation.code());
    assertEquals(List.of(Cell.parse("b9")), violation.cells());
  }

  @Test
  void anIllegalMoveDoesNotChangeThePosition() {
    LoaPosition start = Loa.game().start();
    IllegalMoveException refused =
        assertThrows(IllegalMoveException.class, () -> start.play("b1-b4"));
    assertEquals(LoaViolationCode.WRONG_DISTANCE, refused.violation().code());
    assertEquals(LoaMove.parse("b1-b4"), refused.move());
    assertEquals(Loa.game().start(), start);
  }

  @Test
  void aSinglePieceIsConnected() {
    LoaPosition position = setup("black:a1,c3;white:h8;toMove:BLACK");
    assertTrue(position.isConnected(Color.WHITE));
    assertEquals("SECOND CONNECTION", outcome(position));
  }

  @Test
  void diagonalNeighborsAreConnected() {
    LoaPosition position = setup("black:a1,b2,c3,b4;white:h8,f6;toMove:WHITE");
    assertEquals(1, position.clumpCount(Color.BLACK));
    assertEquals(2, position.clumpCount(Color.WHITE));
    assertEquals(Map.of("blackClumps", 1, "whiteClumps", 2), position.facts());
    assertEquals("FIRST CONNECTION", outcome(position));
  }

  @Test
  void inAFinishedSetupTheSideNotToMoveCountsAsTheLastMover() {
    assertEquals(
        "SECOND OPPONENT_CONNECTED", outcome(setup("black:a1,c3;white:h8,h7;toMove:WHITE")));
    assertEquals("SECOND CONNECTION", outcome(setup("black:a1,c3;white:h8,h7;toMove:BLACK")));
    String both = "black:a1,a2;white:h8,h7;toMove:BLACK";
    assertEquals("SECOND BOTH_CONNECTED", outcome(setup(both)));
    assertEquals("DRAW BOTH_CONNECTED", outcome(setup(LoaRules.SACKSON_1969, both)));
    assertEquals("SECOND BOTH_CONNECTED", outcome(setup(LoaRules.COMPUTER_TOURNAMENT, both)));
  }

  @Test
  void noMoveIsLegalAfterTheEnd() {
    LoaPosition over = setup("black:a1,a2;white:h8,h6;toMove:WHITE");
    assertTrue(over.isOver());
    assertEquals(List.of(), over.legalMoves());
    assertEquals(0, over.legalMoveCount());
    assertEquals(Optional.empty(), over.toMove());
    assertEquals(Optional.empty(), over.sideToMove());
    assertEquals(Color.WHITE, over.turn());
    assertEquals(List.of(), over.movesFrom(Cell.parse("h8")));
    assertEquals(LoaViolationCode.GAME_OVER, violation(over, "h8-g8"));
    assertEquals(LoaViolationCode.GAME_OVER, violation(over, "pass"));
  }

  @Test
  void theRulesDecideAMoveThatConnectsBothSides() {
    String setup = "black:e5,b6;white:a1,a2,c5;toMove:BLACK";
    List<String> ends = PRESETS.stream().map(r -> outcome(setup(r, setup).play("e5:c5"))).toList();
    assertEquals(
        List.of("FIRST BOTH_CONNECTED", "DRAW BOTH_CONNECTED", "FIRST BOTH_CONNECTED"), ends);
  }

  @Test
  void aCaptureThatConnectsOnlyTheOpponentLoses() {
    String setup = "black:e5,h8;white:a1,a2,c5;toMove:BLACK";
    for (LoaRules rules : PRESETS) {
      assertEquals("SECOND OPPONENT_CONNECTED", outcome(setup(rules, setup).play("e5:c5")));
    }
  }

  /** The order of the checks decides the reason. */
  @Test
  void theOrderOfChecksDecidesIfTheOpponentIsConnectedAndCannotMove() {
    String setup = "black:a2,b2,c1,c2,e5;white:a1,b1,c5;toMove:BLACK";
    List<String> ends = PRESETS.stream().map(r -> outcome(setup(r, setup).play("e5:c5"))).toList();
    assertEquals(
        List.of("FIRST NO_LEGAL_MOVE", "SECOND OPPONENT_CONNECTED", "SECOND OPPONENT_CONNECTED"),
        ends);
  }

  private static final String WALLED_IN = "black:b1,b2,c2,g7,g8,h7;white:a1,h8;toMove:BLACK";

  @Test
  void aSideThatCannotMoveLosesOrPasses() {
    String setup = WALLED_IN.replace("toMove:BLACK", "toMove:WHITE").replace("b1,", "a2,b1,");
    assertEquals("FIRST NO_LEGAL_MOVE", outcome(setup(setup)));
    assertEquals("FIRST NO_LEGAL_MOVE", outcome(setup(LoaRules.SACKSON_1969, setup)));
    LoaPosition position = setup(LoaRules.COMPUTER_TOURNAMENT, setup);
    assertFalse(position.isOver());
    assertEquals(List.of(LoaMove.pass()), position.legalMoves());
    assertEquals(1, position.legalMoveCount());
    assertEquals(List.of(), position.movesFrom(Cell.parse("a1")));
    LoaPosition after = position.play("pass");
    assertEquals(Color.BLACK, after.turn());
    assertEquals(position.pieces(Color.BLACK), after.pieces(Color.BLACK));
    assertEquals(List.of(LoaMove.pass()), after.history());
  }

  @Test
  void sidesThatCannotMovePassUntilARepetitionEndsTheGame() {
    LoaRules rules = LoaRules.COMPUTER_TOURNAMENT.with(LoaRules.ALLOW_EXTRA_PIECES, true);
    LoaPosition position = setup(rules, fullBoard());
    for (int pass = 0; pass < 4; pass++) {
      assertEquals("none", outcome(position));
      assertEquals(1 + pass / 2, position.occurrences());
      position = position.play("pass");
    }
    assertEquals("DRAW REPETITION", outcome(position));
    assertEquals(3, position.occurrences());
  }

  /** Returns a full board on which no side is connected. */
  private static String fullBoard() {
    return "bbbbbbbb/wwwwwwww/bbbbbbbb/wwwwwwww/bbbbbbbb/wwwwwwww/bbbbbbbb/wwwwwwww b";
  }

  private static final String ROUND = "b1-b3 a4-c4 b3-b1 c4-a4";

  @Test
  void theStartCountsAsAnOccurrence() {
    List<String> ends =
        PRESETS.stream().map(rules -> outcome(play(Loa.game(rules).start(), ROUND))).toList();
    assertEquals(List.of("FIRST REPETITION", "DRAW REPETITION", "none"), ends);
    LoaPosition again = play(Loa.game(LoaRules.COMPUTER_TOURNAMENT).start(), ROUND);
    assertEquals(2, again.occurrences());
    assertTrue(again.isRepetitionOf(again.game().start()));
    assertNotEquals(again, again.game().start());
    assertEquals("DRAW REPETITION", outcome(play(again, ROUND)));
  }

  @Test
  void theSamePlacementWithTheOtherSideToMoveIsAnotherPosition() {
    LoaPosition black = setup("8/8/8/8/8/3w4/8/b1b4w b");
    LoaPosition white = setup("8/8/8/8/8/3w4/8/b1b4w w");
    assertFalse(black.isRepetitionOf(white));
    assertNotEquals(black, white);
  }

  /** Black moves in a triangle, so the placement is repeated with the other side to move. */
  @Test
  void aPlacementWithTheOtherSideToMoveIsNotARepetition() {
    LoaPosition position = setup("black:d4,b6;white:a1,h8;toMove:BLACK");
    LoaPosition now = play(position, "d4-d5 h8-h7 d5-e4 h7-h8 e4-d4");
    assertEquals(position.pieces(Color.BLACK), now.pieces(Color.BLACK));
    assertEquals(position.pieces(Color.WHITE), now.pieces(Color.WHITE));
    assertEquals("none", outcome(now));
    assertFalse(now.isRepetitionOf(position));
    assertEquals(1, now.occurrences());
  }

  @Test
  void aCaptureClearsTheHistory() {
    LoaPosition start = Loa.game().start();
    LoaPosition quiet = play(start, "b1-b3 a4-c4");
    assertEquals(List.of(LoaMove.parse("b1-b3"), LoaMove.parse("a4-c4")), quiet.history());
    LoaPosition captured = start.play("c1:a3");
    assertEquals(List.of(), captured.history());
    assertEquals(setup(captured.text()), captured);
  }

  /** Positions are equal if the same earlier positions occurred, in whatever order. */
  @Test
  void theOrderOfTheEarlierPositionsDoesNotMatter() {
    LoaPosition start = Loa.game(LoaRules.COMPUTER_TOURNAMENT).start();
    String one = "b1-b3 a4-c4 g8-g6 h5-f5";
    String other = "g8-g6 a4-c4 b1-b3 h5-f5";
    String back = "b3-b1 c4-a4 g6-g8 f5-h5";
    LoaPosition a = play(start, one + " " + back + " " + other);
    LoaPosition b = play(start, other + " " + back + " " + one);
    assertNotEquals(a.text(), b.text());
    assertEquals(a, b);
    assertEquals(a.hash(), b.hash());
    assertEquals(a.hashCode(), b.hashCode());
    LoaPosition direct = play(start, one);
    assertTrue(direct.isRepetitionOf(a));
    assertNotEquals(a, direct);
    assertNotEquals(a.hash(), direct.hash());
    assertNotEquals(play(start, other), direct);
  }

  @Test
  void positionsUnderDifferentRulesAreUnequal() {
    assertNotEquals(Loa.game().start(), Loa.game(LoaRules.SACKSON_1969).start());
    assertEquals(
        setup(Loa.game().start().text()),
        Loa.game(LoaRules.SOUCIE, Loa.game().parseSetup("standard")).start());
  }

  @Test
  void equalPositionsMayBelongToGamesWithDifferentStarts() {
    LoaGame game =
        Loa.game(LoaRules.SOUCIE, Loa.game().parseSetup("black:a1,a3;white:h8,h6;toMove:WHITE"));
    LoaPosition elsewhere = setup(game.start().text());
    assertNotEquals(Loa.game(), game);
    assertEquals(elsewhere, game.start());
    assertEquals(elsewhere.hash(), game.start().hash());
    assertEquals(elsewhere.play("h8-g8"), game.start().play("h8-g8"));
  }

  /** Only these finished positions have the same outcome and differ only in the side to move. */
  @Test
  void drawsByTwoConnectionsDifferByTheSideToMove() {
    LoaRules rules = LoaRules.SACKSON_1969;
    LoaPosition black = setup(rules, "black:a1,a2;white:h8,h7;toMove:BLACK");
    LoaPosition white = setup(rules, "black:a1,a2;white:h8,h7;toMove:WHITE");
    assertEquals(black.outcome(), white.outcome());
    assertNotEquals(black, white);
    assertNotEquals(black.hash(), white.hash());
    assertNotEquals(black.text(), white.text());
  }

  @Test
  void componentsAreTheClumpsOfBothSidesInTheOrderOfTheirFirstCells() {
    LoaPosition position = setup("black:a1,b2,c8;white:c1,h8;toMove:WHITE");
    assertEquals(
        List.of(
            new LoaClump(Color.BLACK, cells("a1 b2")),
            new LoaClump(Color.WHITE, cells("c1")),
            new LoaClump(Color.BLACK, cells("c8")),
            new LoaClump(Color.WHITE, cells("h8"))),
        position.components());
    assertEquals(Optional.of(Color.WHITE), position.components().get(1).owner());
  }

  @Test
  void theFirstPlayerPlaysBlackEvenIfWhiteBegins() {
    LoaPosition position = setup("black:a1,a3;white:h8,h6;toMove:WHITE");
    assertEquals(Optional.of(Player.SECOND), position.toMove());
    assertEquals(Optional.of(Color.WHITE), position.sideToMove());
    assertEquals(Optional.of(Color.BLACK), position.side(Player.FIRST));
  }

  @Test
  void theDocumentedExampleIsCorrect() {
    LoaPosition position = Loa.game().start();
    position = position.play("b1-b3").play("a4-c4");
    assertEquals(4, position.clumpCount(Color.WHITE));
    assertFalse(position.movesFrom(Cell.parse("b3")).isEmpty());
    LoaMove move = LoaMove.capture(Cell.parse("b3"), Cell.parse("b4"));
    assertEquals(LoaViolationCode.WRONG_DISTANCE, position.violation(move).orElseThrow().code());
  }
}
