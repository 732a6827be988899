package io.github.boardrules.iris;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Colour;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.board.HexBoard;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** The scores that labels find are those of the groups that the board finds. */
class GroupsProperties {

  @Property
  void groupsOfAnyShape(
      @ForAll @IntRange(min = 2, max = 13) int side,
      @ForAll @IntRange(min = 1, max = 9) int tenths,
      @ForAll Random random) {
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
   * Every other file of the largest board is black from some rank on. Bars join the first of them
   * from the last to the first, so that their labels become a chain, and then the last to one whose
   * label is before all of theirs.
   */
  @Property
  void combs(@ForAll @IntRange(min = 10, max = Iris.MAX_SIDE) int files, @ForAll Random random) {
    HexBoard board = HexBoard.of(Iris.MAX_SIDE);
    int[] starts = random.ints(board.width(), 0, 2).toArray();
    int[] bars = random.ints(board.width(), 2, Iris.MAX_SIDE).toArray();
    for (int x = 0; x < files; x++) {
      starts[x] = 1;
      bars[x] = 2 + (files - x) / 2;
    }
    CellSet black =
        board.setOf(
            board.cells().stream()
                .filter(c -> c.x() % 2 == 0 ? c.y() >= starts[c.x()] : c.y() == bars[c.x()])
                .toList());
    check(Iris.MAX_SIDE, black, black.complement());
    check(Iris.MAX_SIDE, black.complement(), black);
  }

  private static void check(int side, CellSet black, CellSet white) {
    Tables tables = Iris.game(side).tables();
    IrisScore score = Groups.score(tables.square, words(tables, black), words(tables, white));
    IrisScore expected =
        new IrisScore(scores(Colour.BLACK, side, black), scores(Colour.WHITE, side, white));
    assertEquals(expected, score);
    assertEquals(expected.difference(), score.difference());
  }

  private static ImmutableList<Integer> scores(Colour colour, int side, CellSet stones) {
    return Groups.of(HexBoard.of(side), colour, stones, Iris.game(side).coloured()).stream()
        .map(IrisGroup::score)
        .collect(toImmutableList());
  }

  private static long[] words(Tables tables, CellSet cells) {
    long[] words = new long[tables.words];
    for (Cell cell : cells) {
      Tables.set(words, tables.game.board().index(cell));
    }
    return words;
  }
}
