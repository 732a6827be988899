package io.github.boardrules.iris;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.Color;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import java.util.function.IntPredicate;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A full board is never drawn; two passes may draw; every game ends.
 *
 * <h2>Why a full board is never drawn</h2>
 *
 * <ol>
 *   <li>A group scores if and only if it reaches the perimeter. Call such groups <em>scoring</em>.
 *       Two sorted lists of scores, filled up with zeros, can be equal only if they have the same
 *       number of positive entries. So it is enough that the number of scoring groups of both
 *       colors together is odd.
 *   <li>If the perimeter has one color, it is one scoring group: odd.
 *   <li>Otherwise walk along the perimeter from a cell to its twin, which has the same color. The
 *       color changes an even number of times on the way, 2m, and as often on the way back, because
 *       the second half of the perimeter is the first one moved by half a turn. So the perimeter
 *       falls into 4m runs of one color, alternately black and white: 2m of each.
 *   <li>On a full board of hexagons, where three cells meet in every corner, two neighboring black
 *       runs are in different groups exactly if a white path separates them. So the black groups
 *       divide the 2m black runs into a partition without crossings, and the white groups divide
 *       the white runs into the complement of that partition in Kreweras' sense. Such a partition
 *       of k elements and its complement have k + 1 classes together: 2m + 1 scoring groups, an odd
 *       number.
 * </ol>
 *
 * Step 3 needs the twin to be the cell straight across the center. With mirror images instead, the
 * number of black runs may be odd, and there are ties from five cells on each side on.
 *
 * <h2>The length of a game</h2>
 *
 * A board with n cells on each side has 3(n−1) pairs and g = 3n(n−1) + 1 − 6(n−1) gray cells. So
 * there are at most a = g + 3(n−1) moves that are not passes. No pass precedes the first one, and
 * at most one precedes each other. If two passes end the game, at least one of the a moves is not
 * played, and the game has at most 1 + 2(a−2) + 2 moves; if the board is full, at most 1 + 2(a−1).
 * Both are 2a − 1: 217 moves for n = 7.
 */
class FullBoardTest {
  /** The number of random fillings of each size. */
  private static final int FILLINGS = Integer.getInteger("boardrules.iris.fillings", 20_000) / 20;

  /** Found by trying seeds from 0. */
  private static final long SEED_OF_A_TIE = 542;

  /** A board whose colored cells have twins, to be filled by the naive implementation. */
  private record Filling(int side, List<String> gray, List<String> colored) {
    static Filling of(int side) {
      NaiveIris board = NaiveIris.start(side);
      List<String> gray = new ArrayList<>();
      List<String> colored = new ArrayList<>();
      for (String cell : board.cells()) {
        if (!board.isColored(cell)) {
          gray.add(cell);
        } else if (!colored.contains(board.twin(cell))) {
          colored.add(cell);
        }
      }
      return new Filling(side, gray, colored);
    }

    int choices() {
      return gray.size() + colored.size();
    }

    NaiveIris fill(IntPredicate isBlack, UnaryOperator<String> twin) {
      Map<String, Character> stones = new TreeMap<>();
      int choice = 0;
      for (String cell : gray) {
        stones.put(cell, isBlack.test(choice++) ? 'b' : 'w');
      }
      for (String cell : colored) {
        char color = isBlack.test(choice++) ? 'b' : 'w';
        stones.put(cell, color);
        stones.put(twin.apply(cell), color);
      }
      return NaiveIris.of(side, stones, 'b', "", 0);
    }

    NaiveIris fill(IntPredicate isBlack) {
      return fill(isBlack, NaiveIris.start(side)::twin);
    }
  }

  private static long scoringGroups(NaiveIris position) {
    return IntStream.of('b', 'w')
        .mapToLong(color -> position.scores((char) color).stream().filter(s -> s > 0).count())
        .sum();
  }

  private static long scoringGroups(IrisPosition position) {
    return Stream.of(position.score().black(), position.score().white())
        .mapToLong(scores -> scores.stream().filter(score -> score > 0).count())
        .sum();
  }

  /** Fails if twins are mirror images, or if groups connect through six of eight neighbors. */
  @Test
  void noFillingOfSide2IsLevel() {
    Filling filling = Filling.of(2);
    for (int bits = 0; bits < 1 << filling.choices(); bits++) {
      int fill = bits;
      NaiveIris position = filling.fill(choice -> (fill >> choice & 1) == 1);
      assertEquals(1, scoringGroups(position) % 2);
      assertNotEquals("DRAW", position.winner());
    }
  }

  /** All fillings of side 3; {@link IrisScoreTest} compares their scores. */
  @Test
  void theNumberOfScoringGroupsIsOddInAllFillingsOfSide3() {
    for (int bits = 0; bits < 1 << 13; bits++) {
      int fill = bits;
      int[] choice = {0};
      IrisPosition position = filled(Iris.game(3), () -> (fill >> choice[0]++ & 1) == 1);
      assertEquals(1, scoringGroups(position) % 2, position.text());
    }
  }

  /** The invariant of the proof in fillings of every density. */
  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13})
  void theNumberOfScoringGroupsIsOdd(int side) {
    IrisGame game = Iris.game(side);
    Random random = new Random(side);
    for (int i = 0; i < Math.max(20, FILLINGS / side / side); i++) {
      double share = 0.3 + 0.4 * random.nextDouble();
      IrisPosition position = filled(game, () -> random.nextDouble() < share);
      assertEquals(1, scoringGroups(position) % 2, position.text());
      assertTrue(position.outcome().orElseThrow().winner().isPresent(), position.text());
    }
  }

  private static IrisPosition filled(IrisGame game, BooleanSupplier isBlack) {
    CellSet black = game.board().none();
    for (Cell cell : game.board().cells()) {
      boolean gray = game.gray().contains(cell);
      if ((gray || cell.compareTo(game.twin(cell)) < 0) && isBlack.getAsBoolean()) {
        black = gray ? black.with(cell) : black.with(cell).with(game.twin(cell));
      }
    }
    return new IrisPosition(game.tables, black, black.complement(), Color.BLACK, game.tables.full);
  }

  /** Shows that the tests above can fail: with mirror images as twins, this filling is level. */
  @Test
  void mirrorImagesAsTwinsCanTie() {
    Random random = new Random(SEED_OF_A_TIE);
    NaiveIris position =
        Filling.of(5).fill(choice -> random.nextBoolean(), cell -> mirror(5, cell));
    assertEquals("DRAW", position.winner());
    assertEquals(0, scoringGroups(position) % 2);
  }

  /** The cell of the opposite edge that a mirror parallel to the edges maps a cell to. */
  private static String mirror(int side, String cell) {
    int step = side - 1;
    int x = cell.charAt(0) - 'a';
    int y = Integer.parseInt(cell.substring(1)) - 1;
    boolean isCorner = NaiveIris.start(side).neighbors(cell).size() == 3;
    if (isCorner) {
      return NaiveIris.start(side).twin(cell);
    } else if (y == 0) {
      return name(x + step, 2 * step);
    } else if (y == 2 * step) {
      return name(x - step, 0);
    } else if (x == 0) {
      return name(2 * step, y + step);
    } else if (x == 2 * step) {
      return name(0, y - step);
    }
    return x > y ? name(x - step, y + step) : name(x + step, y - step);
  }

  private static String name(int x, int y) {
    return (char) ('a' + x) + Integer.toString(y + 1);
  }

  /**
   * All 2²⁸ fillings of side 4, on request. Exchanging the colors changes nothing, so the first
   * cell is black. Bit 8y + x is the cell (x, y), and the eighth file is empty.
   */
  @Test
  @EnabledIfSystemProperty(named = "boardrules.iris.full4", matches = "true")
  void theNumberOfScoringGroupsIsOddInAllFillingsOfSide4() {
    NaiveIris board = NaiveIris.start(4);
    Filling filling = Filling.of(4);
    List<Long> choices = new ArrayList<>();
    filling.gray().forEach(cell -> choices.add(bit(cell)));
    filling.colored().forEach(cell -> choices.add(bit(cell) | bit(board.twin(cell))));
    long all = choices.stream().mapToLong(bits -> bits).sum();
    long perimeter = choices.subList(filling.gray().size(), 28).stream().mapToLong(b -> b).sum();
    long[] masks = choices.stream().mapToLong(bits -> bits).toArray();
    assertEquals(37, Long.bitCount(all));
    long odd =
        IntStream.range(0, 1 << 27)
            .parallel()
            .filter(
                fill -> {
                  long black = masks[27];
                  for (int rest = fill; rest != 0; rest &= rest - 1) {
                    black |= masks[Integer.numberOfTrailingZeros(rest)];
                  }
                  int groups = groups(black, perimeter) + groups(all & ~black, perimeter);
                  return groups % 2 == 1;
                })
            .count();
    assertEquals(1 << 27, odd);
  }

  private static long bit(String cell) {
    return 1L << (8 * (Integer.parseInt(cell.substring(1)) - 1) + cell.charAt(0) - 'a');
  }

  private static int groups(long cells, long perimeter) {
    int groups = 0;
    long rest = cells & perimeter;
    while (rest != 0) {
      long group = rest & -rest;
      for (long before = 0; before != group; ) {
        before = group;
        group |= group << 1 | group << 8 | group << 9 | group >>> 1 | group >>> 8 | group >>> 9;
        group &= cells;
      }
      rest &= ~group;
      groups++;
    }
    return groups;
  }

  /** Fails if two passes do not end the game, or if scores of zero decide. */
  @ParameterizedTest
  @CsvSource({"7, g7 pass pass", "7, g7 a4+m10 a5+m9 pass pass", "2, b2 pass pass"})
  void twoPassesMayDraw(int side, String moves) {
    IrisPosition position = Iris.game(side).start();
    for (String move : moves.split(" ", -1)) {
      position = position.play(move);
    }
    assertEquals(Optional.empty(), position.outcome().orElseThrow().winner());
  }

  /** Fails if a pass is legal after a pass without ending the game, or before a second stone. */
  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 7, 9})
  void noGameIsLongerThanTheBound(int side) {
    IrisGame game = Iris.game(side);
    int pairs = 3 * (side - 1);
    int bound = 2 * (game.board().size() - pairs) - 1;
    int longest = 0;
    for (int seed = 0; seed < 10; seed++) {
      Random random = new Random(seed);
      IrisPosition position = game.start();
      int length = 0;
      for (boolean passed = false; !position.isOver(); length++) {
        List<IrisMove> legal = position.legalMoves();
        List<IrisMove> others = legal.stream().filter(m -> !m.equals(IrisMove.pass())).toList();
        boolean pass = legal.contains(IrisMove.pass()) && !passed;
        position =
            position.play(pass ? IrisMove.pass() : others.get(random.nextInt(others.size())));
        passed = pass;
      }
      longest = Math.max(longest, length);
    }
    assertTrue(longest <= bound, longest + " moves");
    if (side == 2) {
      assertEquals(bound, longest);
    }
  }
}
