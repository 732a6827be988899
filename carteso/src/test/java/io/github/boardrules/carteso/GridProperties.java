package io.github.boardrules.carteso;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.board.SquareBoard;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** What a grid of two words tells of sets, against the same asked cell by cell. */
class GridProperties {
  @Provide
  Arbitrary<SquareBoard> boards() {
    Arbitrary<Integer> side = Arbitraries.integers().between(1, 25);
    return Combinators.combine(side, side)
        .filter((width, height) -> width * height <= SmallGrid.CAPACITY)
        .as(SquareBoard::of);
  }

  private static CellSet random(SquareBoard board, Random random) {
    int oneIn = 1 << random.nextInt(6);
    List<Cell> cells = board.cells().stream().filter(cell -> random.nextInt(oneIn) == 0).toList();
    return board.setOf(cells).with(board.cell(random.nextInt(board.size())));
  }

  private static CellSet select(SquareBoard board, Predicate<Cell> predicate) {
    return board.setOf(board.cells().stream().filter(predicate).toList());
  }

  private static CellSet cells(SmallGrid grid, long low, long high) {
    return CellSet.ofBits(grid.board(), low & grid.allLow(), high & grid.allHigh());
  }

  @Property(tries = 100)
  void aSetGrowsByItsNeighbours(@ForAll("boards") SquareBoard board, @ForAll Random random) {
    SmallGrid grid = new SmallGrid(board);
    CellSet set = random(board, random);
    long low = set.word(0);
    long high = set.word(1);
    CellSet expected =
        set.union(select(board, cell -> board.neighbours(cell).stream().anyMatch(set::contains)));
    assertEquals(expected, cells(grid, grid.grownLow(low, high), grid.grownHigh(low, high)));
    assertEquals(set.size(), SmallGrid.count(low, high));
    assertEquals(set.nextIndex(0), SmallGrid.first(low, high));
    for (Cell cell : board.cells()) {
      int point = board.index(cell);
      assertEquals(
          board.neighbours(cell), cells(grid, grid.besideLow(point), grid.besideHigh(point)));
      assertEquals(board.setOf(cell), cells(grid, SmallGrid.low(point), SmallGrid.high(point)));
    }
  }

  @Property(tries = 200)
  void spansAreThoseOfTheCells(@ForAll("boards") SquareBoard board, @ForAll Random random) {
    SmallGrid grid = new SmallGrid(board);
    CellSet set = random(board, random);
    int left = set.stream().mapToInt(Cell::x).min().orElseThrow();
    int right = set.stream().mapToInt(Cell::x).max().orElseThrow();
    int bottom = set.stream().mapToInt(Cell::y).min().orElseThrow();
    int top = set.stream().mapToInt(Cell::y).max().orElseThrow();
    int span = grid.span(set.word(0), set.word(1));
    assertEquals(Span.of(left, right, bottom, top), span);
    assertEquals(span, Span.of(set));
    assertEquals(List.of(left, right), List.of(Span.left(span), Span.right(span)));
    assertEquals(List.of(bottom, top), List.of(Span.bottom(span), Span.top(span)));
    assertEquals(top - bottom + 1, Span.rows(span));
    assertEquals(right - left + 1, Span.cols(span));
    CellSet within =
        select(
            board,
            cell -> cell.x() >= left && cell.x() <= right && cell.y() >= bottom && cell.y() <= top);
    assertEquals(within, cells(grid, grid.withinLow(span), grid.withinHigh(span)));
    assertEquals(
        select(board, cell -> cell.y() <= bottom),
        cells(grid, grid.bottomLow(span), grid.bottomHigh(span)));
    CellSet some = set.intersection(random(board, random));
    boolean touches =
        some.stream().anyMatch(cell -> cell.x() == left)
            && some.stream().anyMatch(cell -> cell.x() == right)
            && some.stream().anyMatch(cell -> cell.y() == bottom)
            && some.stream().anyMatch(cell -> cell.y() == top);
    assertEquals(touches, grid.touchesSides(span, some.word(0), some.word(1)));
    assertTrue(grid.touchesSides(span, set.word(0), set.word(1)));
  }

  @Example
  void spansAreThoseOfTheCellsOnEveryBoard() {
    for (int width = 1; width <= 25; width++) {
      for (int height = 1; height <= 25 && width * height <= SmallGrid.CAPACITY; height++) {
        SquareBoard board = SquareBoard.of(width, height);
        SmallGrid grid = new SmallGrid(board);
        for (Cell cell : board.cells()) {
          Cell mirrored = new Cell(width - 1 - cell.x(), cell.y());
          for (CellSet set : List.of(board.setOf(cell), board.setOf(cell, mirrored))) {
            int left = Math.min(cell.x(), set.contains(mirrored) ? mirrored.x() : cell.x());
            int right = Math.max(cell.x(), set.contains(mirrored) ? mirrored.x() : cell.x());
            int span = grid.span(set.word(0), set.word(1));
            assertEquals(Span.of(left, right, cell.y(), cell.y()), span);
          }
        }
      }
    }
  }

  @Property(tries = 60)
  void aPointIsSeenWithWhatIsAroundItAndFarFromIt(
      @ForAll("boards") SquareBoard board, @ForAll Random random) {
    SmallGrid grid = new SmallGrid(board);
    CellSet set = random(board, random);
    for (Cell point : board.cells()) {
      int ring = 0;
      int onBoard = 0;
      for (int place = 0; place < 9; place++) {
        Cell cell = board.at(point.x() + place % 3 - 1, point.y() + place / 3 - 1).orElse(null);
        ring |= cell != null && set.contains(cell) ? 1 << place : 0;
        onBoard |= cell != null ? 1 << place : 0;
      }
      int index = board.index(point);
      assertEquals(ring, grid.ring(index, set.word(0), set.word(1)));
      assertEquals(onBoard, grid.ring(index));
      checkFar(grid, Ring.SOUTH, index, cell -> cell.y() >= point.y());
      checkFar(grid, Ring.NORTH, index, cell -> cell.y() <= point.y());
      checkFar(grid, Ring.WEST, index, cell -> cell.x() >= point.x());
      checkFar(grid, Ring.EAST, index, cell -> cell.x() <= point.x());
    }
  }

  private static void checkFar(SmallGrid grid, int side, int point, Predicate<Cell> expected) {
    assertEquals(
        select(grid.board(), expected),
        cells(grid, grid.farLow(side, point), grid.farHigh(side, point)));
  }
}
