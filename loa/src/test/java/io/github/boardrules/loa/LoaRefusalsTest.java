package io.github.boardrules.loa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.Color;
import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.text.NotationException;
import io.github.boardrules.core.text.NotationException.Code;
import io.github.boardrules.core.text.Strictness;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Limits and places of what is refused, at the limit and one beyond it. */
class LoaRefusalsTest {
  private static final LoaGameType TYPE = new LoaGameType();
  private static final LoaPosition START = Loa.game().start();

  private static LoaGame game(String options) {
    return TYPE.game(Options.parse(options));
  }

  private static NotationException refusal(LoaPosition position, String move) {
    return assertThrows(
        NotationException.class, () -> position.parseMove(move, Strictness.LENIENT), move);
  }

  /** The first cell off the board is reported, even if both are. */
  @ParameterizedTest
  @CsvSource({"i1-i2, 0", "b9-i1, 0", "a9-a1, 0", "h8-i8, 3", "h8-h9, 3"})
  void bothCellsOfAMoveAreOnTheBoard(String move, int offset) {
    assertEquals(offset, refusal(START, move).offset());
  }

  @ParameterizedTest
  @CsvSource({"a1-h8", "h8-a1", "A1-H8", "h1xa8"})
  void cornersAreOnTheBoard(String move) {
    assertEquals(
        LoaMove.parse(move).cells(), START.parseMove(move, Strictness.STRICT).cells(), move);
  }

  /** The cell after h1 is not a2, in whatever way cells are numbered. */
  @Test
  void aCellOffTheBoardIsNotAnotherCell() {
    LoaPosition position = START.game().parsePosition("black:c7,h1,h8;white:a2,e5;toMove:WHITE");
    assertTrue(position.isLegal(LoaMove.quiet(new Cell(0, 1), new Cell(0, 0))));
    for (Cell off : List.of(new Cell(8, 0), new Cell(0, 8), new Cell(8, 8))) {
      for (LoaMove move :
          List.of(LoaMove.quiet(off, new Cell(0, 0)), LoaMove.quiet(new Cell(0, 1), off))) {
        assertFalse(position.isLegal(move), move::toString);
        assertThrows(IllegalMoveException.class, () -> position.play(move));
      }
    }
  }

  @Test
  void aCellOffTheBoardIsReportedWithTheBoard() {
    String square = String.valueOf(refusal(START, "b1-b9").getMessage());
    assertTrue(square.contains("a cell from a1 to h8"), square);
    LoaPosition hexagon = game("board=HEX size=3").start();
    String hex = String.valueOf(refusal(hexagon, "a1-a4").getMessage());
    assertTrue(hex.contains("a cell of the " + hexagon.board()), hex);
  }

  @ParameterizedTest
  @ValueSource(strings = {"quiet:1000", "ply:10000", "quiet:0 ply:0", "passed:2"})
  void countsMayReachTheirLimits(String counts) {
    assertEquals(START, Loa.game().parsePosition(START.text() + " " + counts));
  }

  @ParameterizedTest
  @CsvSource({"quiet:, 1001", "ply:, 10001"})
  void countsBeyondTheirLimitsAreRefused(String name, String count) {
    String text = START.text() + " " + name + count;
    NotationException refusal =
        assertThrows(NotationException.class, () -> Loa.game().parseSetup(text));
    assertEquals(Code.OUT_OF_RANGE, refusal.code());
    assertEquals(text.length() - count.length(), refusal.offset());
  }

  /** The counts are exact: one ply more than the limit of the rules is a defect. */
  @Test
  void countsMayReachTheLimitsOfTheRules() {
    LoaGame game = game("quietLimit=20 plyLimit=60");
    assertEquals(List.of(), defects(game, START.text() + " quiet:20 ply:60"));
    for (String counts : List.of(" quiet:21", " ply:61")) {
      assertEquals(List.of(LoaDefectCode.COUNT_BEYOND_LIMIT), defects(game, START.text() + counts));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "black:;white:h8;toMove:BLACK",
        "white:h8;toMove:BLACK;black:",
        "toMove:BLACK;black:;white:h8"
      })
  void aSideWithoutPiecesIsADefectOfASetup(String text) {
    assertEquals(List.of(LoaDefectCode.NO_PIECE), defects(Loa.game(), text));
  }

  private static List<LoaDefectCode> defects(LoaGame game, String text) {
    return defects(game, game.parseSetup(text));
  }

  private static List<LoaDefectCode> defects(LoaGame game, LoaSetup setup) {
    return game.defects(setup).stream().map(defect -> (LoaDefectCode) defect.code()).toList();
  }

  /** A piece cannot have come from a cell on which there is a piece now, of either color. */
  @ParameterizedTest
  @CsvSource({"b, h3-h4", "b, d8-h4", "w, a2-d4", "w, h4-d4"})
  void aMoveCannotBeTakenBackToAnOccupiedCell(String toMove, String last) {
    String text = "3b4/8/8/8/3b3w/7w/b7/8 " + toMove + " " + last;
    assertEquals(List.of(LoaDefectCode.HISTORY_CANNOT_BE_TAKEN_BACK), defects(Loa.game(), text));
  }

  @Test
  void aHistoryMayReachItsLimit() {
    LoaSetup setup =
        LoaSetup.builder()
            .black(Cell.parse("a1"), Cell.parse("c3"))
            .white(Cell.parse("h8"), Cell.parse("f2"))
            .history(Collections.nCopies(LoaSetup.MAX_HISTORY, LoaMove.pass()))
            .build();
    assertEquals(List.of(LoaDefectCode.HISTORY_HAS_AN_ILLEGAL_MOVE), defects(Loa.game(), setup));
  }

  @Test
  void aCellOffTheBoardHasNoMoves() {
    assertThrows(IllegalArgumentException.class, () -> START.movesFrom(new Cell(8, 0)));
    assertThrows(IllegalArgumentException.class, () -> START.movesFrom(new Cell(0, 8)));
  }

  private static Violation violation(LoaPosition position, String move) {
    return position.violation(LoaMove.parse(move)).orElseThrow();
  }

  /** The enemy is beside the piece, and their line has no other piece, so moves go 2 squares. */
  @ParameterizedTest
  @CsvSource({"d5, d6", "e5, f6", "e4, f4", "e3, f2", "d3, d2", "c3, b2", "c4, b4", "c5, b6"})
  void aPieceDoesNotJumpOverAnEnemyInAnyDirection(String enemy, String to) {
    for (String options : List.of("", "size=9")) {
      LoaPosition position =
          game(options).parsePosition("black:d4,h7;white:" + enemy + ",h1;toMove:BLACK");
      Violation violation = violation(position, "d4-" + to);
      assertEquals(LoaViolationCode.JUMPS_OVER_ENEMY, violation.code());
      assertEquals(List.of(Cell.parse(enemy)), violation.cells());
    }
  }

  @Test
  void aMoveOffAllLinesNamesTheLinesOfTheBoard() {
    String square = violation(START, "b1-c3").message();
    assertTrue(square.endsWith("share no rank, file or diagonal"), square);
    LoaPosition hexagon = game("board=HEX size=3").start();
    String from = hexagon.pieces(Color.BLACK).first().notation();
    for (Cell to : hexagon.board().cells()) {
      Optional<Violation> found = hexagon.violation(LoaMove.parse(from + "-" + to));
      if (found.isPresent() && found.get().code() == LoaViolationCode.NOT_ON_A_LINE) {
        assertTrue(found.get().message().endsWith("share no line"), found.get().message());
        return;
      }
    }
    throw new AssertionError("each cell shares a line with " + from);
  }
}
