package io.github.boardrules.linage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.Player;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.board.SquareBoard;
import io.github.boardrules.core.territory.Course;
import io.github.boardrules.core.territory.Komi;
import io.github.boardrules.core.territory.Orientation;
import io.github.boardrules.core.territory.Terms;
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
    return sides(129, Terms.MAX_SIDE * Terms.MAX_SIDE);
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
        .between(1, Terms.MAX_SIDE)
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
    Terms terms = Terms.usual(sides[0], sides[1]).fixed(new Komi(1));
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
    Terms terms = Terms.usual(sides[0], sides[1]).fixed(new Komi(1));
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
    Course course = Course.playing(new Komi(1), Player.FIRST, Orientation.VERTICAL, 0);
    LinageSetup setup = game.setup(stones, course);
    if (setup.defects().isEmpty()) {
      LinagePosition position = setup.position();
      for (int i = 0; i < 10; i++) {
        playAndCompare(position, LinageDifferentialProperties.naive(rules), random, 200);
      }
    }
  }

  /** Regions that hang together by long ways only, so that no window shows whether they do. */
  @Property(tries = 40)
  void mazesAreAsFoundAnew(
      @ForAll @IntRange(min = 9, max = 20) int width,
      @ForAll @IntRange(min = 6, max = 20) int height,
      @ForAll @IntRange(min = 2, max = 3) int length,
      @ForAll long seed) {
    Random random = new Random(seed);
    Terms terms = Terms.usual(width, height).fixed(new Komi(1));
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
    Course course = Course.playing(new Komi(1), Player.FIRST, Orientation.VERTICAL, 0);
    LinagePosition position = game.setup(empty.complement(), course).position();
    playAndCompare(position, LinageDifferentialProperties.naive(rules), random, 100);
  }

  private static void playAndCompare(
      LinagePosition start, NaiveLinage naive, Random random, int naiveOneIn) {
    LinageGame game = start.game();
    LinagePosition position = start;
    while (true) {
      CellSet stones = position.stones();
      LinagePosition made = game.setup(stones, position.course()).position();
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
