package io.github.boardrules.loa;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayDeque;
import java.util.Deque;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Counts clumps and Euler numbers of random pieces in three ways. */
class ClumpsProperties {
  @Property
  void clumpsAreCounted(@ForAll long a, @ForAll long b, @ForAll boolean few) {
    long pieces = few ? a & b : a;
    int clumps = components(pieces, true);
    assertEquals(clumps, Clumps.count(pieces));
    assertEquals(clumps == 1, Clumps.isConnected(pieces));
  }

  @Property
  void theEulerNumberIsTheNumberOfClumpsMinusTheNumberOfHoles(
      @ForAll long a, @ForAll long b, @ForAll boolean many) {
    long pieces = many ? a | b : a;
    int holes = components(~pieces, false) - 1;
    assertEquals(components(pieces, true) - holes, Clumps.eulerNumber(pieces));
  }

  /** Compares with the formula of section 4 of the paper of 2001, over all 81 quads. */
  @Property
  void theEulerNumberAgreesWithTheQuads(@ForAll long a, @ForAll long b, @ForAll boolean few) {
    long pieces = few ? a & b : a;
    int sum = 0;
    for (int y = -1; y < 8; y++) {
      for (int x = -1; x < 8; x++) {
        boolean lowerLeft = has(pieces, x, y);
        boolean lowerRight = has(pieces, x + 1, y);
        boolean upperLeft = has(pieces, x, y + 1);
        boolean upperRight = has(pieces, x + 1, y + 1);
        int count =
            (lowerLeft ? 1 : 0) + (lowerRight ? 1 : 0) + (upperLeft ? 1 : 0) + (upperRight ? 1 : 0);
        boolean diagonal = count == 2 && lowerLeft == upperRight;
        sum += count == 1 ? 1 : count == 3 ? -1 : diagonal ? -2 : 0;
      }
    }
    assertEquals(sum / 4.0, Clumps.eulerNumber(pieces));
  }

  private static boolean has(long pieces, int x, int y) {
    return x >= 0 && x < 8 && y >= 0 && y < 8 && (pieces >>> (8 * y + x) & 1) != 0;
  }

  /**
   * Counts the connected components of a set of cells by eight neighbors, or, including a rim of
   * cells around the board, by four.
   */
  private static int components(long cells, boolean eight) {
    int rim = eight ? 0 : 1;
    boolean[][] open = new boolean[10][10];
    for (int y = 0; y < 10; y++) {
      for (int x = 0; x < 10; x++) {
        boolean onRim = x == 0 || y == 0 || x == 9 || y == 9;
        open[y][x] = onRim ? rim == 1 : has(cells, x - 1, y - 1);
      }
    }
    int components = 0;
    for (int start = 0; start < 100; start++) {
      if (open[start / 10][start % 10]) {
        components++;
        empty(open, start, eight);
      }
    }
    return components;
  }

  private static void empty(boolean[][] open, int start, boolean eight) {
    Deque<int[]> queue = new ArrayDeque<>();
    queue.add(new int[] {start % 10, start / 10});
    while (!queue.isEmpty()) {
      int[] at = queue.remove();
      int x = at[0];
      int y = at[1];
      if (x < 0 || y < 0 || x > 9 || y > 9 || !open[y][x]) {
        continue;
      }
      open[y][x] = false;
      for (int dy = -1; dy <= 1; dy++) {
        for (int dx = -1; dx <= 1; dx++) {
          if (eight || dx == 0 || dy == 0) {
            queue.add(new int[] {x + dx, y + dy});
          }
        }
      }
    }
  }
}
