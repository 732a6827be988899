package io.github.boardrules.loa;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

/** Compares the Euler number of pieces that are given as ranks with labels that spread. */
class EulerNumberProperties {
  /** The squares that any ranks need, and a rim around them. */
  private static final int SIZE = 18;

  private static final int[][] STRAIGHT = {{1, 0}, {0, 1}};
  private static final int[][] HEXAGONAL = {{1, 0}, {0, 1}, {1, 1}};
  private static final int[][] ALL = {{1, 0}, {0, 1}, {1, 1}, {-1, 1}};

  /**
   * Pieces on squares are also adjacent in corners, so holes are adjacent only in edges. On a
   * hexagonal board, holes are adjacent as pieces are.
   */
  @Property
  void theEulerNumberIsTheNumberOfClumpsMinusTheNumberOfHoles(
      @ForAll @Size(min = 1, max = 16) List<@IntRange(max = 0xffff) Integer> ranks,
      @ForAll boolean isHex) {
    int[] pieces = new int[SIZE];
    for (int y = 0; y < ranks.size(); y++) {
      pieces[y + 1] = ranks.get(y) << 1;
    }
    int[] gaps = IntStream.of(pieces).map(rank -> ~rank).toArray();
    int clumps = components(pieces, isHex ? HEXAGONAL : ALL);
    int holes = components(gaps, isHex ? HEXAGONAL : STRAIGHT) - 1;
    int[] words = ranks.stream().mapToInt(rank -> rank).toArray();
    assertEquals(clumps - holes, Clumps.eulerNumber(words, isHex));
  }

  /** Counts connected components: the smallest number of a component spreads to all its cells. */
  private static int components(int[] cells, int[][] steps) {
    int[] labels = IntStream.range(0, SIZE * SIZE).filter(cell -> has(cells, cell)).toArray();
    int[] label = IntStream.range(0, SIZE * SIZE).toArray();
    boolean isChanged = true;
    while (isChanged) {
      isChanged = false;
      for (int cell : labels) {
        for (int[] step : steps) {
          int x = cell % SIZE + step[0];
          int next = cell + step[1] * SIZE + step[0];
          if (x >= 0 && x < SIZE && next < label.length && has(cells, next)) {
            isChanged |= label[cell] != label[next];
            label[cell] = Math.min(label[cell], label[next]);
            label[next] = label[cell];
          }
        }
      }
    }
    return (int) IntStream.of(labels).filter(cell -> label[cell] == cell).count();
  }

  private static boolean has(int[] cells, int cell) {
    return (cells[cell / SIZE] >>> cell % SIZE & 1) != 0;
  }
}
