package io.github.boardrules.loa;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.common.collect.Lists;
import io.github.boardrules.core.board.Board;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.Direction;
import io.github.boardrules.core.board.HexBoard;
import io.github.boardrules.core.board.SquareBoard;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Compares the tables of every board, made anew, with the lines that the board itself finds. */
class BoardTablesTest {
  static Stream<Board> boards() {
    return Stream.concat(
        IntStream.rangeClosed(4, 16).mapToObj(side -> SquareBoard.of(side, side)),
        IntStream.rangeClosed(3, 8).mapToObj(HexBoard::of));
  }

  /** Returns the directions of ranks, files, rising and, on squares, falling diagonals. */
  private static List<Direction> axes(Board board) {
    List<Direction> axes = new ArrayList<>();
    for (int[] step : new int[][] {{1, 0}, {0, 1}, {1, 1}, {-1, 1}}) {
      board.directions().stream()
          .filter(direction -> direction.dx() == step[0] && direction.dy() == step[1])
          .forEach(axes::add);
    }
    return axes;
  }

  private static List<Cell> line(Board board, Cell through, Direction axis) {
    List<Cell> line = new ArrayList<>(Lists.reverse(board.ray(through, axis.opposite())));
    line.add(through);
    line.addAll(board.ray(through, axis));
    return line;
  }

  @ParameterizedTest
  @MethodSource("boards")
  void aLineHasItsCellsInOrder(Board board) {
    BoardTables tables = new BoardTables(board, false);
    List<Direction> axes = axes(board);
    assertEquals(axes.size(), tables.axes);
    Set<List<Cell>> lines = new HashSet<>();
    for (Cell cell : board.cells()) {
      for (int axis = 0; axis < axes.size(); axis++) {
        List<Cell> expected = line(board, cell, axes.get(axis));
        int line = tables.line(board.index(cell), axis);
        assertEquals(expected, cells(tables, line), () -> "through " + cell);
        assertEquals(cell, board.cell(tables.cell(line, tables.bit(board.index(cell), axis))));
        assertEquals(
            expected.stream().filter(other -> other.x() % 3 == 0).count(),
            tables.count(line, other -> other.x() % 3 == 0));
        lines.add(expected);
      }
    }
    assertEquals(lines.size(), tables.masks.length);
  }

  private static List<Cell> cells(BoardTables tables, int line) {
    List<Cell> cells = new ArrayList<>();
    for (int bit = 0; bit < 16; bit++) {
      if ((tables.masks[line] >> bit & 1) != 0) {
        cells.add(tables.board.cell(tables.cell(line, bit)));
      }
    }
    return cells;
  }

  @ParameterizedTest
  @MethodSource("boards")
  void twoCellsShareAtMostOneLine(Board board) {
    BoardTables tables = new BoardTables(board, false);
    List<Direction> axes = axes(board);
    for (Cell from : board.cells()) {
      for (Cell to : board.cells()) {
        int expected = -1;
        for (int axis = 0; axis < axes.size(); axis++) {
          if (!from.equals(to) && line(board, from, axes.get(axis)).contains(to)) {
            expected = axis;
          }
        }
        assertEquals(expected, tables.axis(from, to), () -> from + " and " + to);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("boards")
  void theHoleIsInTheCenter(Board board) {
    assertEquals(-1, new BoardTables(board, false).hole);
    if (board.width() % 2 == 1) {
      Cell center = new Cell(board.width() / 2, board.height() / 2);
      assertEquals(board.index(center), new BoardTables(board, true).hole);
    }
  }

  @ParameterizedTest
  @MethodSource("boards")
  void symmetriesAreThoseOfTheBoardThenTheSameWithASwap(Board board) {
    BoardTables tables = new BoardTables(board, false);
    List<String> expected = new ArrayList<>();
    board.symmetries().forEach(map -> expected.add(map.name()));
    board.symmetries().forEach(map -> expected.add(map.name() + ", colors swapped"));
    assertEquals(expected, tables.symmetries.stream().map(Object::toString).toList());
  }
}
