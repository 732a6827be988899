package io.github.boardrules.loa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.base.Splitter;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.text.Strictness;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Statements of the published texts about the opening, about captures that leave a single piece,
 * and about tournaments. Each test names the wrong rule that it excludes.
 */
class PublishedRulesTest {
  private static final List<LoaRules> PRESETS =
      List.of(LoaRules.SOUCIE, LoaRules.SACKSON_1969, LoaRules.COMPUTER_TOURNAMENT);

  private static LoaPosition play(LoaPosition position, String moves) {
    LoaPosition reached = position;
    for (String move : Splitter.on(' ').split(moves)) {
      reached = reached.play(move);
    }
    return reached;
  }

  private static boolean isLegal(LoaPosition position, String move) {
    return position.violation(move, Strictness.STRICT).isEmpty();
  }

  /** Returns the standard start after moves of one side only: the other side does not answer. */
  private static LoaPosition alone(String moves, String toMove) {
    LoaPosition position = Loa.game().parsePosition(turn(Loa.game().start(), toMove));
    for (String move : Splitter.on(' ').omitEmptyStrings().split(moves)) {
      position = Loa.game().parsePosition(turn(position.play(move), toMove));
    }
    return position;
  }

  private static String turn(LoaPosition position, String toMove) {
    return Splitter.on(' ').splitToList(position.text()).get(0) + " " + toMove;
  }

  private static Map<Position<LoaMove>, Set<String>> firstMovesByClass() {
    LoaPosition start = Loa.game().start();
    Map<Position<LoaMove>, Set<String>> classes = new HashMap<>();
    for (LoaMove move : start.legalMoves()) {
      classes
          .computeIfAbsent(start.play(move).canonical(), image -> new TreeSet<>())
          .add(move.toString());
    }
    return classes;
  }

  /** Fails if only pieces in the direction of the move count, or if diagonals are not lines. */
  @Test
  void the36FirstMovesAreNineClasses() {
    Set<Set<String>> classes = new HashSet<>(firstMovesByClass().values());
    assertEquals(
        Set.of(
            Set.of("b1-h1", "b8-h8", "g1-a1", "g8-a8"),
            Set.of("b1-b3", "b8-b6", "g1-g3", "g8-g6"),
            Set.of("b1-d3", "b8-d6", "g1-e3", "g8-e6"),
            Set.of("c1:a3", "c8:a6", "f1:h3", "f8:h6"),
            Set.of("c1-c3", "c8-c6", "f1-f3", "f8-f6"),
            Set.of("c1-e3", "c8-e6", "f1-d3", "f8-d6"),
            Set.of("d1-b3", "d8-b6", "e1-g3", "e8-g6"),
            Set.of("d1-d3", "d8-d6", "e1-e3", "e8-e6"),
            Set.of("d1-f3", "d8-f6", "e1-c3", "e8-c6")),
        classes);
  }

  /**
   * The diagram of four first moves. Fails if a piece can jump over enemies: then {@code b1-b3} can
   * be captured from {@code h3}.
   */
  @Test
  void fourFirstMovesCannotBeCapturedAndAreNotAlongTheBoundary() {
    Set<String> quiet = new TreeSet<>();
    for (Set<String> moves : firstMovesByClass().values()) {
      long safe = moves.stream().filter(PublishedRulesTest::isSafeAndNotAlongTheBoundary).count();
      assertTrue(safe == 0 || safe == moves.size(), moves.toString());
      if (safe > 0) {
        quiet.addAll(moves);
      }
    }
    assertTrue(quiet.containsAll(Set.of("b1-b3", "c1:a3", "c1-c3", "d1-b3")));
    assertEquals(16, quiet.size());
  }

  private static boolean isSafeAndNotAlongTheBoundary(String move) {
    Cell from = Cell.parse(move.substring(0, 2));
    Cell to = Cell.parse(move.substring(3));
    boolean alongTheBoundary = from.x() == to.x() || from.y() == to.y();
    alongTheBoundary &= isOnTheBoundary(from) && isOnTheBoundary(to);
    LoaPosition after = Loa.game().start().play(move);
    return !alongTheBoundary
        && after.legalMoves().stream().noneMatch(reply -> reply.toString().endsWith(":" + to));
  }

  private static boolean isOnTheBoundary(Cell cell) {
    return cell.x() == 0 || cell.x() == 7 || cell.y() == 0 || cell.y() == 7;
  }

  /**
   * The follow-ups that the text names, played without an answer of the other side. Fails if a
   * piece moves by the enemy pieces of its line only, or by those in front of it only.
   */
  @ParameterizedTest
  @CsvSource({
    "b1-b3, c1:a3, b",
    "b1-b3, d1:a4, b",
    "b1-b3, c1-c3, b",
    "b1-b3 c1-c3, e1-b4, b",
    "d1-b3, b1-b4, b",
    "d1-b3, b8-b5, b",
    "c1-c3, e1-b4, b",
    "c1-c3, b1-b3, b",
    "c1-c3, c8-c6, b",
    "'', a2-c2, w",
    "'', a5-c7, w"
  })
  void followUpsAreLegal(String before, String move, String toMove) {
    assertTrue(isLegal(alone(before, toMove), move));
  }

  /** Fails if the length of a move is not counted again after a move of another piece. */
  @Test
  void theMoveToC3EnablesTheMoveToB4() {
    assertFalse(isLegal(alone("b1-b3", "b"), "e1-b4"));
    assertTrue(isLegal(alone("b1-b3 c1-c3", "b"), "e1-b4"));
  }

  /** Fails if only pieces of the mover's color count for the length of a move. */
  @Test
  void theMoveToC2PreventsTheLongCapture() {
    LoaPosition position = play(Loa.game().start(), "b1-b3 a2-c2");
    assertEquals(
        LoaViolationCode.WRONG_DISTANCE,
        position.violation("d1:a4", Strictness.STRICT).orElseThrow().code());
    assertTrue(isLegal(position, "c1:a3"));
  }

  /** Fails if the piece on h3, which is beyond the target, does not count. */
  @Test
  void d1d3CanBeCapturedFromA3() {
    assertTrue(isLegal(Loa.game().start().play("d1-d3"), "a3:d3"));
  }

  /** Jumps make attacks one-sided. Fails if enemies may be jumped over, or own pieces may not. */
  @Test
  void anAttackMayBeOneSided() {
    String setup = "black:a1,b1,f8;white:d1,h6;toMove:";
    assertTrue(isLegal(Loa.game().parsePosition(setup + "BLACK"), "a1:d1"));
    assertEquals(
        LoaViolationCode.JUMPS_OVER_ENEMY,
        Loa.game()
            .parsePosition(setup + "WHITE")
            .violation("d1:a1", Strictness.STRICT)
            .orElseThrow()
            .code());
  }

  private static List<String> outcomes(String setup, String move) {
    List<String> outcomes = new ArrayList<>();
    for (LoaRules rules : PRESETS) {
      outcomes.add(outcome(Loa.game(rules).parsePosition(setup).play(move)));
    }
    return outcomes;
  }

  private static String outcome(LoaPosition position) {
    return position
        .outcome()
        .map(o -> o.winner().map(Enum::name).orElse("DRAW") + " " + o.reason().name())
        .orElse("none");
  }

  /**
   * Rule 7 of the first edition: whoever is reduced to a single piece wins. Fails if a single piece
   * is not connected.
   */
  @Test
  void aCaptureThatLeavesOnePieceLoses() {
    assertEquals(
        List.of(
            "SECOND OPPONENT_CONNECTED", "SECOND OPPONENT_CONNECTED", "SECOND OPPONENT_CONNECTED"),
        outcomes("black:e3,b7;white:h8,c3;toMove:BLACK", "e3:c3"));
  }

  /**
   * Rules 7 and 8 of the first edition meet: the capture leaves one piece and connects the mover.
   * Rule 8 decides, because a single piece is one connected unit. Fails if rule 7 comes first:
   * White would win.
   */
  @Test
  void aCaptureThatLeavesOnePieceAndConnectsTheMoverConnectsBoth() {
    assertEquals(
        List.of("FIRST BOTH_CONNECTED", "DRAW BOTH_CONNECTED", "FIRST BOTH_CONNECTED"),
        outcomes("black:e3,b2;white:h8,c3;toMove:BLACK", "e3:c3"));
  }

  /**
   * The second edition's text gives the win to a single piece that <em>can move</em>. Fails if the
   * connection is checked before the lack of moves under SOUCIE.
   */
  @Test
  void aSinglePieceThatCannotMove() {
    assertEquals(
        List.of("FIRST NO_LEGAL_MOVE", "SECOND OPPONENT_CONNECTED", "SECOND OPPONENT_CONNECTED"),
        outcomes("black:a2,b1,b2,e5;white:a1,c5;toMove:BLACK", "e5:c5"));
    assertEquals(
        List.of("FIRST NO_LEGAL_MOVE", "DRAW BOTH_CONNECTED", "FIRST BOTH_CONNECTED"),
        outcomes("black:a2,b1,b2,e3;white:a1,c3;toMove:BLACK", "e3:c3"));
  }

  /**
   * The texts disagree about tournaments: one says that the mover wins, the other that "the draw
   * variant is still in force". Some players pass instead of losing. Each is a preset or a recipe
   * of the page of Lines of Action. Fails if an option does not replace the value of its preset.
   */
  @ParameterizedTest
  @CsvSource({
    "preset=SOUCIE, FIRST BOTH_CONNECTED, FIRST NO_LEGAL_MOVE",
    "preset=SACKSON_1969, DRAW BOTH_CONNECTED, FIRST NO_LEGAL_MOVE",
    "preset=SACKSON_1969 noLegalMove=PASSES, DRAW BOTH_CONNECTED, none",
    "preset=COMPUTER_TOURNAMENT, FIRST BOTH_CONNECTED, none",
    "preset=COMPUTER_TOURNAMENT bothConnected=DRAW, DRAW BOTH_CONNECTED, none"
  })
  void tournamentsArePresetsOrRecipes(String options, String both, String stuck) {
    LoaGame game = new LoaGameType().game(Options.parse(options));
    assertEquals(
        both, outcome(game.parsePosition("black:e3,b2;white:h8,c3;toMove:BLACK").play("e3:c3")));
    String walledIn = "black:a2,b1,b2,c2,g7,g8,h7;white:a1,h8;toMove:WHITE";
    LoaPosition position = game.parsePosition(walledIn);
    assertEquals(stuck, outcome(position));
    assertEquals(
        stuck.equals("none") ? Set.of("pass") : Set.of(),
        position.legalMoves().stream().map(LoaMove::toString).collect(Collectors.toSet()));
  }
}
