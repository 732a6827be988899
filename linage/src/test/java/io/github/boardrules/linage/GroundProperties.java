package io.github.boardrules.linage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.board.SquareBoard;
import io.github.boardrules.core.territory.Komi;
import io.github.boardrules.core.territory.TerritoryRules;
import io.github.boardrules.core.territory.TerritoryState;
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

/** What a stone changes, against everything found anew, on boards of one, two and more words. */
class GroundProperties {
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

  private static Arbitrary<int[]> sides(int least, int most) {
    return Arbitraries.integers()
        .between(1, TerritoryRules.MAX_SIDE)
        .array(int[].class)
        .ofSize(2)
        .filter(sides -> sides[0] * sides[1] >= least && sides[0] * sides[1] <= most);
  }

  @Property(tries = 80)
  void oneWordIsAsFoundAnew(
      @ForAll("oneWord") int[] sides,
      @ForAll @IntRange(min = 2, max = LinageRules.MAX_LINE) int length,
      @ForAll long seed) {
    playAndCompare(sides, length, new Random(seed), 5);
  }

  @Tag("slow")
  @Property(tries = 30)
  void twoWordsAreAsFoundAnew(
      @ForAll("twoWords") int[] sides,
      @ForAll @IntRange(min = 2, max = LinageRules.MAX_LINE) int length,
      @ForAll long seed) {
    playAndCompare(sides, length, new Random(seed), 40);
  }

  @Property(tries = 10)
  void threeWordsAreAsFoundAnew(
      @ForAll("threeWords") int[] sides,
      @ForAll @IntRange(min = 2, max = LinageRules.MAX_LINE) int length,
      @ForAll long seed) {
    playAndCompare(sides, length, new Random(seed), 200);
  }

  @Tag("slow")
  @Property(tries = 10)
  void moreWordsAreAsFoundAnew(
      @ForAll("moreWords") int[] sides,
      @ForAll @IntRange(min = 2, max = LinageRules.MAX_LINE) int length,
      @ForAll long seed) {
    playAndCompare(sides, length, new Random(seed), 300);
  }

  /** Every ply against the same position made at once, and one in some against the naive second. */
  private static void playAndCompare(int[] sides, int length, Random random, int naiveOneIn) {
    if (Math.max(sides[0], sides[1]) < length) {
      return;
    }
    TerritoryRules terms = TerritoryRules.standard(sides[0], sides[1]).fixed(new Komi(1));
    LinageRules rules = new LinageRules(terms, length);
    LinageGame game = Linage.game(rules);
    NaiveLinage naive = LinageDifferentialProperties.naive(rules);
    playAndCompare(game.start(), naive, random, naiveOneIn);
  }

  /** Where little is left, every line counts: across words, at the rim, in the last region. */
  @Property(tries = 200)
  void whatIsLeftAroundAPointIsAsFoundAnew(
      @ForAll("anySides") int[] sides,
      @ForAll @IntRange(min = 2, max = 4) int length,
      @ForAll long seed) {
    Random random = new Random(seed);
    if (Math.max(sides[0], sides[1]) < length) {
      return;
    }
    TerritoryRules terms = TerritoryRules.standard(sides[0], sides[1]).fixed(new Komi(1));
    LinageRules rules = new LinageRules(terms, length);
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
        LinageSetup.builder().stones(stones).state(TerritoryState.start(rules.territory())).build();
    if (game.defects(setup).isEmpty()) {
      LinagePosition position = game.position(setup);
      for (int i = 0; i < 10; i++) {
        playAndCompare(position, LinageDifferentialProperties.naive(rules), random, 200);
      }
    }
  }

  /** Regions that hang together by long ways only, so that no window shows whether they do. */
  @Tag("slow")
  @Property(tries = 40)
  void mazesAreAsFoundAnew(
      @ForAll @IntRange(min = 9, max = 20) int width,
      @ForAll @IntRange(min = 6, max = 20) int height,
      @ForAll @IntRange(min = 2, max = 3) int length,
      @ForAll long seed) {
    Random random = new Random(seed);
    TerritoryRules terms = TerritoryRules.standard(width, height).fixed(new Komi(1));
    LinageRules rules = new LinageRules(terms, length);
    LinageGame game = Linage.game(rules);
    double open = 0.55 + 0.2 * random.nextDouble();
    CellSet empty =
        game.board()
            .setOf(
                game.board().cells().stream().filter(cell -> random.nextDouble() < open).toList());
    for (CellSet region : game.board().components(empty)) {
      if (!game.terrain().lines().exist(region)) {
        empty = empty.minus(region);
      }
    }
    LinageSetup setup =
        LinageSetup.builder().stones(empty.complement()).state(TerritoryState.start(terms)).build();
    LinagePosition position = game.position(setup);
    playAndCompare(position, LinageDifferentialProperties.naive(rules), random, 100);
  }

  private static void playAndCompare(
      LinagePosition start, NaiveLinage naive, Random random, int naiveOneIn) {
    LinageGame game = start.game();
    LinagePosition position = start;
    while (true) {
      CellSet stones = position.stones();
      LinagePosition made = game.position(LinageSetup.of(position));
      assertEquals(made, position);
      assertEquals(made.hash(), position.hash());
      assertEquals(made.placements(), position.placements(), position.text());
      assertEquals(made.score(), position.score(), position.text());
      assertEquals(made.legalMoves(), position.legalMoves());
      assertEquals(made.legalMoves().size(), position.legalMoveCount());
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

  /** Each way of keeping it that there is for the board: the same points empty and legal. */
  private static List<Ground> ways(Terrain terrain, CellSet empty) {
    Ground ground = Ground.of(terrain, empty);
    CellSet legal = ground.legal(terrain);
    Ground large = new LargeGround(terrain.words(empty), terrain.words(legal), ground.free());
    return ground instanceof LargeGround ? List.of(large) : List.of(ground, large);
  }

  /** Every stone that may be placed, compared with what is found anew after it. */
  private static void compareEveryStone(Terrain terrain, CellSet empty) {
    for (Ground before : ways(terrain, empty)) {
      assertEquals(empty, before.empty(terrain));
      for (int rank = 0; rank < before.count(); rank++) {
        compareAfter(terrain, before, before.index(rank));
      }
    }
  }

  private static void compareAfter(Terrain terrain, Ground before, int point) {
    CellSet left = before.empty(terrain).without(terrain.board().cell(point));
    Ground after = before.after(terrain, point);
    Ground anew = Ground.of(terrain, left);
    assertEquals(left, after.empty(terrain));
    assertEquals(anew.legal(terrain), after.legal(terrain));
    assertEquals(anew.owned(terrain), after.owned(terrain));
    assertEquals(anew.count(), after.count());
    for (int i = 0; i < terrain.board().size(); i++) {
      assertEquals(left.contains(terrain.board().cell(i)), after.isEmpty(i));
      assertEquals(anew.legal(terrain).contains(terrain.board().cell(i)), after.isLegal(i));
    }
  }

  /** The first line of each orientation is the last: wherever it lies, it is seen to be broken. */
  @Example
  void cornersOfTwoLinesAreAsFoundAnew() {
    for (int length : List.of(2, 3, 5)) {
      for (SquareBoard board :
          List.of(
              SquareBoard.of(16, 8),
              SquareBoard.of(11, 7),
              SquareBoard.of(18, 7),
              SquareBoard.of(13, 11))) {
        Terrain terrain = new Terrain(board, length);
        for (Cell corner : board.cells()) {
          for (int direction = 0; direction < 4; direction++) {
            int dx = direction % 2 == 0 ? 1 : -1;
            int dy = direction < 2 ? 1 : -1;
            List<Cell> cells = corner(board, corner, dx, dy, length);
            if (board.at(corner.x() + (length - 1) * dx, corner.y()).isPresent()
                && board.at(corner.x(), corner.y() + (length - 1) * dy).isPresent()) {
              compareEveryStone(terrain, board.setOf(cells));
              compareEveryStone(terrain, board.setOf(cells.subList(0, 2 * length)));
            }
          }
        }
      }
    }
  }

  /** Two lines that begin with a point, and last a point next to each of their ends. */
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

  /** Four ways out of a point that meet, each with the next or not, where no window shows it. */
  @Example
  void waysThatMeetFarAwayAreAsFoundAnew() {
    for (int side : List.of(11, 15)) {
      SquareBoard board = SquareBoard.of(side, side);
      int middle = side / 2;
      for (int closed = 0; closed < 256; closed++) {
        CellSet empty = cross(board, middle, closed);
        Terrain terrain = new Terrain(board, 2 + closed % 2);
        for (Ground before : ways(terrain, empty)) {
          int point = board.index(new Cell(middle, middle));
          if (before.isLegal(point)) {
            compareAfter(terrain, before, point);
          }
        }
      }
    }
  }

  /** Some of these have lines of one orientation only: together they would have both. */
  @Example
  void aCrossFallsIntoItsArms() {
    for (int side : List.of(11, 15)) {
      SquareBoard board = SquareBoard.of(side, side);
      int middle = side / 2;
      CellSet empty =
          board.setOf(
              board.cells().stream().filter(c -> c.x() == middle || c.y() == middle).toList());
      Terrain terrain = new Terrain(board, 3);
      for (Ground before : ways(terrain, empty)) {
        compareAfter(terrain, before, board.index(new Cell(middle, middle)));
      }
    }
  }

  /** The rim of a board and the middle file and rank, some corners and some ways out closed. */
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

  @Property(tries = 20)
  void whatIsOpenIsAsFoundAnew(
      @ForAll @IntRange(min = 3, max = 14) int width,
      @ForAll @IntRange(min = 3, max = 14) int height,
      @ForAll @IntRange(min = 2, max = 4) int length,
      @ForAll Random random) {
    SquareBoard board = SquareBoard.of(width, height);
    Terrain terrain = new Terrain(board, length);
    CellSet empty =
        board.setOf(board.cells().stream().filter(cell -> random.nextInt(3) > 0).toList());
    for (CellSet region : board.components(empty)) {
      empty = terrain.lines().exist(region) ? empty : empty.minus(region);
    }
    compareEveryStone(terrain, empty);
  }

  /** Hashes are not asked here, so that unequal stones of equal hashes would be told apart. */
  @Example
  void everyStoneCounts() {
    for (SquareBoard board : List.of(SquareBoard.of(8, 16), SquareBoard.of(12, 12))) {
      Terrain terrain = new Terrain(board, 3);
      Ground none = Ground.of(terrain, board.all());
      for (Cell cell : List.of(board.cell(0), board.cell(63), board.cell(64), board.cell(127))) {
        Ground one = Ground.of(terrain, board.all().without(cell));
        assertTrue(one.hasSameStones(none.after(terrain, board.index(cell))));
        assertFalse(one.hasSameStones(none));
        assertFalse(none.hasSameStones(one));
      }
    }
    SquareBoard large = SquareBoard.of(12, 12);
    SquareBoard small = SquareBoard.of(3, 3);
    Ground one = Ground.of(new Terrain(large, 3), large.all());
    Ground other = Ground.of(new Terrain(small, 3), small.all());
    assertFalse(one.hasSameStones(other));
    assertFalse(other.hasSameStones(one));
  }
}
