package io.github.boardrules.iris;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Color;
import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.OptionException;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.Cell;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** The rules, one test for each sentence. */
class IrisRulesTest {
  private static final IrisGame STANDARD = Iris.game();

  private static IrisPosition after(IrisGame game, String... moves) {
    IrisPosition position = game.start();
    for (String move : moves) {
      position = position.play(move);
    }
    return position;
  }

  private static void assertIllegal(IrisViolationCode code, IrisPosition position, IrisMove move) {
    assertEquals(
        Optional.of(code), position.violation(move).map(Violation::code), position + " " + move);
    assertFalse(position.isLegal(move));
    assertFalse(position.legalMoves().contains(move));
    IllegalMoveException refusal =
        assertThrows(IllegalMoveException.class, () -> position.play(move));
    assertEquals(code, refusal.violation().code());
    assertEquals(move, refusal.move());
  }

  private static IrisMove stone(String cell) {
    return IrisMove.stone(Cell.parse(cell));
  }

  private static IrisMove pair(String one, String other) {
    return IrisMove.pair(Cell.parse(one), Cell.parse(other));
  }

  // Board

  @Test
  void aBoardOfSideNHas6nMinus6ColoredCells() {
    assertEquals(127, STANDARD.board().size());
    assertEquals(36, STANDARD.colored().size());
    assertEquals(91, STANDARD.gray().size());
    for (int side = IrisRules.MIN_SIDE; side <= IrisRules.MAX_SIDE; side++) {
      IrisGame game = Iris.game(side);
      assertEquals(3 * side * (side - 1) + 1, game.board().size());
      assertEquals(6 * (side - 1), game.colored().size());
      assertEquals(3 * (side - 1), game.colorCount());
    }
  }

  @Test
  void theStandardBoardHasSideLength7() {
    assertEquals(STANDARD, new IrisGameType().game(Options.none()));
    assertEquals(Options.none(), STANDARD.options());
    assertEquals(Options.of("n", "5"), Iris.game(5).options());
  }

  @Test
  void theTwinIsDiametricallyOpposite() {
    assertEquals(Cell.parse("m10"), STANDARD.twin(Cell.parse("a4")));
    assertEquals(Cell.parse("m13"), STANDARD.twin(Cell.parse("a1")));
    assertEquals(Cell.parse("g13"), STANDARD.twin(Cell.parse("g1")));
    assertEquals(Cell.parse("l6"), STANDARD.twin(Cell.parse("b8")));
    for (Cell cell : STANDARD.colored()) {
      assertEquals(OptionalInt.of(12), STANDARD.board().distance(cell, STANDARD.twin(cell)));
    }
  }

  @Test
  void colorsAreNumberedCounterclockwiseFromA1() {
    assertEquals(0, STANDARD.colorIndex(Cell.parse("a1")));
    assertEquals(1, STANDARD.colorIndex(Cell.parse("b1")));
    assertEquals(6, STANDARD.colorIndex(Cell.parse("g1")));
    assertEquals(12, STANDARD.colorIndex(Cell.parse("m7")));
    assertEquals(17, STANDARD.colorIndex(Cell.parse("m12")));
    assertEquals(17, STANDARD.colorIndex(Cell.parse("a2")));
    for (Cell cell : STANDARD.colored()) {
      assertEquals(STANDARD.colorIndex(cell), STANDARD.colorIndex(STANDARD.twin(cell)));
    }
  }

  @Test
  void grayCellsHaveNeitherTwinNorColor() {
    Cell gray = Cell.parse("g7");
    assertThrows(IllegalArgumentException.class, () -> STANDARD.twin(gray));
    assertThrows(IllegalArgumentException.class, () -> STANDARD.colorIndex(gray));
    assertThrows(IllegalArgumentException.class, () -> STANDARD.twin(Cell.parse("a8")));
  }

  // Play

  @Test
  void blackBegins() {
    assertEquals(Optional.of(Player.FIRST), STANDARD.start().toMove());
    assertEquals(Optional.of(Color.BLACK), STANDARD.start().sideToMove());
  }

  @Test
  void theOpeningIsOneStoneOnAGrayCell() {
    IrisPosition start = STANDARD.start();
    assertTrue(start.isOpening());
    assertEquals(91, start.legalMoveCount());
    IrisPosition next = start.play("g7");
    assertEquals(Optional.of(Player.SECOND), next.toMove());
    assertEquals(Optional.empty(), next.firstStone());
    assertFalse(next.isOpening());
    assertIllegal(IrisViolationCode.PASS_IN_THE_OPENING, start, IrisMove.pass());
    assertIllegal(IrisViolationCode.COLORED_CELL_IN_THE_OPENING, start, stone("a4"));
    assertIllegal(IrisViolationCode.COLORED_CELL_IN_THE_OPENING, start, pair("a4", "m10"));
  }

  @Test
  void aPairPlacesTwoStonesInOneMove() {
    IrisPosition position = after(STANDARD, "g7", "a4+m10");
    assertEquals('w', position.symbol(Cell.parse("a4")));
    assertEquals('w', position.symbol(Cell.parse("m10")));
    assertEquals(Optional.of(Player.FIRST), position.toMove());
    assertIllegal(IrisViolationCode.OCCUPIED, position, pair("m10", "a4"));
    assertIllegal(IrisViolationCode.OCCUPIED, position, stone("a4"));
    assertIllegal(IrisViolationCode.COLORED_CELL_WITHOUT_ITS_TWIN, position, stone("a5"));
    assertIllegal(IrisViolationCode.NOT_TWINS, position, pair("a5", "a6"));
    assertIllegal(IrisViolationCode.NOT_TWINS, position, pair("a5", "a5"));
    assertIllegal(IrisViolationCode.NOT_TWINS, position, pair("f6", "h8"));
    assertIllegal(IrisViolationCode.NOT_TWINS, position, pair("g7", "g7"));
  }

  @Test
  void theSecondGrayStoneIsAMoveOfTheSamePlayer() {
    IrisPosition position = after(STANDARD, "g7", "e5");
    assertEquals(Optional.of(Player.SECOND), position.toMove());
    assertEquals(Optional.of(Cell.parse("e5")), position.firstStone());
    assertEquals(Optional.of(Player.FIRST), position.play("e7").toMove());
    assertEquals(Optional.empty(), position.play("e7").firstStone());
  }

  @Test
  void theSecondGrayStoneIsNotAdjacentToTheFirst() {
    IrisPosition position = after(STANDARD, "g7", "e5");
    for (String cell : ImmutableList.of("e4", "e6", "d5", "f5", "f6", "d4")) {
      assertIllegal(IrisViolationCode.ADJACENT_TO_THE_FIRST_STONE, position, stone(cell));
    }
    assertEquals(91 - 2 - 6, position.nextCells().size());
    assertEquals(91 - 2 - 6, position.legalMoveCount());
    assertIllegal(IrisViolationCode.OCCUPIED, position, stone("e5"));
    assertIllegal(IrisViolationCode.OCCUPIED, position, stone("g7"));
  }

  @Test
  void aChosenCellLeadsToItsTwinAlone() {
    IrisPosition position = after(STANDARD, "g7");
    for (Cell cell : STANDARD.colored()) {
      assertEquals(STANDARD.board().setOf(STANDARD.twin(cell)), position.nextCells(cell));
    }
    assertTrue(position.nextCells(Cell.parse("e5")).isEmpty());
    assertEquals(127 - 1, position.nextCells().size());
  }

  @Test
  void aPassOrPairBetweenTheTwoStonesIsIllegal() {
    IrisPosition position = after(STANDARD, "g7", "e5");
    assertIllegal(IrisViolationCode.PASS_BETWEEN_THE_TWO_STONES, position, IrisMove.pass());
    assertIllegal(IrisViolationCode.COLORED_CELL_AS_SECOND_STONE, position, pair("a4", "m10"));
    assertIllegal(IrisViolationCode.COLORED_CELL_AS_SECOND_STONE, position, stone("a4"));
  }

  @Test
  void cellsOffTheBoardAreRefused() {
    IrisPosition position = after(STANDARD, "g7");
    assertIllegal(IrisViolationCode.OFF_BOARD, position, stone("a8"));
    assertIllegal(IrisViolationCode.OFF_BOARD, position, stone("zz702"));
    assertIllegal(IrisViolationCode.OFF_BOARD, position, pair("a1", "n14"));
    assertIllegal(IrisViolationCode.OFF_BOARD, position, pair("a8", "a1"));
    assertIllegal(IrisViolationCode.OFF_BOARD, position, pair("z1", "a2"));
  }

  @Test
  void theSecondStoneIsForfeitedIfNoCellIsLeft() {
    // The six cells around c3 are the other gray cells, so no cell is left that is not adjacent.
    IrisPosition position = after(Iris.game(3), "b2", "c3");
    assertEquals(Optional.empty(), position.firstStone());
    assertEquals(Optional.of(Player.FIRST), position.toMove());
    assertEquals(0, position.passes());
  }

  @Test
  void theBoardMayBecomeFullInTheMiddleOfATurn() {
    // All colored cells are occupied, and two adjacent gray cells, c3 and d4, are empty.
    IrisPosition position =
        after(Iris.game(3), "b2", "a1", "b1", "c1", "d2", "e3", "e4", "b3", "d3", "c2", "c4");
    assertEquals("[c3, d4]", position.empty().toString());
    IrisPosition forfeited = position.play("c3");
    assertEquals(Optional.empty(), forfeited.firstStone());
    assertFalse(forfeited.isOver());
    IrisPosition full = forfeited.play("d4");
    assertTrue(full.isOver());
    assertEquals(Optional.empty(), full.firstStone());
    assertEquals(IrisReason.BOARD_FULL, full.outcome().orElseThrow().reason());
  }

  @Test
  void twoConsecutivePassesEndTheGame() {
    IrisPosition position = after(STANDARD, "g7", "pass");
    assertEquals(1, position.passes());
    assertFalse(position.isOver());
    assertEquals(0, position.play("e5").passes());
    IrisPosition over = position.play("pass");
    assertTrue(over.isOver());
    assertEquals(Optional.empty(), over.toMove());
    assertEquals(IrisReason.TWO_PASSES, over.outcome().orElseThrow().reason());
    assertTrue(over.legalMoves().isEmpty());
    assertIllegal(IrisViolationCode.GAME_OVER, over, IrisMove.pass());
    assertIllegal(IrisViolationCode.GAME_OVER, over, stone("e5"));
    assertIllegal(IrisViolationCode.GAME_OVER, over, stone("a8"));
  }

  @Test
  void passesWithAMoveBetweenThemDoNotEndTheGame() {
    assertFalse(after(STANDARD, "g7", "pass", "a1", "pass").isOver());
    assertFalse(after(STANDARD, "g7", "a1", "pass", "b1", "pass").isOver());
  }

  @Test
  void the91ShortestGamesHaveThreeMoves() {
    int games = 0;
    for (IrisMove opening : STANDARD.start().legalMoves()) {
      IrisPosition position = STANDARD.start().play(opening);
      assertFalse(position.isOver());
      assertFalse(position.legalMoves().stream().anyMatch(m -> position.play(m).isOver()));
      games += position.play("pass").play("pass").isOver() ? 1 : 0;
    }
    assertEquals(91, games);
  }

  @Test
  void side7Has110DifferentMoves() {
    assertEquals(110, STANDARD.board().cells().stream().map(STANDARD::move).distinct().count() + 1);
    assertEquals(90 + 18 + 1, after(STANDARD, "g7").legalMoveCount());
  }

  // Score

  @Test
  void theScoreOfAGroupIsTheNumberOfItsColoredCells() {
    IrisPosition position = after(STANDARD, "g7", "a1", "pass", "b1", "pass", "b2", "e5");
    assertEquals(ImmutableList.of(2, 2, 0), position.scores(Color.WHITE));
    assertEquals(ImmutableList.of(0), position.scores(Color.BLACK));
    assertEquals(
        ImmutableList.of("[a1, b1, b2]", "[l13, m13]", "[e5]"),
        position.groups(Color.WHITE).stream().map(group -> group.cells().toString()).toList());
  }

  @Test
  void theFirstDifferenceDecidesTheGame() {
    IrisPosition position = after(STANDARD, "g7", "a4", "a5", "a3", "pass", "pass");
    IrisScore score = position.score();
    assertEquals(ImmutableList.of(1, 1, 0), score.black());
    assertEquals(ImmutableList.of(2, 2), score.white());
    assertEquals(-1, score.difference());
    assertEquals(Optional.of(Player.SECOND), position.outcome().orElseThrow().winner());
    assertEquals(Optional.of(score), position.outcome().orElseThrow().score());
  }

  @Test
  void aGameThatEndsWithPassesMayBeADraw() {
    assertTrue(after(STANDARD, "g7", "pass", "pass").outcome().orElseThrow().winner().isEmpty());
    IrisPosition position = after(STANDARD, "g7", "a4+m10", "a5+m9", "pass", "pass");
    assertEquals(ImmutableList.of(1, 1, 0), position.scores(Color.BLACK));
    assertEquals(ImmutableList.of(1, 1), position.scores(Color.WHITE));
    assertTrue(position.outcome().orElseThrow().winner().isEmpty());
  }

  // Values

  @Test
  void groupsHaveCellsAndAScore() {
    IrisPosition position = after(STANDARD, "g7", "a4", "pass", "a5");
    List<IrisGroup> groups = position.groups(Color.WHITE);
    assertEquals(2, groups.size());
    assertEquals("[a4, a5]", groups.get(0).cells().toString());
    assertEquals(2, groups.get(0).score());
    assertEquals(Color.WHITE, groups.get(0).color());
    assertEquals("[m9, m10]", groups.get(1).cells().toString());
  }

  @Test
  void componentsAreTheGroupsOfBothColorsInTheOrderOfTheirFirstCells() {
    IrisPosition position = after(STANDARD, "g7", "a4", "pass", "a5");
    assertEquals(
        ImmutableList.of("[a4, a5] WHITE", "[g7] BLACK", "[m9, m10] WHITE"),
        position.components().stream()
            .map(group -> group.cells() + " " + group.owner().orElseThrow())
            .toList());
  }

  @Test
  void aPositionListsItsStones() {
    IrisPosition position = after(STANDARD, "g7", "a4");
    assertEquals(Optional.of(Color.BLACK), position.occupant(Cell.parse("g7")));
    assertEquals(Optional.of(Color.WHITE), position.occupant(Cell.parse("m10")));
    assertEquals(Optional.empty(), position.occupant(Cell.parse("a1")));
    assertThrows(IllegalArgumentException.class, () -> position.occupant(Cell.parse("a8")));
  }

  @Test
  void theOrderOfMovesDoesNotMatterForEquality() {
    IrisPosition one = after(STANDARD, "g7", "a1", "c5", "e5", "b1");
    IrisPosition other = after(STANDARD, "g7", "b1", "e5", "c5", "a1");
    assertEquals(one, other);
    assertEquals(one.hash(), other.hash());
  }

  @Test
  void thePlayerWhoEndedTheGameDoesNotMatterForEquality() {
    IrisGame small = Iris.game(2);
    IrisPosition one = after(small, "b2", "a1", "b1", "a2");
    IrisPosition other = after(small, "b2", "a1", "pass", "a2", "b1");
    assertTrue(one.isOver() && other.isOver());
    assertEquals(one, other);
    assertEquals(one.hash(), other.hash());
  }

  @Test
  void movesHaveCells() {
    assertEquals(ImmutableList.of(Cell.parse("g7")), stone("g7").cells());
    assertEquals(ImmutableList.of(Cell.parse("a4"), Cell.parse("m10")), pair("m10", "a4").cells());
    assertEquals(ImmutableList.of(), IrisMove.pass().cells());
    assertEquals(pair("a4", "m10"), STANDARD.move(Cell.parse("m10")));
    assertEquals(stone("g7"), STANDARD.move(Cell.parse("g7")));
    assertThrows(IllegalArgumentException.class, () -> STANDARD.move(Cell.parse("a8")));
  }

  @Test
  void legalMovesAreListedByTheLowerCellAndThePassLast() {
    assertEquals("[a1+c3, b1+b3, a2+c2, pass]", after(Iris.game(2), "b2").legalMoves().toString());
    IrisPosition position = after(STANDARD, "g7", "a4", "h7");
    assertEquals(ImmutableList.copyOf(position.legalMoves()), position.legalMoves());
    assertThrows(IndexOutOfBoundsException.class, () -> position.legalMoves().get(-1));
    assertThrows(
        IndexOutOfBoundsException.class,
        () -> position.legalMoves().get(position.legalMoveCount()));
    Iterator<IrisMove> moves = position.legalMoves().iterator();
    for (int i = 0; i < position.legalMoveCount(); i++) {
      assertEquals(position.legalMoves().get(i), moves.next());
    }
    assertFalse(moves.hasNext());
    assertThrows(NoSuchElementException.class, moves::next);
  }

  @Test
  void positionsOfDifferentGamesAreUnequal() {
    assertNotEquals(Iris.game(3).start(), STANDARD.start());
    assertNotEquals(after(STANDARD, "g7", "e5"), after(STANDARD, "e5", "g7"));
    assertNotEquals(after(STANDARD, "g7"), after(STANDARD, "g7", "pass"));
    assertNotEquals(after(STANDARD, "g7", "pass"), after(STANDARD, "g7", "pass", "pass"));
  }

  @Test
  void sideLengthsOutOfRangeAreRefused() {
    assertThrows(IllegalArgumentException.class, () -> Iris.game(1));
    assertThrows(IllegalArgumentException.class, () -> Iris.game(14));
    for (String bad : ImmutableList.of("1", "14", "-3", "seven", "", "+7", "7.0")) {
      assertThrows(OptionException.class, () -> new IrisGameType().game(Options.of("n", bad)), bad);
    }
    assertThrows(OptionException.class, () -> new IrisGameType().game(Options.of("side", "7")));
  }

  @Test
  void toStringDescribesTheObject() {
    assertEquals("Iris", STANDARD.toString());
    assertEquals("Iris n=5", Iris.game(5).toString());
    assertEquals("Iris", new IrisGameType().title());
    assertEquals("sixth turn", STANDARD.symmetries().get(1).toString());
    assertTrue(after(STANDARD, "g7").diagram().contains("  7  . . . . . . b . . . . . .\n"));
  }
}
