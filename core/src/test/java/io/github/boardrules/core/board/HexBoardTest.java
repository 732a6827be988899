package io.github.boardrules.core.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HexBoardTest {
  private static final HexBoard STANDARD = HexBoard.of(7);

  private static List<Cell> cells(String names) {
    List<Cell> cells = new ArrayList<>();
    for (String name : names.split(" ", -1)) {
      cells.add(Cell.parse(name));
    }
    return cells;
  }

  @Test
  void theBoardOfSide7HasItsCells() {
    assertEquals(127, STANDARD.size());
    assertEquals(13, STANDARD.width());
    assertEquals(13, STANDARD.height());
    assertEquals(7, STANDARD.side());
    assertEquals(Cell.parse("a1"), STANDARD.cell(0));
    assertEquals(Cell.parse("g7"), STANDARD.middle());
    assertEquals(
        ImmutableSet.copyOf(cells("f7 h7 g6 g8 h8 f6")), STANDARD.neighbors(Cell.parse("g7")));
    assertEquals(36, STANDARD.edge().size());
  }

  @Test
  void theSizeFollowsFromTheSideLength() {
    for (int side = 1; side <= HexBoard.MAX_SIDE; side++) {
      HexBoard board = HexBoard.of(side);
      assertEquals(3 * side * (side - 1) + 1, board.size());
      assertEquals(side == 1 ? 1 : 6 * (side - 1), board.edge().size());
      for (Cell cell : board.cells()) {
        assertEquals(
            board.distance(board.middle(), cell).orElseThrow() == side - 1,
            board.edge().contains(cell));
      }
    }
    assertThrows(IllegalArgumentException.class, () -> HexBoard.of(0));
    assertThrows(IllegalArgumentException.class, () -> HexBoard.of(HexBoard.MAX_SIDE + 1));
  }

  @Test
  void raysEndAtTheEdge() {
    assertEquals(
        cells("g8 g9 g10 g11 g12 g13"), STANDARD.ray(Cell.parse("g7"), HexDirection.NORTH_WEST));
    assertEquals(
        cells("h8 i9 j10 k11 l12 m13"), STANDARD.ray(Cell.parse("g7"), HexDirection.NORTH_EAST));
    assertEquals(cells("h7 i7 j7 k7 l7 m7"), STANDARD.ray(Cell.parse("g7"), HexDirection.EAST));
    assertEquals(List.of(), STANDARD.ray(Cell.parse("a1"), HexDirection.WEST));
    assertThrows(
        IllegalArgumentException.class, () -> STANDARD.ray(Cell.parse("a8"), HexDirection.EAST));
    for (HexDirection direction : HexDirection.values()) {
      assertEquals(-direction.dx(), direction.opposite().dx());
      assertEquals(-direction.dy(), direction.opposite().dy());
    }
  }

  @Test
  void directionsAreListedClockwise() {
    PlanePoint middle = STANDARD.center(STANDARD.middle());
    double expected = 60;
    for (HexDirection direction : HexDirection.values()) {
      PlanePoint next = STANDARD.center(STANDARD.step(STANDARD.middle(), direction).orElseThrow());
      double angle = Math.toDegrees(Math.atan2(next.y() - middle.y(), next.x() - middle.x()));
      assertEquals(0, Math.IEEEremainder(angle - expected, 360), 1e-9, direction.name());
      expected -= 60;
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 7})
  void raysAndDirectionsFollowTheSteps(int side) {
    HexBoard board = HexBoard.of(side);
    for (Cell cell : board.cells()) {
      for (HexDirection direction : HexDirection.values()) {
        Optional<Cell> next = board.step(cell, direction);
        assertEquals(board.at(cell.x() + direction.dx(), cell.y() + direction.dy()), next);
        List<Cell> ray = board.ray(cell, direction);
        assertEquals(next, ray.stream().findFirst());
        next.ifPresent(n -> assertEquals(ray.subList(1, ray.size()), board.ray(n, direction)));
        for (Cell other : ray) {
          assertEquals(Optional.of(direction), board.direction(cell, other));
          assertEquals(Optional.of(direction.opposite()), board.direction(other, cell));
        }
      }
    }
  }

  @Test
  void onlyCellsOnACommonLineHaveADirection() {
    for (Cell from : STANDARD.cells()) {
      for (Cell to : STANDARD.cells()) {
        boolean onALine =
            from.x() == to.x() || from.y() == to.y() || from.x() - from.y() == to.x() - to.y();
        assertEquals(onALine && !from.equals(to), STANDARD.direction(from, to).isPresent());
      }
    }
    assertThrows(
        IllegalArgumentException.class,
        () -> STANDARD.direction(Cell.parse("a1"), Cell.parse("a8")));
  }

  @Test
  void thePerimeterIsListedCounterclockwise() {
    assertEquals(cells("a1 b1 c1 d2 e3 e4 e5 d5 c5 b4 a3 a2"), HexBoard.of(3).perimeter());
    assertEquals(cells("a1"), HexBoard.of(1).perimeter());
    for (int side = 2; side <= HexBoard.MAX_SIDE; side++) {
      HexBoard board = HexBoard.of(side);
      List<Cell> perimeter = board.perimeter();
      assertEquals(board.edge(), ImmutableSet.copyOf(perimeter));
      assertEquals(6 * (side - 1), perimeter.size());
      for (int i = 0; i < perimeter.size(); i++) {
        Cell next = perimeter.get((i + 1) % perimeter.size());
        assertEquals(OptionalInt.of(1), board.distance(perimeter.get(i), next));
        assertEquals(
            board.opposite(perimeter.get(i)),
            perimeter.get((i + perimeter.size() / 2) % perimeter.size()));
      }
      assertTrue(Geometry.area(perimeter.stream().map(board::center).toList()) > 0);
    }
  }

  @Test
  void oppositeCellsAreSymmetricToTheCenter() {
    assertEquals(Cell.parse("m10"), STANDARD.opposite(Cell.parse("a4")));
    assertEquals(Cell.parse("g7"), STANDARD.opposite(Cell.parse("g7")));
    for (Cell cell : STANDARD.cells()) {
      assertEquals(new Cell(12 - cell.x(), 12 - cell.y()), STANDARD.opposite(cell));
    }
  }

  @Test
  void centersAndCornersWithPointyTops() {
    PlanePoint center = STANDARD.center(Cell.parse("c4"));
    assertEquals(2 - 3 / 2.0, center.x(), 1e-12);
    assertEquals(3 * Math.sqrt(3) / 2, center.y(), 1e-12);
    List<PlanePoint> outline = STANDARD.outline(Cell.parse("a1"));
    assertEquals(0, outline.get(0).x(), 1e-12);
    assertEquals(-1 / Math.sqrt(3), outline.get(0).y(), 1e-12);
  }

  @Test
  void toStringNamesTheBoard() {
    assertEquals("hexagonal board of side 7", STANDARD.toString());
  }

  @Test
  void theNeighborsOfACorner() {
    HexBoard board = HexBoard.of(2);
    assertEquals(
        board.setOf(Cell.parse("b1"), Cell.parse("a2"), Cell.parse("b2")),
        board.neighbors(Cell.parse("a1")));
    assertEquals(6, board.neighbors(board.middle()).size());
  }

  @Test
  void sidesGoAroundTheBoard() {
    HexBoard board = HexBoard.of(3);
    assertEquals(
        "[[a1, b1, c1], [c1, d2, e3], [e3, e4, e5], [e5, d5, c5], [c5, b4, a3], [a3, a2, a1]]",
        board.sides().toString());
    assertEquals("[[a1], [a1], [a1], [a1], [a1], [a1]]", HexBoard.of(1).sides().toString());
  }

  @Test
  void otherShapesHaveTheirCells() {
    assertEquals(cells("a1 b1 c1 b2 c2 c3"), HexBoard.triangle(3).cells());
    assertEquals(cells("a1 b1 a2 b2 a3 b3"), HexBoard.parallelogram(2, 3).cells());
    assertEquals(HexBoard.parallelogram(4, 4), HexBoard.rhombus(4));
    assertEquals(11, HexBoard.rhombus(11).side());
    assertEquals(9, HexBoard.triangle(9).side());
    for (int bad : new int[] {0, -1, HexBoard.MAX_LENGTH + 1}) {
      String message =
          assertThrows(IllegalArgumentException.class, () -> HexBoard.rhombus(bad)).getMessage();
      assertEquals("side must be 1 to 26, but is " + bad, message);
      assertThrows(IllegalArgumentException.class, () -> HexBoard.triangle(bad));
      assertThrows(IllegalArgumentException.class, () -> HexBoard.parallelogram(bad, 3));
      assertThrows(IllegalArgumentException.class, () -> HexBoard.parallelogram(3, bad));
    }
  }

  @Test
  void aBoardMustKeepACell() {
    HexBoard board = HexBoard.triangle(2);
    assertSame(board, board.without());
    HexBoard one = board.without(Cell.parse("a1"), Cell.parse("b1"));
    assertEquals(cells("b2"), one.cells());
    assertEquals(cells("a1 b1"), List.copyOf(one.missing()));
    assertThrows(IllegalArgumentException.class, () -> board.without(board.cells()));
    assertThrows(IllegalArgumentException.class, () -> one.without(Cell.parse("a1")));
    assertThrows(IllegalArgumentException.class, () -> one.without(Cell.parse("a2")));
  }

  @Test
  void oppositeCellsOfOtherShapes() {
    HexBoard rhombus = HexBoard.rhombus(5).without(Cell.parse("b2"));
    assertEquals(Cell.parse("c3"), rhombus.middle());
    assertEquals(Cell.parse("a5"), rhombus.opposite(Cell.parse("e1")));
    assertThrows(IllegalArgumentException.class, () -> rhombus.opposite(Cell.parse("d4")));
    assertThrows(IllegalArgumentException.class, () -> rhombus.opposite(Cell.parse("b2")));
    List<Executable> unanswered =
        List.of(
            () -> HexBoard.triangle(3).opposite(Cell.parse("a1")),
            () -> HexBoard.triangle(3).middle(),
            () -> HexBoard.rhombus(4).middle(),
            () -> HexBoard.parallelogram(3, 4).middle(),
            () -> HexBoard.rhombus(3).without(Cell.parse("b2")).middle());
    unanswered.forEach(question -> assertThrows(IllegalStateException.class, question));
  }

  @Test
  void toStringNamesTheShapeAndTheMissingCells() {
    assertEquals("hexagonal rhombus of side 11", HexBoard.rhombus(11).toString());
    assertEquals("4×7 hexagonal parallelogram", HexBoard.parallelogram(4, 7).toString());
    assertEquals(
        "hexagonal triangle of side 5 without c1, b2",
        HexBoard.triangle(5).without(Cell.parse("b2"), Cell.parse("c1")).toString());
  }
}
