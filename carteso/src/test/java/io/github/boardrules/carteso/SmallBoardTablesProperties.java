package io.github.boardrules.carteso;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.board.SquareBoard;
import io.github.boardrules.core.conformance.Choices;
import java.util.List;
import java.util.Random;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Compares the operations on bitboards of two words with computations cell by cell. */
class SmallBoardTablesProperties {
  @Provide
  Arbitrary<SquareBoard> boards() {
    Arbitrary<Integer> side = Arbitraries.integers().between(1, 25);
    return Combinators.combine(side, side)
        .filter((width, height) -> width * height <= SmallBoardTables.CAPACITY)
        .as(SquareBoard::of);
  }

  private static CellSet random(SquareBoard board, Random random) {
    int oneIn = 1 << random.nextInt(6);
    List<Cell> cells =
        board.cells().stream().filter(cell -> random.nextInt(oneIn) == oneIn - 1).toList();
    return board.setOf(cells).with(board.cell(random.nextInt(board.size())));
  }

  private static CellSet select(SquareBoard board, Predicate<Cell> predicate) {
    return board.setOf(board.cells().stream().filter(predicate).toList());
  }

  private static CellSet cells(SmallBoardTables tables, long low, long high) {
    return CellSet.ofBits(tables.board, low & tables.allLow, high & tables.allHigh);
  }

  /** The neighbors of the points of a set that satisfy a condition. */
  private static CellSet neighbors(CellSet set, BiPredicate<Cell, Cell> condition) {
    SquareBoard board = (SquareBoard) set.board();
    return select(
        board,
        cell ->
            board.neighbors(cell).stream()
                .anyMatch(near -> set.contains(near) && condition.test(cell, near)));
  }

  @Property
  void neighborsAreOnTheSameRanksAndFiles(
      @ForAll("boards") SquareBoard board, @ForAll Choices random) {
    SmallBoardTables tables = new SmallBoardTables(board);
    CellSet set = random(board, random);
    long low = set.word(0);
    long high = set.word(1);
    assertEquals(
        neighbors(set, (cell, neighbor) -> cell.y() == neighbor.y()),
        cells(tables, tables.besideLow(low, high), tables.besideHigh(low, high)));
    assertEquals(
        neighbors(set, (cell, neighbor) -> cell.x() == neighbor.x()),
        cells(tables, tables.aboveAndBelowLow(low, high), tables.aboveAndBelowHigh(low, high)));
    for (Cell cell : board.cells()) {
      int point = board.index(cell);
      assertEquals(
          board.neighbors(cell),
          cells(tables, tables.neighborsLow(point), tables.neighborsHigh(point)));
      assertEquals(
          board.setOf(cell),
          cells(tables, SmallBoardTables.low(point), SmallBoardTables.high(point)));
    }
  }

  @Property
  void boundingBoxesAndFilesAreThoseOfTheCells(
      @ForAll("boards") SquareBoard board, @ForAll Choices random) {
    SmallBoardTables tables = new SmallBoardTables(board);
    CellSet set = random(board, random);
    int left = set.stream().mapToInt(Cell::x).min().orElseThrow();
    int right = set.stream().mapToInt(Cell::x).max().orElseThrow();
    int bottom = set.stream().mapToInt(Cell::y).min().orElseThrow();
    int top = set.stream().mapToInt(Cell::y).max().orElseThrow();
    int box = tables.box(set.word(0), set.word(1));
    assertEquals(BoundingBox.of(left, right, bottom, top), box);
    assertEquals(box, BoundingBox.of(set));
    assertEquals(List.of(left, right), List.of(BoundingBox.left(box), BoundingBox.right(box)));
    assertEquals(List.of(bottom, top), List.of(BoundingBox.bottom(box), BoundingBox.top(box)));
    assertEquals(top - bottom + 1, BoundingBox.rows(box));
    assertEquals(right - left + 1, BoundingBox.columns(box));
    CellSet within =
        select(
            board,
            cell -> cell.x() >= left && cell.x() <= right && cell.y() >= bottom && cell.y() <= top);
    assertEquals(within, cells(tables, tables.boxLow(box), tables.boxHigh(box)));
    for (int rank = 0; rank < board.height(); rank++) {
      int files = 0;
      for (Cell cell : set) {
        files |= cell.y() == rank ? 1 << cell.x() : 0;
      }
      assertEquals(files, tables.files(set.word(0), set.word(1), rank));
    }
  }

  @Example
  void boundingBoxesAreThoseOfTheCellsOnEveryBoard() {
    for (int width = 1; width <= 25; width++) {
      for (int height = 1; height <= 25 && width * height <= SmallBoardTables.CAPACITY; height++) {
        SquareBoard board = SquareBoard.of(width, height);
        SmallBoardTables tables = new SmallBoardTables(board);
        for (Cell cell : board.cells()) {
          Cell mirrored = new Cell(width - 1 - cell.x(), cell.y());
          for (CellSet set : List.of(board.setOf(cell), board.setOf(cell, mirrored))) {
            int left = Math.min(cell.x(), set.contains(mirrored) ? mirrored.x() : cell.x());
            int right = Math.max(cell.x(), set.contains(mirrored) ? mirrored.x() : cell.x());
            int box = tables.box(set.word(0), set.word(1));
            assertEquals(BoundingBox.of(left, right, cell.y(), cell.y()), box);
          }
        }
      }
    }
  }

  @Property
  void patternsAndHalfBoardsAroundAPointAreThoseOfTheCells(
      @ForAll("boards") SquareBoard board, @ForAll Choices random) {
    SmallBoardTables tables = new SmallBoardTables(board);
    CellSet set = random(board, random);
    for (Cell point : board.cells()) {
      int pattern = 0;
      int onBoard = 0;
      for (int place = 0; place < 9; place++) {
        Cell cell = board.at(point.x() + place % 3 - 1, point.y() + place / 3 - 1).orElse(null);
        pattern |= cell != null && set.contains(cell) ? 1 << place : 0;
        onBoard |= cell != null ? 1 << place : 0;
      }
      int index = board.index(point);
      assertEquals(pattern, tables.pattern(index, set.word(0), set.word(1)));
      assertEquals(onBoard, tables.pattern(index));
      checkBefore(tables, LocalPattern.SOUTH, index, cell -> cell.y() < point.y());
      checkBefore(tables, LocalPattern.NORTH, index, cell -> cell.y() > point.y());
      checkBefore(tables, LocalPattern.WEST, index, cell -> cell.x() < point.x());
      checkBefore(tables, LocalPattern.EAST, index, cell -> cell.x() > point.x());
    }
  }

  private static void checkBefore(
      SmallBoardTables tables, int side, int point, Predicate<Cell> expected) {
    if ((tables.pattern(point) & side) != 0) {
      int box = tables.before(point, side);
      assertEquals(
          select(tables.board, expected), cells(tables, tables.boxLow(box), tables.boxHigh(box)));
      int neighbor = tables.neighbor(point, side);
      assertTrue(
          tables.board.neighbors(tables.board.cell(point)).contains(tables.board.cell(neighbor)));
      assertTrue(expected.test(tables.board.cell(neighbor)));
    }
  }
}
