package io.github.boardrules.carteso;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.board.SquareBoard;
import io.github.boardrules.core.conformance.Choices;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Tag;
import net.jqwik.api.constraints.IntRange;

/** Compares flood fills on both kinds of boards with components of sets of cells. */
class FloodFillProperties {
  private static CellSet random(SquareBoard board, Random random) {
    int oneIn = 2 + random.nextInt(4);
    return board.setOf(board.cells().stream().filter(cell -> random.nextInt(oneIn) > 0).toList());
  }

  /** Fills of each kind that the board allows, from a point or with its neighbors. */
  private static List<FloodFill> fills(CellSet set, Cell start) {
    SquareBoard board = (SquareBoard) set.board();
    int point = board.index(start);
    int[] rows = new int[board.height() + 2];
    set.forEach(cell -> rows[cell.y() + 1] |= 1 << cell.x());
    FloodFill large = new LargeFloodFill(new BoardTables(board), point, rows, 0);
    CellSet one = board.setOf(start);
    return board.size() > SmallBoardTables.CAPACITY
        ? List.of(large)
        : List.of(
            large,
            small(one, set),
            small(board.neighbors(start).intersection(set).union(one), set));
  }

  private static SmallFloodFill small(CellSet start, CellSet set) {
    return new SmallFloodFill(
        new SmallBoardTables((SquareBoard) set.board()),
        start.word(0),
        start.word(1),
        set.word(0),
        set.word(1));
  }

  private static Cell any(CellSet cells, Random random) {
    return ImmutableList.copyOf(cells).get(random.nextInt(cells.size()));
  }

  private static CellSet reached(FloodFill fill, SquareBoard board) {
    return board.setOf(
        board.cells().stream()
            .filter(cell -> (fill.files(cell.y()) >> cell.x() & 1) != 0)
            .toList());
  }

  private static void check(CellSet expected, FloodFill fill) {
    SquareBoard board = (SquareBoard) expected.board();
    assertEquals(expected, reached(fill, board));
    assertEquals(BoundingBox.of(expected), fill.box());
    for (Cell cell : board.cells()) {
      assertEquals(LocalPattern.of(expected, cell), fill.pattern(board.index(cell)));
    }
  }

  @Property
  @Tag("repeated")
  void runsAreFilled(@ForAll @IntRange(min = 1, max = 25) int width, @ForAll Choices random) {
    int word = random.nextInt(1 << width);
    word |= random.nextInt(1 << width);
    int some = word & random.nextInt() & random.nextInt();
    int expected = some;
    for (int step = 0; step < width; step++) {
      expected |= word & (expected << 1 | expected >> 1);
    }
    assertEquals(expected, LargeFloodFill.fillRuns(some, word, width));
  }

  @Property
  void aFillReachesTheConnectedComponent(
      @ForAll @IntRange(min = 1, max = 25) int width,
      @ForAll @IntRange(min = 1, max = 25) int height,
      @ForAll Choices random) {
    SquareBoard board = SquareBoard.of(width, height);
    CellSet set = random(board, random);
    if (!set.isEmpty()) {
      Cell start = any(set, random);
      for (FloodFill fill : fills(set, start)) {
        check(set.component(start), fill.fill());
      }
    }
  }

  @Property
  void aFillLeavesABoxIfAndOnlyIfItsComponentDoes(
      @ForAll @IntRange(min = 1, max = 12) int width,
      @ForAll @IntRange(min = 1, max = 12) int height,
      @ForAll Choices random) {
    SquareBoard board = SquareBoard.of(width, height);
    CellSet set = random(board, random);
    if (set.isEmpty()) {
      return;
    }
    Cell start = any(set, random);
    CellSet component = set.component(start);
    int box = BoundingBox.of(board.setOf(start, any(board.all(), random)));
    boolean leaves = component.stream().anyMatch(cell -> !contains(box, cell));
    for (FloodFill fill : fills(set, start)) {
      assertEquals(leaves, fill.leaves(box));
      assertTrue(component.containsAll(reached(fill, board)));
      if (!leaves) {
        check(component, fill);
      }
    }
  }

  private static boolean contains(int box, Cell cell) {
    return cell.x() >= BoundingBox.left(box)
        && cell.x() <= BoundingBox.right(box)
        && cell.y() >= BoundingBox.bottom(box)
        && cell.y() <= BoundingBox.top(box);
  }

  @Property
  void aFillFindsWhetherARemovedPointChangesItsComponent(
      @ForAll @IntRange(min = 2, max = 12) int width,
      @ForAll @IntRange(min = 2, max = 12) int height,
      @ForAll Choices random) {
    SquareBoard board = SquareBoard.of(width, height);
    Cell removed = any(board.all(), random);
    CellSet set = random(board, random).without(removed);
    CellSet neighbors = board.neighbors(removed).intersection(set);
    if (neighbors.isEmpty()) {
      return;
    }
    Cell start = any(neighbors, random);
    CellSet component = set.component(start);
    boolean isWhole =
        neighbors.size() == 1
            ? component.stream().anyMatch(cell -> isAsFarOut(cell, removed, start))
            : component.containsAll(neighbors);
    BoardTables tables = new BoardTables(board);
    int pattern = LocalPattern.of(set, removed);
    for (FloodFill fill : fills(set, start)) {
      assertEquals(isWhole, fill.isWholeWithout(tables, board.index(removed), pattern));
      assertTrue(component.containsAll(reached(fill, board)));
      if (!isWhole) {
        check(component, fill);
      }
    }
  }

  /** Whether a cell is as far from the neighbor of a point as the point is, in its direction. */
  private static boolean isAsFarOut(Cell cell, Cell point, Cell neighbor) {
    return (cell.x() - point.x()) * (point.x() - neighbor.x())
            + (cell.y() - point.y()) * (point.y() - neighbor.y())
        >= 0;
  }
}
