package io.github.boardrules.iris;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Colour;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.board.HexBoard;
import java.util.Comparator;

/** Finds the groups of a colour, by flood fill over bits. */
final class Groups {
  private final Tables tables;

  /** How many groups there are of each score. */
  private final int[] counts;

  private Groups(Tables tables) {
    this.tables = tables;
    this.counts = new int[tables.colouredCount + 1];
  }

  /** The groups, the highest score first, of equal ones that with the first cell. */
  static ImmutableList<IrisGroup> of(
      HexBoard board, Colour colour, CellSet stones, CellSet coloured) {
    return board.components(stones).stream()
        .map(cells -> new IrisGroup(colour, cells, cells.intersection(coloured).size()))
        .sorted(Comparator.comparingInt(IrisGroup::score).reversed())
        .collect(ImmutableList.toImmutableList());
  }

  /** The scores of all groups of some stones, highest first. */
  static ImmutableList<Integer> scores(Tables tables, long[] stones) {
    Groups groups = new Groups(tables);
    if (tables.words == 2) {
      groups.find(stones[0], stones[1]);
    } else {
      groups.find(stones);
    }
    return groups.scores();
  }

  private ImmutableList<Integer> scores() {
    ImmutableList.Builder<Integer> scores = ImmutableList.builder();
    for (int score = counts.length - 1; score >= 0; score--) {
      for (int group = 0; group < counts[score]; group++) {
        scores.add(score);
      }
    }
    return scores.build();
  }

  /** Two words of stones. Looks at the first cell of either word at once. */
  private void find(long stonesLow, long stonesHigh) {
    long[] reach = tables.reach;
    long low = stonesLow;
    long high = stonesHigh;
    while ((low | high) != 0) {
      long restLow = low;
      long restHigh = high;
      long nextLow = low & -low;
      long nextHigh = low == 0 ? high & -high : 0;
      low ^= nextLow;
      high ^= nextHigh;
      while ((nextLow | nextHigh) != 0) {
        int one = 2 * Long.numberOfTrailingZeros(nextLow);
        int other = 2 * Long.numberOfTrailingZeros(nextHigh) + 130;
        nextLow &= nextLow - 1;
        nextHigh &= nextHigh - 1;
        long toLow = (reach[one] | reach[other]) & low;
        long toHigh = (reach[one + 1] | reach[other + 1]) & high;
        low ^= toLow;
        high ^= toHigh;
        nextLow |= toLow;
        nextHigh |= toHigh;
      }
      counts[
          Long.bitCount((restLow ^ low) & ~tables.gray[0])
              + Long.bitCount((restHigh ^ high) & ~tables.gray[1])]++;
    }
  }

  /** Any number of words of stones, which it uses up. Looks at one cell after the other. */
  private void find(long[] stones) {
    short[] queue = new short[tables.size];
    for (int word = 0; word < stones.length; word++) {
      while (stones[word] != 0) {
        counts[takeGroup(64 * word + Long.numberOfTrailingZeros(stones[word]), stones, queue)]++;
      }
    }
  }

  /** Takes the group of a cell out of the rest and gives its score. */
  private int takeGroup(int seed, long[] rest, short[] queue) {
    int score = 0;
    int end = 0;
    queue[end++] = (short) seed;
    rest[seed >> 6] &= ~(1L << seed);
    for (int next = 0; next < end; next++) {
      int cell = queue[next];
      score += tables.isGray(cell) ? 0 : 1;
      for (short neighbour : tables.neighbourIndexes[cell]) {
        if (Tables.has(rest, neighbour)) {
          rest[neighbour >> 6] &= ~(1L << neighbour);
          queue[end++] = neighbour;
        }
      }
    }
    return score;
  }
}
