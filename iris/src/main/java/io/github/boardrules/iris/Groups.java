package io.github.boardrules.iris;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Colour;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.board.HexBoard;
import java.util.Arrays;
import java.util.Comparator;

/** Finds the groups of a colour, by flood fill over bits. */
final class Groups {
  private final Tables tables;

  /** The stones that are in no group yet. */
  private final long[] rest;

  /** The cells of the group that is being found, those to look at from {@code next} on. */
  private final short[] queue;

  /**
   * Of stones as bits.
   *
   * @param stones an array of which only some words are taken
   * @param from the place of the first of these words
   */
  Groups(Tables tables, long[] stones, int from) {
    this.tables = tables;
    this.rest = Arrays.copyOfRange(stones, from, from + tables.words);
    this.queue = new short[tables.size];
  }

  /** The groups, the highest score first, of equal ones that with the first cell. */
  static ImmutableList<IrisGroup> of(
      HexBoard board, Colour colour, CellSet stones, CellSet coloured) {
    return board.components(stones).stream()
        .map(cells -> new IrisGroup(colour, cells, cells.intersection(coloured).size()))
        .sorted(Comparator.comparingInt(IrisGroup::score).reversed())
        .collect(ImmutableList.toImmutableList());
  }

  /** The scores of all groups, highest first. */
  ImmutableList<Integer> scores() {
    int[] groupsOfScore = new int[tables.size + 1];
    int highest = 0;
    for (int seed = firstOfRest(); seed >= 0; seed = firstOfRest()) {
      int score = takeGroup(seed);
      groupsOfScore[score]++;
      highest = Math.max(highest, score);
    }
    ImmutableList.Builder<Integer> scores = ImmutableList.builder();
    for (int score = highest; score >= 0; score--) {
      for (int group = 0; group < groupsOfScore[score]; group++) {
        scores.add(score);
      }
    }
    return scores.build();
  }

  private int firstOfRest() {
    for (int word = 0; word < rest.length; word++) {
      if (rest[word] != 0) {
        return 64 * word + Long.numberOfTrailingZeros(rest[word]);
      }
    }
    return -1;
  }

  /** Takes the group of a cell out of the rest and gives its score. */
  private int takeGroup(int seed) {
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
