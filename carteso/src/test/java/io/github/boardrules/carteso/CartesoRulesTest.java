package io.github.boardrules.carteso;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.Color;
import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.OptionException;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.territory.Komi;
import io.github.boardrules.core.territory.Orientation;
import io.github.boardrules.core.territory.TerritoryReason;
import io.github.boardrules.core.territory.TerritoryViolationCode;
import io.github.boardrules.core.testing.Openings;
import io.github.boardrules.core.text.ErrorCode;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests each rule of Carteso on a hand-made position. */
class CartesoRulesTest {
  private static CartesoGame fixed(int width, int height, String komi) {
    return Carteso.game(Openings.fixed(TestRules.board(width, height), Komi.parse(komi)));
  }

  private static CartesoPosition play(CartesoPosition position, String moves) {
    CartesoPosition after = position;
    for (String move : moves.split(" ", -1)) {
      after = after.play(move);
    }
    return after;
  }

  private static CartesoGroup group(CartesoPosition position, String point) {
    return position.groups().stream()
        .filter(group -> group.cells().contains(Cell.parse(point)))
        .findFirst()
        .orElseThrow();
  }

  private static ErrorCode code(CartesoPosition position, String move) {
    return assertThrows(IllegalMoveException.class, () -> position.play(move)).violation().code();
  }

  @Test
  void theExamplesOfThePackageDescription() {
    CartesoPosition position =
        Carteso.game().start().play("komi=4.5").play("vertical").play("b:e5");
    assertEquals(1, position.groups().get(0).rows());
    assertEquals("Vertical 0, Horizontal 0 + 4.5", position.score().toString());
    String text = "wb1/wb1/wb1 vertical 4.5 first 0 a1:v";
    assertEquals(text, fixed(3, 3, "4.5").parsePosition(text).text());
  }

  // Board and options

  @Test
  void theStandardBoardHasNineByNinePoints() {
    assertEquals(81, Carteso.game().board().size());
    assertEquals(3, fixed(1, 1, "0.5").start().legalMoveCount());
    CartesoGame large = new CartesoGameType().game(Options.parse("width=25 height=25"));
    assertEquals(625, large.start().legalMoveCount());
    assertEquals(1251, large.start().play("komi=0.5").play("vertical").legalMoveCount());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "width=0",
        "height=0",
        "width=-1",
        "height=26",
        "lineLength=3",
        "komi=",
        "komi=82",
        "komi=1,1",
        "opening=FIXED",
        "opening=FIXED komi=1,2",
      })
  void invalidOptionsAreRejected(String options) {
    assertThrows(OptionException.class, () -> new CartesoGameType().game(Options.parse(options)));
  }

  @Test
  void theOnlyStandardKomiOfTheSmallestBoardCanBeFixed() {
    CartesoGame game = new CartesoGameType().game(Options.parse("width=1 height=1 opening=FIXED"));
    assertEquals(Komi.parse("0.5"), game.start().state().komi());
    assertEquals(game, new CartesoGameType().game(game.options()));
  }

  // Groups

  @Test
  void aGroupIsAConnectedComponentOfOneColor() {
    CartesoPosition position = play(fixed(5, 5, "0.5").start(), "b:b2 b:b3 w:c3 b:c4 b:d4");
    assertEquals(3, position.groups().size());
    CartesoGroup upper = group(position, "c4");
    assertEquals(Color.BLACK, upper.color());
    assertEquals(Cell.parse("c4"), upper.anchor());
    assertEquals(2, upper.cells().size());
  }

  @Test
  void theLongerSideOfTheSpanDeterminesTheOwner() {
    CartesoPosition position = play(fixed(5, 5, "0.5").start(), "b:b2 b:b3 w:d1 w:e1");
    assertEquals(Orientation.VERTICAL, group(position, "b2").owner().orElseThrow());
    assertEquals(2, group(position, "b2").rows());
    assertEquals(1, group(position, "b2").columns());
    assertEquals(Orientation.HORIZONTAL, group(position, "e1").owner().orElseThrow());
  }

  @Test
  void aSquareSpanBelongsToTheOpponentOfTheLastPlacer() {
    CartesoPosition position = fixed(5, 5, "0.5").start().play("b:c3");
    assertEquals(Orientation.HORIZONTAL, group(position, "c3").owner().orElseThrow());
    assertEquals(Orientation.HORIZONTAL, group(position.play("pass"), "c3").owner().orElseThrow());
    assertEquals(
        Orientation.HORIZONTAL, group(play(position, "pass pass"), "c3").owner().orElseThrow());
    assertEquals(Orientation.VERTICAL, group(position.play("w:a1"), "c3").owner().orElseThrow());
    assertEquals(
        Orientation.HORIZONTAL, group(play(position, "pass w:a1"), "c3").owner().orElseThrow());
  }

  @Test
  void aGroupIsFinishedWhenItsSpanCannotGrow() {
    CartesoGame game = fixed(3, 3, "0.5");
    CartesoPosition open = play(game.start(), "b:b1 b:b2");
    assertFalse(group(open, "b1").isFinished());
    CartesoPosition walled = play(game.start(), "b:b1 w:a1 b:b2 w:a2 b:b3 w:a3 w:c1 w:c2");
    assertFalse(group(walled, "b1").isFinished());
    assertTrue(group(walled.play("w:c3"), "b1").isFinished());
  }

  /** Tries all fillings of the empty points with stones of the color of the group. */
  @ParameterizedTest
  @CsvSource({"3, 2", "2, 3", "3, 3"})
  void aGroupIsFinishedExactlyIfNoFillingExtendsItsSpan(int width, int height) {
    CartesoGame game = fixed(width, height, "0.5");
    int colorings = (int) Math.pow(3, game.board().size());
    for (int coloring = 0; coloring < colorings; coloring++) {
      CellSet black = points(game, coloring, 1);
      CellSet white = points(game, coloring, 2);
      CartesoStones stones =
          game.emptyBoard.with(black, white, game.board().none(), game.board().none());
      for (CartesoGroup group : CartesoGroup.of(stones, Orientation.VERTICAL)) {
        CellSet own = group.color() == Color.BLACK ? black : white;
        assertEquals(!canGrow(group, own, stones.legal()), group.isFinished());
      }
    }
  }

  private static CellSet points(CartesoGame game, int coloring, int digit) {
    int rest = coloring;
    CellSet points = game.board().none();
    for (Cell cell : game.board().cells()) {
      points = rest % 3 == digit ? points.with(cell) : points;
      rest /= 3;
    }
    return points;
  }

  private static boolean canGrow(CartesoGroup group, CellSet own, CellSet empty) {
    List<Cell> free = empty.stream().toList();
    for (int filling = 0; filling < 1 << free.size(); filling++) {
      CellSet filled = own;
      for (int i = 0; i < free.size(); i++) {
        filled = (filling >> i & 1) == 1 ? filled.with(free.get(i)) : filled;
      }
      CellSet grown = filled.component(group.anchor());
      long files = grown.stream().mapToInt(Cell::x).distinct().count();
      long ranks = grown.stream().mapToInt(Cell::y).distinct().count();
      if (files > group.columns() || ranks > group.rows()) {
        return true;
      }
    }
    return false;
  }

  // Play

  @Test
  void theFirstPlayerNamesAKomiAndTheSecondPlayerChoosesASide() {
    CartesoPosition start = Carteso.game().start();
    assertEquals(TerritoryViolationCode.WRONG_PHASE, code(start, "b:e5"));
    assertEquals(TerritoryViolationCode.KOMI_NOT_IN_LIST, code(start, "komi=3"));
    CartesoPosition named = start.play("komi=4.5");
    assertEquals(Optional.of(Player.SECOND), named.toMove());
    assertEquals(TerritoryViolationCode.WRONG_PHASE, code(named, "pass"));
    CartesoPosition chosen = named.play("vertical");
    assertEquals(Optional.of(Player.SECOND), chosen.toMove());
    assertEquals(TerritoryViolationCode.SIDE_ALREADY_CHOSEN, code(chosen, "horizontal"));
    assertEquals(Optional.of(Player.FIRST), chosen.play("w:a1").toMove());
  }

  @Test
  void aStoneOfEitherColorCanBePlacedOnAnyEmptyPoint() {
    CartesoPosition position = fixed(3, 3, "0.5").start();
    assertEquals(19, position.legalMoveCount());
    CartesoPosition next = position.play("w:b2");
    assertEquals(17, next.legalMoveCount());
    assertEquals(TerritoryViolationCode.OCCUPIED, code(next, "b:b2"));
    assertEquals(TerritoryViolationCode.OCCUPIED, code(next, "w:b2"));
    assertEquals(
        TerritoryViolationCode.OFF_BOARD,
        next.violation(CartesoMove.place(Color.BLACK, new Cell(3, 0))).orElseThrow().code());
  }

  @Test
  void aFinishedSquareGroupIsClaimedByTheOpponentOfThePlacer() {
    CartesoPosition position = fixed(1, 1, "0.5").start().play("b:a1");
    assertEquals(Optional.of(Orientation.HORIZONTAL), group(position, "a1").claimedBy());
    assertEquals(1, position.score().horizontalPoints());
  }

  @Test
  void aPlacementCanFinishSeveralDistantGroups() {
    CartesoGame game = fixed(5, 1, "0.5");
    CartesoPosition position = play(game.start(), "b:a1 b:c1 w:d1");
    assertEquals(0, position.territory(Orientation.VERTICAL).size());
    CartesoPosition cut = position.play("w:b1");
    assertEquals(
        Set.of("a1", "b1", "c1"),
        new HashSet<>(cut.territory(Orientation.VERTICAL).stream().map(Cell::toString).toList()));
    assertFalse(group(cut, "d1").isFinished());
  }

  @Test
  void stonesThatJoinAClaimedGroupBecomePartOfTheClaim() {
    CartesoGame game = fixed(2, 3, "0.5");
    CartesoPosition position = play(game.start(), "b:a1 b:b1 b:a2 w:b2 b:a3");
    assertEquals(Optional.of(Orientation.VERTICAL), group(position, "b1").claimedBy());
    CartesoPosition joined = position.play("b:b3");
    assertEquals(Optional.of(Orientation.VERTICAL), group(joined, "b3").claimedBy());
  }

  @Test
  void twoPassesEndTheGameButAFullBoardDoesNot() {
    CartesoPosition full = play(fixed(2, 1, "0.5").start(), "b:a1 w:b1");
    assertTrue(full.outcome().isEmpty());
    assertEquals(List.of(CartesoMove.pass()), full.legalMoves());
    CartesoPosition over = play(full, "pass pass");
    assertEquals(TerritoryReason.TWO_PASSES, over.outcome().orElseThrow().reason());
    assertTrue(over.legalMoves().isEmpty());
    assertEquals(TerritoryViolationCode.GAME_OVER, code(over, "pass"));
    assertEquals(TerritoryViolationCode.GAME_OVER, code(over, "b:a1"));
    assertTrue(play(fixed(2, 1, "0.5").start(), "pass b:a1 pass").outcome().isEmpty());
  }

  // Score

  @Test
  void unclaimedGroupsScoreNoPoints() {
    CartesoPosition over = play(fixed(5, 5, "0.5").start(), "b:c3 pass pass");
    assertEquals(0, over.score().verticalHalfPoints());
    assertEquals(1, over.score().horizontalHalfPoints());
    assertEquals(Optional.of(Player.SECOND), over.outcome().orElseThrow().winner());
  }

  @Test
  void equalScoresAreADraw() {
    CartesoPosition over = play(fixed(1, 3, "3").start(), "b:a1 b:a2 b:a3 pass pass");
    assertEquals(6, over.score().verticalHalfPoints());
    assertEquals(6, over.score().horizontalHalfPoints());
    assertTrue(over.outcome().orElseThrow().winner().isEmpty());
  }

  @Test
  void theKomiIsAddedToTheScoreOfHorizontal() {
    CartesoPosition over = play(fixed(1, 3, "-4").start(), "pass pass");
    assertEquals(Optional.of(Orientation.VERTICAL), over.score().leadingSide());
    assertEquals(Optional.of(Player.FIRST), over.outcome().orElseThrow().winner());
  }

  // Counts of moves and games

  @Test
  void countsWithElevenKomi() {
    Komi[] eleven =
        IntStream.range(0, 11).mapToObj(i -> Komi.ofHalfPoints(2 * i + 1)).toArray(Komi[]::new);
    CartesoPosition start = Carteso.game(Openings.pie(CartesoRules.standard(), eleven)).start();
    assertEquals(176, distinctMovesOfTheFirstPlies(start).size());
    assertEquals(22, endings(start).getOrDefault(4, 0));
    assertEquals(Set.of(4), endings(start).keySet());
  }

  @Test
  void countsWithTheStandardKomi() {
    CartesoPosition start = Carteso.game().start();
    assertEquals(246, distinctMovesOfTheFirstPlies(start).size());
    assertEquals(162, endings(start).getOrDefault(4, 0));
  }

  /** The distinct moves of the first three plies, which are all moves that a game can have. */
  private static Set<String> distinctMovesOfTheFirstPlies(CartesoPosition start) {
    Set<String> moves = new HashSet<>();
    for (CartesoMove komi : start.legalMoves()) {
      moves.add(komi.toString());
      for (CartesoMove side : start.play(komi).legalMoves()) {
        moves.add(side.toString());
        start.play(komi).play(side).legalMoves().forEach(move -> moves.add(move.toString()));
      }
    }
    return moves;
  }

  /** The number of games with at most four moves, by number of moves. */
  private static Map<Integer, Integer> endings(CartesoPosition start) {
    Map<Integer, Integer> endings = new HashMap<>();
    addEndings(start, 0, endings);
    return endings;
  }

  private static void addEndings(
      CartesoPosition position, int plies, Map<Integer, Integer> endings) {
    if (position.isOver()) {
      endings.merge(plies, 1, Integer::sum);
    } else if (plies < 3) {
      position.legalMoves().forEach(move -> addEndings(position.play(move), plies + 1, endings));
    } else if (plies == 3) {
      // Only a pass can end the game, so other moves need not be tried.
      addEndings(position.play("pass"), plies + 1, endings);
    }
  }
}
