package io.github.boardrules.linage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.board.SquareBoard;
import io.github.boardrules.core.conformance.Choices;
import io.github.boardrules.core.territory.Komi;
import io.github.boardrules.core.territory.TerritoryRules;
import io.github.boardrules.core.territory.spi.TerritoryState;
import io.github.boardrules.core.testing.Openings;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tag;
import net.jqwik.api.constraints.IntRange;

/** Compares updates with computations from scratch, on boards of one, two and more words. */
class LinageStateProperties {
  @Provide
  Arbitrary<int[]> oneWord() {
    return sides(1, 64);
  }

  @Provide
  Arbitrary<int[]> twoWords() {
    return sides(65, 128);
  }

  @Provide
  Arbitrary<int[]> moreWords() {
    return sides(129, TerritoryRules.MAX_SIDE * TerritoryRules.MAX_SIDE);
  }

  @Provide
  Arbitrary<int[]> threeWords() {
    return sides(129, 192);
  }

  @Provide
  Arbitrary<int[]> anySides() {
    return sides(20, 256);
  }

  private static Arbitrary<int[]> sides(int min, int max) {
    return Arbitraries.integers()
        .between(1, TerritoryRules.MAX_SIDE)
        .array(int[].class)
        .ofSize(2)
        .filter(sides -> sides[0] * sides[1] >= min && sides[0] * sides[1] <= max);
  }

  @Property
  void oneWordEqualsComputationFromScratch(
      @ForAll("oneWord") int[] sides,
      @ForAll @IntRange(min = 2, max = LinageRules.MAX_LINE) int length,
      @ForAll Choices choices) {
    playAndCompare(sides, length, choices, 5);
  }

  @Property
  void twoWordsEqualComputationFromScratch(
      @ForAll("twoWords") int[] sides,
      @ForAll @IntRange(min = 2, max = LinageRules.MAX_LINE) int length,
      @ForAll Choices choices) {
    playAndCompare(sides, length, choices, 40);
  }

  @Property
  void threeWordsEqualComputationFromScratch(
      @ForAll("threeWords") int[] sides,
      @ForAll @IntRange(min = 2, max = LinageRules.MAX_LINE) int length,
      @ForAll Choices choices) {
    playAndCompare(sides, length, choices, 200);
  }

  @Tag("proof")
  @Property
  void moreWordsEqualComputationFromScratch(
      @ForAll("moreWords") int[] sides,
      @ForAll @IntRange(min = 2, max = LinageRules.MAX_LINE) int length,
      @ForAll Choices choices) {
    playAndCompare(sides, length, choices, 300);
  }

  /**
   * Plays a random game. Compares each position with the position of its setup, and one position in
   * {@code naiveOneIn} with {@link NaiveLinage}.
   */
  private static void playAndCompare(int[] sides, int length, Random random, int naiveOneIn) {
    if (Math.max(sides[0], sides[1]) < length) {
      return;
    }
    LinageRules territory =
        Openings.fixed(TestRules.board(sides[0], sides[1]), Komi.ofHalfPoints(1));
    LinageRules rules = TestRules.of(territory, length);
    LinageGame game = Linage.game(rules);
    NaiveLinage naive = LinageDifferentialProperties.naive(rules);
    playAndCompare(game.start(), naive, random, naiveOneIn);
  }

  /**
   * Few empty points, so that every line matters: across words, at edges and in the last region.
   */
  @Property
  void fewEmptyPointsEqualComputationFromScratch(
      @ForAll("anySides") int[] sides,
      @ForAll @IntRange(min = 2, max = 4) int length,
      @ForAll Choices random) {
    if (Math.max(sides[0], sides[1]) < length) {
      return;
    }
    LinageRules territory =
        Openings.fixed(TestRules.board(sides[0], sides[1]), Komi.ofHalfPoints(1));
    LinageRules rules = TestRules.of(territory, length);
    LinageGame game = Linage.game(rules);
    int words = game.board().size() / 64;
    int middle = 64 * random.nextInt(words + 1) + random.nextInt(5) - 2;
    Cell point = game.board().cell(Math.max(0, Math.min(middle, game.board().size() - 1)));
    CellSet stones =
        game.board()
            .setOf(
                game.board().cells().stream()
                    .filter(
                        cell ->
                            Math.abs(cell.x() - point.x()) > 4
                                || Math.abs(cell.y() - point.y()) > 2
                                || random.nextInt(7) == 0)
                    .toList());
    LinageSetup setup =
        LinageSetup.builder().stones(stones).state(TerritoryState.start(rules)).build();
    if (game.defects(setup).isEmpty()) {
      LinagePosition position = game.position(setup);
      for (int i = 0; i < 10; i++) {
        playAndCompare(position, LinageDifferentialProperties.naive(rules), random, 200);
      }
    }
  }

  /** Regions that are connected only by long paths outside every patch. */
  @Property
  @Tag("repeated")
  void mazesEqualComputationFromScratch(
      @ForAll @IntRange(min = 9, max = 20) int width,
      @ForAll @IntRange(min = 6, max = 20) int height,
      @ForAll @IntRange(min = 2, max = 3) int length,
      @ForAll Choices random) {
    LinageRules territory = Openings.fixed(TestRules.board(width, height), Komi.ofHalfPoints(1));
    LinageRules rules = TestRules.of(territory, length);
    LinageGame game = Linage.game(rules);
    double open = 0.55 + 0.2 * random.nextDouble();
    CellSet empty =
        game.board()
            .setOf(
                game.board().cells().stream().filter(cell -> random.nextDouble() < open).toList());
    for (CellSet region : empty.components()) {
      if (!game.tables.lines.exist(region)) {
        empty = empty.minus(region);
      }
    }
    LinageSetup setup =
        LinageSetup.builder()
            .stones(empty.complement())
            .state(TerritoryState.start(territory))
            .build();
    LinagePosition position = game.position(setup);
    playAndCompare(position, LinageDifferentialProperties.naive(rules), random, 100);
  }

  private static void playAndCompare(
      LinagePosition start, NaiveLinage naive, Random random, int naiveOneIn) {
    LinageGame game = start.game();
    LinagePosition position = start;
    while (true) {
      LinagePosition expected = game.position(position.toSetup());
      assertEquals(expected, position);
      assertEquals(expected.hash(), position.hash());
      assertEquals(expected.placements(), position.placements(), position.text());
      assertEquals(expected.score(), position.score(), position.text());
      assertEquals(expected.legalMoves(), position.legalMoves());
      assertEquals(expected.legalMoves().size(), position.legalMoveCount());
      if (random.nextInt(naiveOneIn) == 0) {
        LinageDifferentialProperties.compare(position, naive);
      }
      if (position.legalMoveCount() == 1) {
        return;
      }
      position =
          position.playUnchecked(
              position.legalMoves().get(random.nextInt(position.legalMoveCount() - 1)));
    }
  }

  /** Places each legal stone and compares the update with a computation from scratch. */
  private static void compareEveryStone(BoardTables tables, CellSet empty) {
    LinageState before = LinageState.of(tables, empty);
    assertEquals(empty, before.empty());
    for (int n = 0; n < before.placementCount(); n++) {
      compareAfter(tables, before, before.nthPlacement(n));
    }
  }

  private static void compareAfter(BoardTables tables, LinageState before, int point) {
    CellSet left = before.empty().without(tables.board.cell(point));
    LinageState after = before.after(point);
    LinageState expected = LinageState.of(tables, left);
    assertEquals(left, after.empty());
    assertEquals(expected.legal(), after.legal());
    assertEquals(expected.owned(), after.owned());
    assertEquals(expected.placementCount(), after.placementCount());
    for (int i = 0; i < tables.board.size(); i++) {
      assertEquals(left.contains(tables.board.cell(i)), after.isEmpty(i));
      assertEquals(expected.legal().contains(tables.board.cell(i)), after.isLegal(i));
    }
  }

  /** Regions with one line of each orientation, which a stone can break, anywhere on the board. */
  @Example
  void cornersOfTwoLinesEqualComputationFromScratch() {
    for (int length : List.of(2, 3, 5)) {
      for (SquareBoard board :
          List.of(
              SquareBoard.of(16, 8),
              SquareBoard.of(11, 7),
              SquareBoard.of(18, 7),
              SquareBoard.of(13, 11))) {
        BoardTables tables = new BoardTables(board, length);
        for (Cell corner : board.cells()) {
          for (int direction = 0; direction < 4; direction++) {
            int dx = direction % 2 == 0 ? 1 : -1;
            int dy = direction < 2 ? 1 : -1;
            List<Cell> cells = corner(board, corner, dx, dy, length);
            if (board.at(corner.x() + (length - 1) * dx, corner.y()).isPresent()
                && board.at(corner.x(), corner.y() + (length - 1) * dy).isPresent()) {
              compareEveryStone(tables, board.setOf(cells));
              compareEveryStone(tables, board.setOf(cells.subList(0, 2 * length)));
            }
          }
        }
      }
    }
  }

  /** Two lines that start at a corner, and one point next to the end of each line. */
  private static List<Cell> corner(SquareBoard board, Cell corner, int dx, int dy, int length) {
    List<Cell> cells = new ArrayList<>();
    int x = corner.x();
    int y = corner.y();
    for (int i = 0; i < length; i++) {
      board.at(x + i * dx, y).ifPresent(cells::add);
      board.at(x, y + i * dy).ifPresent(cells::add);
    }
    board.at(x + (length - 1) * dx, y - dy).ifPresent(cells::add);
    board.at(x - dx, y + (length - 1) * dy).ifPresent(cells::add);
    return cells;
  }

  /** Four paths from a point that are connected or not connected outside the patch. */
  @Example
  void pathsThatMeetFarAwayEqualComputationFromScratch() {
    for (int side : List.of(11, 15)) {
      SquareBoard board = SquareBoard.of(side, side);
      int middle = side / 2;
      for (int closed = 0; closed < 256; closed++) {
        CellSet empty = cross(board, middle, closed);
        BoardTables tables = new BoardTables(board, 2 + closed % 2);
        LinageState before = LinageState.of(tables, empty);
        int point = board.index(new Cell(middle, middle));
        if (before.isLegal(point)) {
          compareAfter(tables, before, point);
        }
      }
    }
  }

  /** Each arm of the cross has lines of one orientation, and the cross has both. */
  @Example
  void aCrossSplitsIntoItsArms() {
    for (int side : List.of(11, 15)) {
      SquareBoard board = SquareBoard.of(side, side);
      int middle = side / 2;
      CellSet empty =
          board.setOf(
              board.cells().stream().filter(c -> c.x() == middle || c.y() == middle).toList());
      BoardTables tables = new BoardTables(board, 3);
      compareAfter(tables, LinageState.of(tables, empty), board.index(new Cell(middle, middle)));
    }
  }

  /**
   * The edges and the middle file and rank, without some corners and some neighbors of the center.
   */
  private static CellSet cross(SquareBoard board, int middle, int closed) {
    int last = board.width() - 1;
    CellSet empty =
        board.setOf(
            board.cells().stream()
                .filter(
                    cell ->
                        cell.x() % last == 0
                            || cell.y() % last == 0
                            || cell.x() == middle
                            || cell.y() == middle)
                .toList());
    List<Cell> doors =
        List.of(
            new Cell(0, 0),
            new Cell(last, 0),
            new Cell(last, last),
            new Cell(0, last),
            new Cell(middle - 1, middle),
            new Cell(middle + 1, middle),
            new Cell(middle, middle - 1),
            new Cell(middle, middle + 1));
    for (int door = 0; door < doors.size(); door++) {
      empty = (closed >> door & 1) != 0 ? empty.without(doors.get(door)) : empty;
    }
    return empty;
  }

  @Property
  void randomStonesEqualComputationFromScratch(
      @ForAll @IntRange(min = 3, max = 14) int width,
      @ForAll @IntRange(min = 3, max = 14) int height,
      @ForAll @IntRange(min = 2, max = 4) int length,
      @ForAll Choices random) {
    SquareBoard board = SquareBoard.of(width, height);
    BoardTables tables = new BoardTables(board, length);
    CellSet empty =
        board.setOf(board.cells().stream().filter(cell -> random.nextInt(3) > 0).toList());
    for (CellSet region : empty.components()) {
      empty = tables.lines.exist(region) ? empty : empty.minus(region);
    }
    compareEveryStone(tables, empty);
  }

  /** Compares points instead of hashes, so that equal hashes cannot hide different stones. */
  @Example
  void eachStoneChangesTheEmptyPoints() {
    for (SquareBoard board : List.of(SquareBoard.of(8, 16), SquareBoard.of(12, 12))) {
      BoardTables tables = new BoardTables(board, 3);
      LinageState none = LinageState.of(tables, board.all());
      for (Cell cell : List.of(board.cell(0), board.cell(63), board.cell(64), board.cell(127))) {
        LinageState one = LinageState.of(tables, board.all().without(cell));
        assertEquals(one.empty(), none.after(board.index(cell)).empty());
        assertNotEquals(one.empty(), none.empty());
      }
    }
    SquareBoard large = SquareBoard.of(12, 12);
    SquareBoard small = SquareBoard.of(3, 3);
    LinageState one = LinageState.of(new BoardTables(large, 3), large.all());
    LinageState other = LinageState.of(new BoardTables(small, 3), small.all());
    assertNotEquals(one.empty(), other.empty());
  }
}
