package io.github.boardrules.core.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.Ordering;
import io.github.boardrules.core.conformance.Choices;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/** Properties of all boards, compared with coordinates and a naive flood fill. */
class BoardProperties {

  @Provide
  Arbitrary<Board> boards() {
    return Boards.any();
  }

  @Property
  void cellsAreNumberedRankByRank(@ForAll("boards") Board board) {
    assertEquals(board.size(), board.cells().size());
    assertTrue(Ordering.natural().isStrictlyOrdered(board.cells()));
    for (int index = 0; index < board.size(); index++) {
      assertEquals(index, board.index(board.cell(index)));
      assertSame(board.cell(index), board.cells().get(index));
    }
    int found = 0;
    for (int x : Boards.coordinates(board).toArray()) {
      for (int y : Boards.coordinates(board).toArray()) {
        Optional<Cell> cell = board.at(x, y);
        if (cell.isPresent()) {
          found++;
          assertEquals(new Cell(x, y), cell.get());
          assertTrue(board.contains(cell.get()));
        } else if (x >= 0 && y >= 0) {
          assertFalse(board.contains(new Cell(x, y)));
          assertThrows(IllegalArgumentException.class, () -> board.index(new Cell(x, y)));
        }
      }
    }
    assertEquals(board.size(), found);
  }

  @Property
  void neighborsShareAnEdge(@ForAll("boards") Board board, @ForAll Choices choices) {
    Cell cell = Boards.anyCell(board, choices);
    assertEquals(Boards.neighbors(board, cell), board.neighbors(cell));
    for (Cell neighbor : board.neighbors(cell)) {
      assertTrue(board.neighbors(neighbor).contains(cell));
    }
  }

  @Property
  void distanceIsTheMinimumNumberOfSteps(@ForAll("boards") Board board, @ForAll Choices choices) {
    Cell from = Boards.anyCell(board, choices);
    int[] distances = Boards.distances(board, from);
    for (Cell to : board.cells()) {
      int expected = distances[board.index(to)];
      assertEquals(
          expected < 0 ? OptionalInt.empty() : OptionalInt.of(expected), board.distance(from, to));
    }
  }

  @Property
  void componentsAreFoundByFloodFill(@ForAll("boards") Board board, @ForAll Choices choices) {
    Set<Cell> cells = Boards.someCells(board, choices);
    CellSet set = board.setOf(cells);
    List<CellSet> components = set.components();
    Set<Cell> together = new HashSet<>();
    for (CellSet component : components) {
      Cell first = component.first();
      assertEquals(Boards.component(board, cells, first), component);
      assertEquals(component, set.component(first));
      assertTrue(together.addAll(component));
    }
    assertEquals(cells, together);
    assertEquals(cells.size(), components.stream().mapToInt(Set::size).sum());
    assertTrue(Ordering.natural().onResultOf(CellSet::first).isStrictlyOrdered(components));
    for (Cell other : set.complement()) {
      assertThrows(IllegalArgumentException.class, () -> set.component(other));
    }
  }

  @Property
  void cellsOfTheEdgeLackANeighbor(@ForAll("boards") Board board) {
    int most = board instanceof HexBoard ? 6 : 4;
    for (Cell cell : board.cells()) {
      assertEquals(board.neighbors(cell).size() < most, board.edge().contains(cell));
    }
  }

  @Property
  void cellsOfOtherBoardsAreRefused(@ForAll("boards") Board board) {
    Cell outside = new Cell(0, board.height());
    Cell inside = board.cell(0);
    assertThrows(IllegalArgumentException.class, () -> board.neighbors(outside));
    assertThrows(IllegalArgumentException.class, () -> board.distance(outside, inside));
    assertThrows(IllegalArgumentException.class, () -> board.distance(inside, outside));
    assertThrows(IllegalArgumentException.class, () -> board.center(outside));
    assertThrows(IllegalArgumentException.class, () -> board.outline(outside));
  }

  @Property
  void centersOfNeighborsAreOneUnitApart(@ForAll("boards") Board board, @ForAll Choices choices) {
    Cell cell = Boards.anyCell(board, choices);
    for (Cell other : board.cells()) {
      double distance = Geometry.distance(board.center(cell), board.center(other));
      if (board.neighbors(cell).contains(other)) {
        assertEquals(1, distance, 1e-9);
      } else if (!cell.equals(other)) {
        assertTrue(distance > 1.4);
      }
    }
  }

  @Property
  void neighborsHaveTwoCornersInCommon(@ForAll("boards") Board board, @ForAll Choices choices) {
    Cell cell = Boards.anyCell(board, choices);
    assertEquals(
        0, Geometry.distance(board.center(cell), Geometry.mean(board.outline(cell))), 1e-9);
    assertEquals(
        board instanceof HexBoard ? Math.sqrt(0.75) : 1, Geometry.area(board.outline(cell)), 1e-9);
    for (Cell neighbor : board.neighbors(cell)) {
      assertEquals(2, Geometry.shared(board.outline(cell), board.outline(neighbor)));
    }
  }

  @Property
  void boardsAreValues(
      @ForAll @IntRange(max = Boards.LAST) int one,
      @ForAll @IntRange(max = Boards.LAST) int other) {
    Board board = Boards.ALL.get(one);
    Board again = Boards.again(board);
    assertEquals(board, again);
    assertEquals(board.hashCode(), again.hashCode());
    assertEquals(board.toString(), again.toString());
    Board second = Boards.ALL.get(other);
    assertEquals(one == other, board.equals(second));
    assertEquals(one == other, board.toString().equals(second.toString()));
  }

  @Example
  void differentBoardsAndSymmetriesHaveDifferentHashCodes() {
    Set<Integer> squares = new HashSet<>();
    for (int width = 1; width <= 26; width++) {
      for (int height = 1; height <= 26; height++) {
        squares.add(SquareBoard.of(width, height).hashCode());
      }
    }
    assertEquals(26 * 26, squares.size());
    Set<Integer> hexagons = new HashSet<>();
    for (int side = 1; side <= 13; side++) {
      hexagons.add(HexBoard.of(side).hashCode());
    }
    assertEquals(13, hexagons.size());
    for (Board board : List.of(SquareBoard.of(8, 8), HexBoard.of(7))) {
      List<Symmetry> symmetries = board.symmetries();
      assertEquals(
          symmetries.size(), symmetries.stream().mapToInt(Symmetry::hashCode).distinct().count());
    }
  }
}
