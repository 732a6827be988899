package io.github.boardrules.iris;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.board.HexBoard;
import io.github.boardrules.core.conformance.Choices;
import java.util.Comparator;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** Scores found by labeling equal the scores of the connected components of the board. */
class GroupScoresProperties {

  @Property
  void randomGroupsHaveTheirScores(
      @ForAll @IntRange(min = 2, max = 13) int side,
      @ForAll @IntRange(min = 1, max = 9) int tenths,
      @ForAll Choices random) {
    HexBoard board = HexBoard.of(side);
    CellSet black =
        board.setOf(board.cells().stream().filter(c -> random.nextInt(10) < tenths).toList());
    check(
        side,
        black,
        board.setOf(black.complement().stream().filter(c -> random.nextBoolean()).toList()));
    check(side, black, black.complement());
  }

  /**
   * Combs: every other file of the largest board is black from some rank on. Bars connect the files
   * from the last to the first, so that their labels form a chain.
   */
  @Property
  void combsHaveTheirScores(
      @ForAll @IntRange(min = 10, max = IrisRules.MAX_SIDE) int files, @ForAll Choices random) {
    HexBoard board = HexBoard.of(IrisRules.MAX_SIDE);
    int[] starts = random.ints(board.width(), 0, 2).toArray();
    int[] bars = random.ints(board.width(), 2, IrisRules.MAX_SIDE).toArray();
    for (int x = 0; x < files; x++) {
      starts[x] = 1;
      bars[x] = 2 + (files - x) / 2;
    }
    CellSet black =
        board.setOf(
            board.cells().stream()
                .filter(c -> c.x() % 2 == 0 ? c.y() >= starts[c.x()] : c.y() == bars[c.x()])
                .toList());
    check(IrisRules.MAX_SIDE, black, black.complement());
    check(IrisRules.MAX_SIDE, black.complement(), black);
  }

  private static void check(int side, CellSet black, CellSet white) {
    MoveTables tables = Iris.game(side).tables;
    IrisScore score = GroupScores.of(tables.grid, words(tables, black), words(tables, white));
    IrisScore expected = new IrisScore(scores(side, black), scores(side, white));
    assertEquals(expected, score);
    assertEquals(difference(expected.black(), expected.white()), score.difference());
  }

  /** Returns the first difference of two lists, of which the shorter one is padded with zeros. */
  private static int difference(List<Integer> black, List<Integer> white) {
    for (int place = 0; place < Math.max(black.size(), white.size()); place++) {
      int one = place < black.size() ? black.get(place) : 0;
      int other = place < white.size() ? white.get(place) : 0;
      if (one != other) {
        return one - other;
      }
    }
    return 0;
  }

  private static ImmutableList<Integer> scores(int side, CellSet stones) {
    return stones.components().stream()
        .map(group -> group.intersection(Iris.game(side).colored()).size())
        .sorted(Comparator.reverseOrder())
        .collect(toImmutableList());
  }

  private static long[] words(MoveTables tables, CellSet cells) {
    long[] words = new long[tables.words];
    for (Cell cell : cells) {
      MoveTables.set(words, tables.game.board().index(cell));
    }
    return words;
  }
}
