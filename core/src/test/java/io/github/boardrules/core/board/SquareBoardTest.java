package io.github.boardrules.core.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
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
  void aKingConnectsCellsThatShareACorner() {
    CellSet cells = CHESS.setOf(cells("a1 b2 c2 c4"));
    assertEquals(3, cells.components().size());
    assertEquals(
        List.of(ImmutableSet.copyOf(cells("a1 b2 c2")), ImmutableSet.copyOf(cells("c4"))),
        CHESS.kingComponents(cells));
    CellSet others = SquareBoard.of(8, 7).all();
    assertThrows(IllegalArgumentException.class, () -> CHESS.kingComponents(others));
  }

  @Test
  void directionsAreListedClockwiseFromTheTop() {
    double expected = 90;
    for (SquareDirection direction : SquareDirection.values()) {
      double angle = Math.toDegrees(Math.atan2(direction.dy(), direction.dx()));
      assertEquals(0, Math.IEEEremainder(angle - expected, 360), 1e-9, direction.name());
      assertEquals(-direction.dx(), direction.opposite().dx());
      assertEquals(-direction.dy(), direction.opposite().dy());
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
        List<Cell> ray = board.ray(cell, direction);
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

  @Test
  void cellsOfOtherBoardsAreRefused() {
    Cell outside = Cell.parse("i1");
    assertThrows(IllegalArgumentException.class, () -> CHESS.step(outside, SquareDirection.NORTH));
    assertThrows(IllegalArgumentException.class, () -> CHESS.ray(outside, SquareDirection.WEST));
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
}
