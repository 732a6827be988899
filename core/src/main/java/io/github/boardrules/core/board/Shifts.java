package io.github.boardrules.core.board;

import com.google.common.primitives.Ints;
import com.google.errorprone.annotations.Immutable;
import java.util.NavigableMap;
import java.util.TreeMap;

/**
 * The steps between the cells of a board in some directions and their opposites, as shifts of
 * bitboards. Immutable.
 *
 * <h2>Representation</h2>
 *
 * A step changes the index of a cell. On a complete rectangle, all steps in one direction change it
 * by the same number; otherwise the number depends on the rank, and on the missing cells. The steps
 * are grouped by this number, the <em>distance</em> of the group, which is 1 to 27. A group is a
 * distance and the set of the lower cells of its steps: all its steps together are one shift of a
 * masked bitboard, and the opposite steps are the opposite shift.
 *
 * <h2>Flood fill</h2>
 *
 * A word of 64 cells grows along all groups until it stops. Then the words before and after it have
 * to be examined again, because no step is longer than a word. The bit mask <em>dirty</em> holds
 * the words to examine. A fill may have a goal, at which it stops early.
 *
 * <h2>Cost</h2>
 *
 * A rectangle has two groups for four neighbors, a hexagon with seven cells on a side nine groups
 * for six. One step of a fill, for all 64 cells of a word, takes about six instructions for each
 * group.
 */
@Immutable
@SuppressWarnings("Immutable") // the arrays are filled before it is published, then never changed
final class Shifts {
  private final Board board;
  private final int[] distances;

  /** By group and word: the lower cells of the steps. */
  private final long[][] lower;

  /**
   * Whether there is one group, and a set has two words: then a step needs no loop, and images of
   * positions of Linage are a tenth faster.
   */
  private final boolean isOneShift;

  /** The second word of the only group, if there is one. */
  private final long lowerHigh;

  /**
   * Groups the steps of a board.
   *
   * @param directions the directions; their opposites are added
   */
  Shifts(Board board, Iterable<? extends Direction> directions) {
    int words = CellSet.wordCount(board);
    NavigableMap<Integer, long[]> groups = new TreeMap<>();
    for (Direction direction : directions) {
      Direction up = isForward(direction) ? direction : direction.opposite();
      for (int index = 0; index < board.size(); index++) {
        Cell cell = board.cell(index);
        int next = board.indexOrMinusOne(cell.x() + up.dx(), cell.y() + up.dy());
        if (next >= 0) {
          long[] starts = groups.computeIfAbsent(next - index, distance -> new long[words]);
          starts[index >> 6] |= 1L << index;
        }
      }
    }
    this.board = board;
    this.distances = Ints.toArray(groups.keySet());
    this.lower = groups.values().toArray(long[][]::new);
    this.isOneShift = lower.length == 1 && words <= 2;
    this.lowerHigh = isOneShift && words == 2 ? lower[0][1] : 0;
  }

  /** Returns whether a step leads to a cell with a higher index. */
  static boolean isForward(Direction direction) {
    return direction.dy() > 0 || (direction.dy() == 0 && direction.dx() > 0);
  }

  /** Returns the cells that one step from a cell of the set to a higher index leads to. */
  CellSet forward(CellSet set) {
    if (isOneShift) {
      int by = distances[0];
      long low = set.word(0) & lower[0][0];
      long high = set.word(1) & lowerHigh;
      return CellSet.of(board, low << by, high << by | low >>> -by);
    }
    long[] words = new long[set.wordCount()];
    for (int group = 0; group < distances.length; group++) {
      int by = distances[group];
      long carried = 0;
      for (int word = 0; word < words.length; word++) {
        long bits = set.word(word) & lower[group][word];
        words[word] |= bits << by | carried;
        carried = bits >>> -by;
      }
    }
    return CellSet.of(board, words);
  }

  /** Returns the cells that one step from a cell of the set to a lower index leads to. */
  CellSet backward(CellSet set) {
    if (isOneShift) {
      int by = distances[0];
      long low = set.word(0) >>> by | set.word(1) << -by;
      return CellSet.of(board, low & lower[0][0], set.word(1) >>> by & lowerHigh);
    }
    long[] words = new long[set.wordCount()];
    for (int group = 0; group < distances.length; group++) {
      int by = distances[group];
      for (int word = 0; word < words.length; word++) {
        long bits = set.word(word) >>> by | set.word(word + 1) << -by;
        words[word] |= bits & lower[group][word];
      }
    }
    return CellSet.of(board, words);
  }

  /** Returns the cells of the set and those that one step leads to. */
  CellSet withNeighbors(CellSet set) {
    return set.union(forward(set)).union(backward(set));
  }

  /** Grows a set within another until it contains the goal or stops growing. */
  CellSet flood(CellSet from, CellSet within, CellSet goal) {
    long[] reached = from.words();
    int dirty = 0;
    for (int word = 0; word < reached.length; word++) {
      dirty |= reached[word] == 0 ? 0 : withAdjacent(word, reached.length);
    }
    boolean done = containsAll(reached, goal);
    while (dirty != 0 && !done) {
      int word = Integer.numberOfTrailingZeros(dirty);
      long before = reached[word];
      long grown = grow(reached, word, within.word(word));
      dirty &= dirty - 1;
      if (grown != before) {
        reached[word] = grown;
        dirty |= withAdjacent(word, reached.length) & ~(1 << word);
        done = (goal.word(word) & grown & ~before) != 0 && containsAll(reached, goal);
      }
    }
    return CellSet.of(board, reached);
  }

  /** Returns a bit mask of a word and its existing neighbors. */
  private static int withAdjacent(int word, int words) {
    return ((7 << word) >> 1) & ((1 << words) - 1);
  }

  /** Returns the reached cells of a word, including those reached from the words beside it. */
  private long grow(long[] reached, int word, long within) {
    long bits = reached[word] | (inflow(reached, word) & within);
    long before;
    do {
      before = bits;
      for (int group = 0; group < distances.length; group++) {
        long mask = lower[group][word];
        int by = distances[group];
        bits |= (((bits & mask) << by) | ((bits >>> by) & mask)) & within;
      }
    } while (bits != before);
    return bits;
  }

  private long inflow(long[] reached, int word) {
    long bits = 0;
    for (int group = 0; group < distances.length; group++) {
      int by = distances[group];
      if (word > 0) {
        bits |= (reached[word - 1] & lower[group][word - 1]) >>> -by;
      }
      if (word + 1 < reached.length) {
        bits |= (reached[word + 1] << -by) & lower[group][word];
      }
    }
    return bits;
  }

  private static boolean containsAll(long[] reached, CellSet goal) {
    for (int word = 0; word < reached.length; word++) {
      if ((goal.word(word) & ~reached[word]) != 0) {
        return false;
      }
    }
    return true;
  }
}
