package io.github.boardrules.linage;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.territory.Komi;
import io.github.boardrules.core.territory.Terms;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
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
    LinagePosition position = game.start();
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
}
