package io.github.boardrules.iris;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.Color;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.HexBoard;
import io.github.boardrules.core.board.HexDirection;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The engine on boards of every size: bitboards of up to 127 cells have two words, larger ones up
 * to eight.
 */
@Tag("proof")
class IrisEverySizeTest {

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13})
  void allListsOfMovesAgree(int side) {
    for (IrisPosition position : game(side, 7)) {
      List<IrisMove> legal = position.legalMoves();
      List<IrisMove> expected = new ArrayList<>();
      for (Cell cell : position.board().cells()) {
        IrisMove move = position.game().move(cell);
        if (!expected.contains(move) && position.isLegal(move)) {
          expected.add(move);
        }
      }
      if (position.isLegal(IrisMove.pass())) {
        expected.add(IrisMove.pass());
      }
      assertEquals(expected, List.copyOf(legal), position.text());
      assertEquals(expected.size(), legal.size());
      assertEquals(expected.size(), position.legalMoveCount());
      for (int i = 0; i < expected.size(); i++) {
        assertEquals(expected.get(i), legal.get(i));
      }
      assertThrows(IndexOutOfBoundsException.class, () -> legal.get(-1));
      assertThrows(IndexOutOfBoundsException.class, () -> legal.get(expected.size()));
    }
  }

  /** Includes cells far off the board. */
  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13})
  void noMoveIsLegalOffTheBoard(int side) {
    IrisPosition start = Iris.game(side).start();
    IrisPosition later = start.play(start.legalMoves().get(0)).play("pass");
    for (int x = 0; x < 70; x++) {
      for (int y = 0; y < 70; y++) {
        Cell cell = new Cell(x, y);
        if (!start.board().contains(cell)) {
          IrisMove stone = IrisMove.stone(cell);
          IrisMove pair = IrisMove.pair(cell, new Cell(0, 0));
          for (IrisPosition position : List.of(start, later)) {
            assertFalse(position.isLegal(stone) || position.isLegal(pair), cell.toString());
            assertTrue(
                position.violation(stone).isPresent() && position.violation(pair).isPresent());
          }
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13})
  void aPlayedPositionEqualsThePositionParsedFromItsText(int side) {
    for (IrisPosition position : game(side, 3)) {
      IrisPosition read = Iris.game(side).parsePosition(position.text());
      assertEquals(read, position);
      assertEquals(read.hash(), position.hash(), position.text());
      assertEquals(read.legalMoves(), position.legalMoves());
      assertEquals(read.firstStone(), position.firstStone());
      assertEquals(read.empty(), position.empty());
      for (Color color : Color.values()) {
        assertEquals(read.stones(color), position.stones(color), position.text());
      }
    }
  }

  /** Flood fill computes the groups, labeling the scores. */
  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13})
  void scoresAgreeWithTheGroups(int side) {
    for (int seed = 0; seed < 5; seed++) {
      List<IrisPosition> game = game(side, seed);
      for (int ply = game.size() - 1; ply >= 0; ply -= 1 + game.size() / 10) {
        IrisPosition position = game.get(ply);
        for (Color color : Color.values()) {
          assertEquals(
              position.groups(color).stream().map(IrisGroup::score).toList(),
              position.scores(color),
              position.text());
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13})
  void everyTurnStateHasItsOwnKey(int side) {
    MoveTables tables = Iris.game(side).tables;
    Set<Long> keys = new HashSet<>();
    for (IrisMove placement : tables.placements) {
      keys.add(tables.second(placement.number).key);
    }
    keys.add(tables.ordinary.key);
    keys.add(tables.afterPass.key);
    keys.add(tables.full.key);
    keys.add(tables.bothPassed.key);
    assertEquals(tables.placements.size() + 4, keys.size());
  }

  /** Only the empty board is an opening. */
  @ParameterizedTest
  @ValueSource(ints = {2, 7, 13})
  void onlyTheEmptyBoardIsAnOpening(int side) {
    IrisPosition start = Iris.game(side).start();
    assertTrue(start.isOpening());
    IrisPosition next = start.playUnchecked(start.legalMoves().get(0));
    assertFalse(next.isOpening());
    assertFalse(next.equals(start));
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13})
  void onlyNeighborsAreOneStepAwayInThePaddedGrid(int side) {
    HexBoard board = HexBoard.of(side);
    PaddedGrid grid = Iris.game(side).tables.grid;
    int[] steps = {1, grid.width, grid.width + 1};
    HexDirection[] directions = {
      HexDirection.EAST, HexDirection.NORTH_WEST, HexDirection.NORTH_EAST
    };
    for (Cell cell : board.cells()) {
      int place = place(grid, board, cell);
      for (int i = 0; i < steps.length; i++) {
        int next = place + steps[i];
        assertEquals(
            board.step(cell, directions[i]),
            board.cells().stream().filter(c -> place(grid, board, c) == next).findFirst());
      }
    }
  }

  private static int place(PaddedGrid grid, HexBoard board, Cell cell) {
    long[] cells = new long[Math.max(2, (board.size() >> 6) + 1)];
    MoveTables.set(cells, board.index(cell));
    long[] bits = grid.of(cells);
    int place = -1;
    for (int word = 0; word < bits.length; word++) {
      if (bits[word] != 0) {
        assertEquals(-1, place);
        assertEquals(1, Long.bitCount(bits[word]));
        place = 64 * word + Long.numberOfTrailingZeros(bits[word]);
      }
    }
    assertTrue(place >= 64);
    return place;
  }

  /** The positions of a random game with few passes. */
  private static List<IrisPosition> game(int side, int seed) {
    Random random = new Random(seed);
    List<IrisPosition> positions = new ArrayList<>();
    IrisPosition position = Iris.game(side).start();
    positions.add(position);
    while (!position.isOver()) {
      List<IrisMove> legal = position.legalMoves();
      IrisMove move = legal.get(random.nextInt(legal.size()));
      if (move.equals(IrisMove.pass()) && random.nextInt(5) > 0) {
        continue;
      }
      position = position.playUnchecked(move);
      positions.add(position);
    }
    return positions;
  }
}
