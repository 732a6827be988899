package io.github.boardrules.core.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.boardrules.core.board.SquareBoard.Neighborhood;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SquareBoardTest {
  private static final SquareBoard CHESS = SquareBoard.of(8, 8);

  private static List<Cell> cells(String names) {
    List<Cell> cells = new ArrayList<>();
    for (String name : names.split(" ", -1)) {
      cells.add(Cell.parse(name));
    }
    return cells;
  }

  @Test
  void aBoardHasWidthTimesHeightCells() {
    assertEquals(64, CHESS.size());
    assertEquals(15, SquareBoard.of(5, 3).size());
    for (int bad : new int[] {0, -1, SquareBoard.MAX_SIDE + 1}) {
      assertThrows(IllegalArgumentException.class, () -> SquareBoard.of(bad, 3));
      assertThrows(IllegalArgumentException.class, () -> SquareBoard.of(3, bad));
    }
    assertNotEquals(SquareBoard.of(3, 4), SquareBoard.of(4, 3));
  }

  @Test
  void theBoardsOfRecentSizesAreShared() {
    List<SquareBoard> squares = new ArrayList<>();
    for (int side = 1; side <= SquareBoard.MAX_SIDE; side++) {
      squares.add(SquareBoard.of(side, side));
    }
    squares.forEach(board -> assertSame(board, SquareBoard.of(board.width(), board.height())));
    for (int width = 1; width <= SquareBoard.MAX_SIDE; width++) {
      for (int height = 1; height <= SquareBoard.MAX_SIDE; height++) {
        SquareBoard board = SquareBoard.of(width, height);
        assertEquals(width, board.width());
        assertEquals(height, board.height());
        assertSame(board, board.without(ImmutableList.of()));
      }
    }
  }

  @Test
  void neighborsDependOnTheNeighborhood() {
    Cell cell = Cell.parse("b2");
    assertEquals(
        ImmutableSet.copyOf(cells("b1 a2 c2 b3")), CHESS.neighbors(cell, Neighborhood.ORTHOGONAL));
    assertEquals(
        ImmutableSet.copyOf(cells("a1 c1 a3 c3")), CHESS.neighbors(cell, Neighborhood.DIAGONAL));
    assertEquals(
        ImmutableSet.copyOf(cells("a1 b1 c1 a2 c2 a3 b3 c3")),
        CHESS.neighbors(cell, Neighborhood.KING));
    assertEquals(
        ImmutableSet.copyOf(cells("b1 a2 b2")),
        CHESS.neighbors(Cell.parse("a1"), Neighborhood.KING));
  }

  @Test
  void componentsDependOnTheNeighborhood() {
    CellSet cells = CHESS.setOf(cells("a1 b2 c2 c4"));
    assertEquals(3, cells.components().size());
    assertEquals(2, CHESS.components(cells, Neighborhood.KING).size());
    assertEquals(3, CHESS.components(cells, Neighborhood.DIAGONAL).size());
    assertEquals(
        ImmutableSet.copyOf(cells("a1 b2 c2")), CHESS.components(cells, Neighborhood.KING).get(0));
    CellSet others = SquareBoard.of(8, 7).all();
    for (Neighborhood neighborhood : Neighborhood.values()) {
      assertThrows(IllegalArgumentException.class, () -> CHESS.components(others, neighborhood));
    }
  }

  @Test
  void directionsAreListedClockwiseFromTheTop() {
    double expected = 90;
    for (SquareDirection direction : SquareDirection.values()) {
      double angle = Math.toDegrees(Math.atan2(direction.dy(), direction.dx()));
      assertEquals(0, Math.IEEEremainder(angle - expected, 360), 1e-9, direction.name());
      assertEquals(-direction.dx(), direction.opposite().dx());
      assertEquals(-direction.dy(), direction.opposite().dy());
      assertEquals(direction.axis(), direction.opposite().axis());
      expected -= 45;
    }
  }

  @ParameterizedTest
  @CsvSource({"1,1", "1,6", "5,3", "8,8", "3,9"})
  void raysAndDirectionsFollowTheSteps(int width, int height) {
    SquareBoard board = SquareBoard.of(width, height);
    for (Cell cell : board.cells()) {
      Set<Cell> seen = new HashSet<>();
      for (SquareDirection direction : SquareDirection.values()) {
        Optional<Cell> next = board.step(cell, direction);
        assertEquals(board.at(cell.x() + direction.dx(), cell.y() + direction.dy()), next);
        ImmutableList<Cell> ray = board.ray(cell, direction);
        assertEquals(next, ray.stream().findFirst());
        next.ifPresent(n -> assertEquals(ray.subList(1, ray.size()), board.ray(n, direction)));
        for (Cell other : ray) {
          assertEquals(Optional.of(direction), board.direction(cell, other));
          assertTrue(seen.add(other));
        }
      }
      for (Cell other : board.cells()) {
        assertEquals(seen.contains(other), board.direction(cell, other).isPresent());
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"1,1", "1,6", "5,3", "8,8", "3,9"})
  void linesHaveOneCoordinateInCommon(int width, int height) {
    SquareBoard board = SquareBoard.of(width, height);
    checkLines(board, SquareAxis.FILE, Cell::x, Comparator.naturalOrder());
    checkLines(board, SquareAxis.RANK, Cell::y, Comparator.naturalOrder());
    checkLines(
        board, SquareAxis.RISING_DIAGONAL, cell -> cell.x() - cell.y(), Comparator.naturalOrder());
    checkLines(
        board,
        SquareAxis.FALLING_DIAGONAL,
        cell -> cell.x() + cell.y(),
        Comparator.comparingInt(Cell::x));
  }

  private static void checkLines(
      SquareBoard board, SquareAxis axis, ToIntFunction<Cell> coordinate, Comparator<Cell> order) {
    Set<List<Cell>> expected =
        board.cells().stream()
            .sorted(order)
            .collect(Collectors.groupingBy(coordinate::applyAsInt))
            .values()
            .stream()
            .collect(Collectors.toSet());
    ImmutableList<ImmutableList<Cell>> lines = board.lines(axis);
    assertEquals(expected, new HashSet<>(lines));
    assertEquals(expected.size(), lines.size());
    for (ImmutableList<Cell> line : lines) {
      for (Cell cell : line) {
        assertEquals(line, board.line(cell, axis));
      }
    }
  }

  @Test
  void cellsOfOtherBoardsAreRefused() {
    Cell outside = Cell.parse("i1");
    assertThrows(IllegalArgumentException.class, () -> CHESS.step(outside, SquareDirection.NORTH));
    assertThrows(IllegalArgumentException.class, () -> CHESS.ray(outside, SquareDirection.WEST));
    assertThrows(IllegalArgumentException.class, () -> CHESS.line(outside, SquareAxis.FILE));
    assertThrows(IllegalArgumentException.class, () -> CHESS.direction(outside, Cell.parse("a1")));
    assertThrows(IllegalArgumentException.class, () -> CHESS.direction(Cell.parse("a1"), outside));
  }

  @Test
  void transpositionsSwapWidthAndHeight() {
    SquareBoard board = SquareBoard.of(5, 3);
    for (Symmetry symmetry : board.transpositions()) {
      assertEquals(SquareBoard.of(3, 5), symmetry.target());
    }
    SquareBoard ring = SquareBoard.of(3, 3).without(Cell.parse("b2"));
    ring.transpositions().forEach(symmetry -> assertSame(ring, symmetry.target()));
    SquareBoard notched = SquareBoard.of(3, 3).without(Cell.parse("c1"), Cell.parse("b2"));
    assertEquals(
        SquareBoard.of(3, 3).without(Cell.parse("a3"), Cell.parse("b2")),
        notched.transpositions().get(0).target());
    assertEquals(
        cells("b4 b4 b2 b2"),
        board.transpositions().stream().map(s -> s.apply(Cell.parse("d2"))).toList());
  }

  @Test
  void centersAndCornersAreSquares() {
    assertEquals(new PlanePoint(2, 4), CHESS.center(Cell.parse("c5")));
    assertEquals(
        List.of(
            new PlanePoint(-0.5, -0.5),
            new PlanePoint(0.5, -0.5),
            new PlanePoint(0.5, 0.5),
            new PlanePoint(-0.5, 0.5)),
        CHESS.outline(Cell.parse("a1")));
  }

  @Test
  void toStringNamesTheBoard() {
    assertEquals("5×3 square board", SquareBoard.of(5, 3).toString());
  }

  @Test
  void directionsHaveAnAxis() {
    for (SquareDirection direction : SquareDirection.values()) {
      SquareAxis axis = direction.axis();
      boolean ahead = direction == axis.forward();
      boolean back = direction == axis.forward().opposite();
      assertTrue(ahead || back, direction.name());
    }
  }

  @Test
  void eightNeighborsCombineBothKindsOfFour() {
    SquareBoard board = SquareBoard.of(4, 4);
    Cell cell = Cell.parse("b3");
    CellSet orthogonal = board.neighbors(cell, Neighborhood.ORTHOGONAL);
    CellSet diagonal = board.neighbors(cell, Neighborhood.DIAGONAL);
    assertEquals(
        board.setOf(Cell.parse("b2"), Cell.parse("b4"), Cell.parse("a3"), Cell.parse("c3")),
        orthogonal);
    assertEquals(
        board.setOf(Cell.parse("a2"), Cell.parse("a4"), Cell.parse("c2"), Cell.parse("c4")),
        diagonal);
    assertEquals(orthogonal.union(diagonal), board.neighbors(cell, Neighborhood.KING));
  }
}
