package io.github.boardrules.carteso;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.board.SquareBoard;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** What floods reach, against the components of sets of cells. */
class RankFloodProperties {
  private final List<CellSet> sets = new ArrayList<>();
  private SquareBoard board = SquareBoard.of(1, 1);
  private LargeGrid grid = new LargeGrid(board);

  /** A board with two sets that have no cell in common. */
  private void prepare(int width, int height, Random random) {
    board = SquareBoard.of(width, height);
    grid = new LargeGrid(board);
    int oneIn = 2 + random.nextInt(4);
    CellSet one = board.setOf(cells(oneIn, random));
    CellSet other = board.setOf(cells(8, random)).complement().minus(one);
    sets.clear();
    sets.addAll(List.of(one, other));
  }

  private List<Cell> cells(int oneIn, Random random) {
    return board.cells().stream().filter(cell -> random.nextInt(oneIn) > 0).toList();
  }

  private int base(int set) {
    return set * grid.ranks();
  }

  private int[] words() {
    int[] words = new int[2 * grid.ranks()];
    for (int set = 0; set < 2; set++) {
      for (Cell cell : sets.get(set)) {
        words[base(set) + cell.y() + 1] |= 1 << cell.x();
      }
    }
    return words;
  }

  /** A flood within the first set, or within all but the second. */
  private RankFlood flood(int set, Cell start) {
    int[] flip = set == 0 ? grid.noFlip() : grid.flip();
    return new RankFlood(grid, words(), base(set), flip, start.y() + 1, 1 << start.x());
  }

  private CellSet within(int set) {
    return set == 0 ? sets.get(0) : sets.get(1).complement();
  }

  private CellSet reached(RankFlood flood) {
    return board.setOf(
        board.cells().stream()
            .filter(cell -> (flood.reached(cell.y() + 1) >> cell.x() & 1) != 0)
            .toList());
  }

  /** Spans of floods count ranks from 1. */
  private static int span(CellSet cells) {
    return Span.of(
        cells.stream().mapToInt(Cell::x).min().orElseThrow(),
        cells.stream().mapToInt(Cell::x).max().orElseThrow(),
        cells.stream().mapToInt(Cell::y).min().orElseThrow() + 1,
        cells.stream().mapToInt(Cell::y).max().orElseThrow() + 1);
  }

  private static boolean isWithin(Cell cell, int span) {
    return cell.x() >= Span.left(span)
        && cell.x() <= Span.right(span)
        && cell.y() + 1 >= Span.bottom(span)
        && cell.y() + 1 <= Span.top(span);
  }

  private static Cell any(CellSet cells, Random random) {
    return cells.board().cell(cells.index(random.nextInt(cells.size())));
  }

  private void check(CellSet expected, RankFlood flood) {
    assertEquals(expected, reached(flood));
    int span = span(expected);
    assertEquals(span, flood.span());
    assertEquals(Span.bottom(span), flood.bottom());
    assertEquals(Span.top(span), flood.top());
  }

  @Property(tries = 200)
  void runsAreFilled(@ForAll @IntRange(min = 1, max = 25) int width, @ForAll Random random) {
    int word = random.nextInt(1 << width);
    word |= random.nextInt(1 << width);
    int some = word & random.nextInt() & random.nextInt();
    int expected = some;
    for (int step = 0; step < width; step++) {
      expected |= word & (expected << 1 | expected >> 1);
    }
    assertEquals(expected, RankFlood.fill(some, word, width));
  }

  @Property(tries = 60)
  void everythingThatHangsTogetherIsReached(
      @ForAll @IntRange(min = 1, max = 25) int width,
      @ForAll @IntRange(min = 1, max = 25) int height,
      @ForAll Random random) {
    prepare(width, height, random);
    for (int set = 0; set < 2; set++) {
      if (!within(set).isEmpty()) {
        Cell start = any(within(set), random);
        check(board.component(within(set), start), flood(set, start).fill());
      }
    }
  }

  @Property(tries = 60)
  void aGroupGetsOutOfItsSpanByOneStepOrByMore(
      @ForAll @IntRange(min = 1, max = 12) int width,
      @ForAll @IntRange(min = 1, max = 12) int height,
      @ForAll Random random) {
    prepare(width, height, random);
    for (CellSet group : board.components(sets.get(0))) {
      int span = span(group);
      RankFlood flood = flood(0, group.first()).fill();
      boolean steps =
          group.stream()
              .flatMap(cell -> board.neighbours(cell).stream())
              .anyMatch(cell -> within(1).contains(cell) && !isWithin(cell, span));
      assertEquals(steps, flood.stepsOut(base(1), grid.flip()));
      CellSet reach = board.component(within(1), group.first());
      RankFlood further = flood(1, group.first()).from(flood);
      boolean leaves = reach.stream().anyMatch(cell -> !isWithin(cell, span));
      assertEquals(leaves, further.leaves(span));
      if (leaves) {
        further.fill();
      }
      check(reach, further);
    }
  }

  @Property(tries = 60)
  void aFloodCoversASpanIfItsComponentDoes(
      @ForAll @IntRange(min = 1, max = 12) int width,
      @ForAll @IntRange(min = 1, max = 12) int height,
      @ForAll Random random) {
    prepare(width, height, random);
    if (!sets.get(0).isEmpty()) {
      Cell start = any(sets.get(0), random);
      CellSet component = board.component(sets.get(0), start);
      CellSet two =
          board.setOf(
              any(component, random), any(random.nextBoolean() ? component : board.all(), random));
      boolean covers = two.stream().allMatch(cell -> isWithin(cell, span(component)));
      RankFlood flood = flood(0, start);
      assertEquals(covers, flood.covers(span(two)));
      if (covers) {
        assertTrue(two.stream().allMatch(cell -> isWithin(cell, flood.span())));
      } else {
        check(component, flood);
      }
    }
  }

  /** Of two floods that grow by turns one meets the other exactly if they can. */
  @Property(tries = 60)
  void floodsMeetAndBecomeOne(
      @ForAll @IntRange(min = 1, max = 12) int width,
      @ForAll @IntRange(min = 2, max = 12) int height,
      @ForAll Random random) {
    prepare(width, height, random);
    CellSet set = sets.get(0);
    if (set.isEmpty()) {
      return;
    }
    Cell start = any(set, random);
    Cell other = any(set, random);
    CellSet component = board.component(set, start);
    RankFlood[] floods = {flood(0, start), flood(0, other)};
    int turn = 0;
    while (floods[turn].grow()) {
      RankFlood flood = floods[turn];
      turn = 1 - turn;
      if (flood.meets(floods[turn])) {
        assertTrue(component.contains(other));
        CellSet both = reached(flood).union(reached(floods[turn]));
        flood.join(floods[turn]);
        check(both, flood);
        check(component, flood.fill());
        return;
      }
    }
    // Floods that begin in one run of a rank have it in common before either grows.
    boolean isOneRun = start.y() == other.y() && reached(flood(0, start)).contains(other);
    assertTrue(isOneRun || !component.contains(other));
  }
}
