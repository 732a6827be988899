package io.github.boardrules.loa;

import static java.util.Objects.requireNonNull;

import java.util.Arrays;
import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/**
 * A sorted array of earlier positions, and a link to the block of the positions before them.
 * Immutable, and shared by all positions that follow.
 *
 * <p>Blocks merge like the digits of a binary counter: a new block has {@link #MIN_SIZE} positions,
 * and two adjacent blocks of the same size become one. A history of n positions therefore has at
 * most log n blocks, a position is sorted into log n of them, and a search takes time proportional
 * to the square of log n.
 */
final class PositionBlock {
  /** The number of positions in the smallest block. Few games ever fill one between captures. */
  static final int MIN_SIZE = 128;

  /** The keys of the positions in ascending order. */
  private final long[] keys;

  /** The position of each key. */
  private final HistoryNode[] positions;

  private final @Nullable PositionBlock older;

  private PositionBlock(HistoryNode[] positions, @Nullable PositionBlock older) {
    this.keys = Arrays.stream(positions).mapToLong(HistoryNode::repetitionKey).toArray();
    this.positions = positions;
    this.older = older;
  }

  /** Creates the block of a position and the positions between it and the blocks before it. */
  static PositionBlock endingWith(HistoryNode last) {
    HistoryNode[] positions = new HistoryNode[MIN_SIZE];
    @Nullable HistoryNode at = last;
    for (int i = MIN_SIZE - 1; i >= 0; i--) {
      positions[i] = requireNonNull(at, "a position that ends a block has that many before it");
      at = at.previous;
    }
    PositionBlock rest = last.common.blocks();
    while (rest != null && rest.positions.length == positions.length) {
      HistoryNode[] both = Arrays.copyOf(rest.positions, 2 * positions.length);
      System.arraycopy(positions, 0, both, positions.length, positions.length);
      positions = both;
      rest = rest.older;
    }
    Arrays.sort(positions, Comparator.comparingLong(HistoryNode::repetitionKey));
    return new PositionBlock(positions, rest);
  }

  /** Returns how often a position occurs in this block and the older ones. */
  int count(HistoryNode state) {
    int count = 0;
    for (PositionBlock block = this; block != null; block = block.older) {
      count += block.countHere(state);
    }
    return count;
  }

  private int countHere(HistoryNode state) {
    long key = state.repetitionKey();
    int first = Arrays.binarySearch(keys, key);
    while (first > 0 && keys[first - 1] == key) {
      first--;
    }
    int count = 0;
    for (int i = first; i >= 0 && i < keys.length && keys[i] == key; i++) {
      count += positions[i].isRepetitionOf(state) ? 1 : 0;
    }
    return count;
  }
}
