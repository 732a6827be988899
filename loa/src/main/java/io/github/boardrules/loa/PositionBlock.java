package io.github.boardrules.loa;

import static java.util.Objects.requireNonNull;

import java.util.Random;
import org.jspecify.annotations.Nullable;

/**
 * A hash table of earlier positions, and a link to the block of the positions before them.
 * Immutable, and shared by all positions that follow.
 *
 * <p>Blocks merge like the digits of a binary counter: a new block has {@link #MIN_SIZE} positions,
 * and two adjacent blocks of the same size become one. A history of n positions therefore has at
 * most log n blocks, a position is put into log n of them, and a search takes time proportional to
 * log n. Nothing is sorted: in a JVM that plays for only seconds, compiling the sort of the JDK
 * costs a twentieth of its processor time.
 *
 * <p>The slot of a position is its key times a secret number, shifted (Dietzfelbinger and others,
 * <i>A reliable randomized algorithm for the closest-pair problem</i>, 1997). The keys are known to
 * everyone, so that without a secret, a record could be made whose positions all have the same
 * slot. Which slots are taken affects nothing but time.
 */
final class PositionBlock {
  /** The number of positions in the smallest block. Few games ever fill one between captures. */
  static final int MIN_SIZE = 128;

  /** The number of slots for each position. With so many, most searches end at once. */
  private static final int SLOTS = 4;

  /** Different in every run, and odd, so that different keys stay different. */
  private static final long SECRET = new Random().nextLong() | 1;

  /** The positions by their keys; one that finds its slot occupied is in the next free one. */
  final @Nullable HistoryNode[] table;

  private final @Nullable PositionBlock older;

  private PositionBlock(HistoryNode last, int size, @Nullable PositionBlock older) {
    this.table = new HistoryNode[SLOTS * size];
    this.older = older;
    @Nullable HistoryNode at = last;
    for (int i = 0; i < size; i++) {
      HistoryNode node = requireNonNull(at, "a position that ends a block has that many before it");
      int slot = slot(node);
      while (table[slot] != null) {
        slot = next(slot);
      }
      table[slot] = node;
      at = node.previous;
    }
  }

  private int slot(HistoryNode node) {
    long mixed = node.repetitionKey() * SECRET;
    return (int) (mixed >>> Long.numberOfLeadingZeros(table.length - 1));
  }

  private int next(int slot) {
    return (slot + 1) & (table.length - 1);
  }

  /** Creates the block of a position and the positions between it and the older blocks. */
  static PositionBlock endingWith(HistoryNode last) {
    int size = MIN_SIZE;
    PositionBlock older = last.common.blocks();
    while (older != null && older.table.length == SLOTS * size) {
      size *= 2;
      older = older.older;
    }
    return new PositionBlock(last, size, older);
  }

  /** Returns how often a position occurs in this block and the older ones. */
  int count(HistoryNode node) {
    int count = 0;
    for (PositionBlock block = this; block != null; block = block.older) {
      count += block.countHere(node);
    }
    return count;
  }

  private int countHere(HistoryNode node) {
    int count = 0;
    int slot = slot(node);
    for (HistoryNode at = table[slot]; at != null; at = table[slot]) {
      count += at.isRepetitionOf(node) ? 1 : 0;
      slot = next(slot);
    }
    return count;
  }
}
