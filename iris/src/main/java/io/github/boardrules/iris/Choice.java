package io.github.boardrules.iris;

import io.github.boardrules.core.board.Cell;
import org.jspecify.annotations.Nullable;

/**
 * A stone on a gray cell or a pair; and the phase after it when a second stone has to follow, which
 * allows nothing if it is a pair.
 */
final class Choice extends Phase {
  final int number;
  final IrisMove move;

  /** The bit of the number, if it is in the first word. */
  final long lowBit;

  /** The same in the second word. */
  final long highBit;

  /** Zobrist's keys of the stones together, if they are White's. */
  final long whiteKey;

  /** What has to be added if they are Black's. */
  final long blackDifference;

  Choice(
      Tables tables,
      int number,
      Cell cell,
      @Nullable Cell twin,
      long[] allowed,
      long key,
      long blackKey,
      long whiteKey) {
    super(tables, allowed, 0, false, key);
    this.number = number;
    this.lowBit = number < 64 ? 1L << number : 0;
    this.highBit = number >= 64 && number < Tables.CAPACITY ? 1L << number : 0;
    this.whiteKey = whiteKey;
    this.blackDifference = whiteKey ^ blackKey;
    // Last, so that whoever comes by the move sees all of the choice.
    this.move = twin == null ? new IrisMove.Stone(cell, this) : new IrisMove.Pair(cell, twin, this);
  }
}
