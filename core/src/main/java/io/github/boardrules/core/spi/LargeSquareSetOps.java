package io.github.boardrules.core.spi;

import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.board.SquareBoard;
import io.github.boardrules.core.board.SquareDirection;

/**
 * Operations on boards of more than 128 cells. A flood fill keeps a bit mask of the words to
 * process: those with a neighboring word that changed.
 */
final class LargeSquareSetOps extends SquareSetOps {
  private final int words;
  private final int width;
  private final long[] notFirst;
  private final long[] notLast;

  LargeSquareSetOps(SquareBoard board) {
    super(board);
    this.words = board.none().wordCount();
    this.width = board.width();
    this.notFirst = awayFromEdge(SquareDirection.WEST).words();
    this.notLast = awayFromEdge(SquareDirection.EAST).words();
  }

  @Override
  public CellSet shift(CellSet set, SquareDirection direction) {
    check(set);
    long[] shifted = new long[words];
    addShifted(shifted, set, direction);
    for (int word = 0; word < words; word++) {
      shifted[word] &= board().all().word(word);
    }
    return CellSet.ofBits(board(), shifted);
  }

  /** Adds the shifted bits of a set to the sum, including those beyond the top of the board. */
  private void addShifted(long[] sum, CellSet set, SquareDirection direction) {
    CellSet movers = awayFromEdge(direction);
    int by = step(direction);
    for (int word = 0; word < words; word++) {
      long bits = set.word(word) & movers.word(word);
      if (by > 0) {
        sum[word] |= bits << by;
        if (word + 1 < words) {
          sum[word + 1] |= bits >>> -by;
        }
      } else {
        sum[word] |= bits >>> -by;
        if (word > 0) {
          sum[word - 1] |= bits << by;
        }
      }
    }
  }

  @Override
  CellSet flood(CellSet from, CellSet within, CellSet goal) {
    long[] reached = from.words();
    int dirty = 0;
    for (int word = 0; word < words; word++) {
      dirty |= reached[word] == 0 ? 0 : neighborhood(word);
    }
    boolean done = hasAll(reached, goal);
    while (dirty != 0 && !done) {
      int word = Integer.numberOfTrailingZeros(dirty);
      long before = reached[word];
      long grown = flood(reached, word, within.word(word));
      dirty &= dirty - 1;
      if (grown != before) {
        reached[word] = grown;
        dirty |= neighborhood(word) & ~(1 << word);
        done = (goal.word(word) & grown & ~before) != 0 && hasAll(reached, goal);
      }
    }
    return CellSet.ofBits(board(), reached);
  }

  /** Returns a mask of a word and its existing neighbors. */
  private int neighborhood(int word) {
    return ((7 << word) >> 1) & ((1 << words) - 1);
  }

  /** Returns the reached cells of one word, after inflow from the words before and after it. */
  private long flood(long[] reached, int word, long within) {
    long before = word > 0 ? reached[word - 1] : 0;
    long after = word + 1 < words ? reached[word + 1] : 0;
    long intoNotFirst = within & notFirst[word];
    long intoNotLast = within & notLast[word];
    long bits =
        reached[word]
            | (((before >>> -width) | (after << -width)) & within)
            | ((before >>> 63) & intoNotFirst)
            | ((after << 63) & intoNotLast);
    while (true) {
      long grown =
          bits
              | (((bits << width) | (bits >>> width)) & within)
              | ((bits << 1) & intoNotFirst)
              | ((bits >>> 1) & intoNotLast);
      if (grown == bits) {
        return bits;
      }
      bits = grown;
    }
  }

  private static boolean hasAll(long[] reached, CellSet goal) {
    for (int word = 0; word < reached.length; word++) {
      if ((goal.word(word) & ~reached[word]) != 0) {
        return false;
      }
    }
    return true;
  }
}
