package io.github.boardrules.linage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.OptionException;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Outcome;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.territory.Komi;
import io.github.boardrules.core.territory.Orientation;
import io.github.boardrules.core.territory.TerritoryReason;
import io.github.boardrules.core.territory.TerritoryViolationCode;
import io.github.boardrules.core.territory.spi.TerritoryState;
import io.github.boardrules.core.testing.Openings;
import io.github.boardrules.core.text.ErrorCode;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests each rule of Linage on a hand-made position. */
class LinageRulesTest {
  private static LinageGame fixed(int width, int height, String komi) {
    return Linage.game(Openings.fixed(TestRules.board(width, height), Komi.parse(komi)));
  }

  private static ErrorCode code(LinagePosition position, String move) {
    return assertThrows(IllegalMoveException.class, () -> position.play(move)).violation().code();
  }

  @Test
  void theExampleOfThePackageDescription() {
    LinagePosition position = Linage.game().start().play("komi=4.5").play("vertical").play("e5");
    assertEquals(80, position.regions().get(0).cells().size());
    assertEquals("Vertical 0, Horizontal 0 + 4.5", position.score().toString());
  }

  // Board and options

  @Test
  void theStandardBoardHasNineByNinePoints() {
    assertEquals(81, Linage.game().board().size());
    assertEquals(3, Linage.game().rules().get(LinageRules.LINE_LENGTH));
    LinageGame large = new LinageGameType().game(Options.parse("width=25 height=25"));
    assertEquals(625, large.board().size());
    assertEquals(625, large.start().legalMoveCount());
    assertEquals(4 * 7, fixed(4, 7, "0.5").board().size());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "width=2 height=2",
        "width=4 height=4 lineLength=5",
        "width=1 height=1",
        "width=0",
        "height=0",
        "width=-1",
        "height=26",
        "lineLength=1",
        "lineLength=6",
        "lineLength=three",
        "komi=",
        "komi=1,,2",
        "komi=4.25",
        "komi=1e0",
        "komi=nan",
        "komi=0x1",
        "komi=+1",
        "komi=3,0.5,3.0",
        "komi=81.5",
        "komi=-81.5",
        "komi=99999999999",
        "opening=FIXED",
        "opening=FIXED komi=1,2",
        "opening=cake",
        "size=9",
      })
  void invalidOptionsAreRejected(String options) {
    assertThrows(OptionException.class, () -> new LinageGameType().game(Options.parse(options)));
  }

  @Test
  void theListOfStandardKomi() {
    List<LinageMove> moves = Linage.game().start().legalMoves();
    assertEquals(
        IntStream.range(0, 81).mapToObj(points -> "komi=" + points + ".5").toList(),
        moves.stream().map(LinageMove::toString).toList());
  }

  @Test
  void theListMayContainEveryKomiUpToTheArea() {
    Komi[] all = IntStream.rangeClosed(-18, 18).mapToObj(Komi::ofHalfPoints).toArray(Komi[]::new);
    LinageGame game = Linage.game(Openings.pie(TestRules.board(3, 3), all));
    assertEquals(37, game.start().legalMoveCount());
    assertEquals(game, new LinageGameType().game(game.options()));
  }

  @Test
  void theOrderOfTheKomiIsIrrelevant() {
    assertEquals(
        new LinageGameType().game(Options.of("komi", "3,-0.5,1")),
        new LinageGameType().game(Options.of("komi", "1,3.0,-0.5")));
  }

  // Regions and lines

  @Test
  void aRegionWithLinesOfBothOrientationsIsFree() {
    LinageRegion region = fixed(3, 3, "0.5").start().regions().get(0);
    assertEquals(Optional.empty(), region.owner());
    assertEquals(9, region.cells().size());
    assertEquals(6, region.lines().size());
  }

  @Test
  void aRegionWithLinesOfOneOrientationBelongsToThatSide() {
    LinagePosition position =
        fixed(5, 3, "0.5").parsePosition("1x3/1x3/1x3 horizontal 0.5 first 0");
    assertEquals(
        List.of(Optional.of(Orientation.VERTICAL), Optional.empty()),
        position.regions().stream().map(LinageRegion::owner).toList());
    LinagePosition wide = fixed(3, 2, "0.5").start();
    assertEquals(Optional.of(Orientation.HORIZONTAL), wide.regions().get(0).owner());
    assertEquals(6, wide.territory(Orientation.HORIZONTAL).size());
  }

  @Test
  void theLineLengthIsAnOption() {
    LinageGame game =
        Linage.game(TestRules.of(Openings.fixed(TestRules.board(4, 3), Komi.ofHalfPoints(1)), 4));
    LinageRegion region = game.start().regions().get(0);
    assertEquals(Optional.of(Orientation.HORIZONTAL), region.owner());
    assertEquals("[a1, b1, c1, d1]", region.lines().get(0).cells().toString());
  }

  // Play

  @Test
  void theFirstPlayerNamesAKomiAndTheSecondPlayerChoosesASide() {
    LinagePosition start = Linage.game().start();
    assertEquals(TerritoryState.namingKomi(), start.state());
    assertEquals(Optional.of(Player.FIRST), start.toMove());
    assertEquals(Optional.empty(), start.sideToMove());
    assertEquals(TerritoryViolationCode.WRONG_PHASE, code(start, "pass"));
    assertEquals(TerritoryViolationCode.WRONG_PHASE, code(start, "e5"));
    assertEquals(TerritoryViolationCode.WRONG_PHASE, code(start, "vertical"));
    assertEquals(TerritoryViolationCode.KOMI_NOT_IN_LIST, code(start, "komi=3"));

    LinagePosition named = start.play("komi=4.5");
    assertEquals(TerritoryState.choosingSide(Komi.parse("4.5")), named.state());
    assertEquals(Optional.of(Player.SECOND), named.toMove());
    assertEquals(Optional.empty(), named.sideToMove());
    assertEquals(2, named.legalMoveCount());
    assertEquals(TerritoryViolationCode.KOMI_ALREADY_NAMED, code(named, "komi=4.5"));
    assertEquals(TerritoryViolationCode.WRONG_PHASE, code(named, "e5"));

    LinagePosition chosen = named.play("horizontal");
    assertEquals(Optional.of(Player.FIRST), chosen.toMove());
    assertEquals(Optional.of(Orientation.VERTICAL), chosen.sideToMove());
    assertEquals(Optional.of(Orientation.HORIZONTAL), chosen.side(Player.SECOND));
    assertEquals(TerritoryViolationCode.KOMI_ALREADY_NAMED, code(chosen, "komi=4.5"));
    assertEquals(TerritoryViolationCode.SIDE_ALREADY_CHOSEN, code(chosen, "vertical"));
  }

  @Test
  void thePlayerWhoChoosesVerticalMovesNext() {
    LinagePosition position = Linage.game().start().play("komi=4.5").play("vertical");
    assertEquals(Optional.of(Player.SECOND), position.toMove());
    assertEquals(Optional.of(Player.FIRST), position.play("e5").toMove());
    assertEquals(Optional.of(Player.SECOND), position.play("e5").play("e7").toMove());
  }

  @Test
  void withAFixedOpeningTheFirstPlayerPlaysVertical() {
    LinagePosition position = fixed(5, 5, "2.5").start();
    assertEquals(Optional.of(Player.FIRST), position.toMove());
    assertEquals(Optional.of(Orientation.VERTICAL), position.sideToMove());
    assertEquals(TerritoryViolationCode.KOMI_ALREADY_NAMED, code(position, "komi=2.5"));
    assertEquals(TerritoryViolationCode.SIDE_ALREADY_CHOSEN, code(position, "vertical"));
  }

  @Test
  void aPlacementNeedsAnEmptyPointOfTheBoard() {
    LinagePosition position = fixed(5, 5, "0.5").start().play("c3");
    assertEquals(TerritoryViolationCode.OCCUPIED, code(position, "c3"));
    assertEquals(
        TerritoryViolationCode.OFF_BOARD,
        position.violation(LinageMove.place(new Cell(5, 0))).orElseThrow().code());
    assertEquals(
        TerritoryViolationCode.OFF_BOARD,
        position.violation(LinageMove.place(new Cell(701, 701))).orElseThrow().code());
  }

  @Test
  void aPlacementNeedsAFreeRegion() {
    LinagePosition position =
        fixed(5, 3, "0.5").parsePosition("1x3/1x3/1x3 horizontal 0.5 first 0");
    assertEquals(LinageViolationCode.OWNED_BY_VERTICAL, code(position, "a2"));
    LinagePosition wide = fixed(3, 2, "0.5").start();
    assertEquals(LinageViolationCode.OWNED_BY_HORIZONTAL, code(wide, "a2"));
  }

  @Test
  void aPlacementMustNotLeaveARegionWithoutALine() {
    LinagePosition position = fixed(5, 5, "0.5").parsePosition("5/5/5/x4/5 vertical 0.5 first 0");
    Violation violation = position.violation(LinageMove.place(Cell.parse("b1"))).orElseThrow();
    assertEquals(LinageViolationCode.LEAVES_A_REGION_WITHOUT_A_LINE, violation.code());
    assertEquals(ImmutableList.of(Cell.parse("a1")), violation.cells());
  }

  @Test
  void fillingADeadEndMakesItsExitLegal() {
    LinagePosition position = fixed(5, 5, "0.5").parsePosition("5/5/5/5/1x3 vertical 0.5 first 0");
    assertEquals(LinageViolationCode.LEAVES_A_REGION_WITHOUT_A_LINE, code(position, "a2"));
    assertTrue(position.play("a1").isLegal(LinageMove.place(Cell.parse("a2"))));
  }

  /** On 16 files, four ranks are a word of the bitboard, and a line of five spans two words. */
  @Test
  void fourPointsOnTheTopRanksAreNotALineOfFive() {
    String fifteen = "x".repeat(15);
    LinagePosition position =
        Linage.game(TestRules.of(Openings.fixed(TestRules.board(16, 8), Komi.ofHalfPoints(1)), 5))
            .parsePosition(
                ("xxxxxxxxxxx5/" + (fifteen + "1/").repeat(4) + (fifteen + "x/").repeat(3) + ".")
                    .replace("/.", " vertical 0.5 first 0"));
    assertEquals(Optional.empty(), position.regions().get(0).owner());
    LinagePosition next = position.play("p4");
    assertEquals(Optional.of(Orientation.HORIZONTAL), next.regions().get(0).owner());
    assertEquals(8, next.score().horizontalPoints());
    assertTrue(next.placements().isEmpty());
  }

  @Test
  void onABoardWithLinesOfOneOrientationOnlyPassingIsLegal() {
    LinagePosition position = fixed(2, 9, "0.5").start();
    assertEquals(1, position.regions().size());
    assertEquals(Optional.of(Orientation.VERTICAL), position.regions().get(0).owner());
    assertEquals(List.of(LinageMove.pass()), position.legalMoves());
    assertTrue(position.placements().isEmpty());
  }

  @Test
  void twoPassesInARowEndTheGame() {
    LinagePosition position = fixed(5, 5, "0.5").start().play("pass");
    assertTrue(position.outcome().isEmpty());
    LinagePosition between = position.play("c3").play("pass");
    assertTrue(between.outcome().isEmpty());
    LinagePosition over = between.play("pass");
    assertTrue(over.isOver());
    assertTrue(over.legalMoves().isEmpty());
    assertTrue(over.placements().isEmpty());
    assertEquals(Optional.empty(), over.toMove());
    for (String move : List.of("pass", "a1", "vertical", "komi=0.5")) {
      assertEquals(TerritoryViolationCode.GAME_OVER, code(over, move));
    }
    assertTrue(position.play("pass").isOver());
  }

  @Test
  void finishedPositionsIgnoreTheSideToMove() {
    LinageGame game = fixed(5, 5, "0.5");
    assertEquals(
        game.parsePosition("5/5/2x2/5/5 vertical 0.5 first 2"),
        game.parsePosition("5/5/2x2/5/5 horizontal 0.5 first 2"));
  }

  // Score

  @Test
  void theSideWithTheHigherScoreWins() {
    LinageGame game = fixed(5, 3, "3.5");
    LinagePosition position = game.parsePosition("1x1x1/1x1x1/1x1x1 vertical 3.5 first 2");
    Outcome outcome = position.outcome().orElseThrow();
    assertEquals(TerritoryReason.TWO_PASSES, outcome.reason());
    assertEquals("twoPasses", outcome.reason().jsonName());
    assertEquals(Optional.of(Player.FIRST), outcome.winner());
    assertEquals(18, position.score().verticalHalfPoints());
    assertEquals(7, position.score().horizontalHalfPoints());
    LinagePosition generous =
        fixed(5, 3, "14.5").parsePosition("1x1x1/1x1x1/1x1x1 vertical 14.5 first 2");
    assertEquals(Optional.of(Player.SECOND), generous.outcome().orElseThrow().winner());
  }

  @Test
  void equalScoresAreADraw() {
    LinagePosition over = fixed(2, 3, "6").start().play("pass").play("pass");
    assertTrue(over.outcome().orElseThrow().winner().isEmpty());
    assertEquals(Optional.empty(), over.score().leader());
    LinagePosition zero =
        Linage.game(Openings.pie(LinageRules.standard(), Komi.ZERO))
            .start()
            .play("komi=0")
            .play("vertical")
            .play("pass")
            .play("pass");
    assertTrue(zero.outcome().orElseThrow().winner().isEmpty());
  }

  @Test
  void theWinnerIsThePlayerOfTheLeadingSide() {
    LinagePosition chosen =
        Linage.game(TestRules.board(2, 3)).start().play("komi=0.5").play("vertical");
    LinagePosition over = chosen.play("pass").play("pass");
    assertEquals(Optional.of(Player.SECOND), over.outcome().orElseThrow().winner());
    assertEquals(Optional.of(Orientation.VERTICAL), over.score().leadingSide());
  }

  // Counts of moves and games

  @Test
  void countsWithElevenKomi() {
    Komi[] eleven =
        IntStream.range(0, 11).mapToObj(i -> Komi.ofHalfPoints(2 * i + 1)).toArray(Komi[]::new);
    LinagePosition start = Linage.game(Openings.pie(LinageRules.standard(), eleven)).start();
    assertEquals(95, distinctMovesOfTheFirstPlies(start).size());
    assertEquals(0, countFinished(start, 1) + countFinished(start, 2) + countFinished(start, 3));
    assertEquals(22, countFinished(start, 4));
  }

  @Test
  void countsWithTheStandardKomi() {
    assertEquals(165, distinctMovesOfTheFirstPlies(Linage.game().start()).size());
    assertEquals(162, countFinished(Linage.game().start(), 4));
  }

  /** The distinct moves of the first three plies, which are all moves that a game can have. */
  private static Set<String> distinctMovesOfTheFirstPlies(LinagePosition start) {
    Set<String> moves = new HashSet<>();
    for (LinageMove komi : start.legalMoves()) {
      moves.add(komi.toString());
      for (LinageMove side : start.play(komi).legalMoves()) {
        moves.add(side.toString());
        start.play(komi).play(side).legalMoves().forEach(move -> moves.add(move.toString()));
      }
    }
    return moves;
  }

  private static int countFinished(LinagePosition position, int plies) {
    if (plies == 0) {
      return position.isOver() ? 1 : 0;
    }
    return position.legalMoves().stream()
        .mapToInt(move -> countFinished(position.playUnchecked(move), plies - 1))
        .sum();
  }
}
