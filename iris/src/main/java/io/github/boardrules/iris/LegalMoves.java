package io.github.boardrules.iris;

import static com.google.common.base.Preconditions.checkElementIndex;

import io.github.boardrules.core.spi.BitOps;
import java.util.AbstractList;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.RandomAccess;

/** The legal moves of a position in the order of their numbers, found when they are asked for. */
final class LegalMoves extends AbstractList<IrisMove> implements RandomAccess {
  private final IrisPosition position;
  private final int size;

  LegalMoves(IrisPosition position) {
    this.position = position;
    this.size = position.legalMoveCount();
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  public IrisMove get(int index) {
    long low = position.legalLow();
    long high = position.legalHigh();
    int inBoth = Long.bitCount(low) + Long.bitCount(high);
    if (index >= 0 && index < inBoth) {
      return move(TwoWords.select(low, high, index));
    }
    checkElementIndex(index, size);
    return further(index - inBoth);
  }

  private IrisMove further(int index) {
    int word = 2;
    int rank = index;
    for (int count = count(word); rank >= count; count = count(word)) {
      rank -= count;
      word++;
    }
    return move(64 * word + BitOps.select(position.legal(word), rank));
  }

  private int count(int word) {
    return Long.bitCount(position.legal(word));
  }

  private IrisMove move(int number) {
    return position.tables().moves[number];
  }

  @Override
  public Iterator<IrisMove> iterator() {
    return new Iterator<>() {
      private int word;
      private long rest = position.legalLow();

      @Override
      public boolean hasNext() {
        while (rest == 0 && word < position.tables().words - 1) {
          rest = position.legal(++word);
        }
        return rest != 0;
      }

      @Override
      public IrisMove next() {
        if (!hasNext()) {
          throw new NoSuchElementException("no more moves");
        }
        int bit = Long.numberOfTrailingZeros(rest);
        rest &= rest - 1;
        return move(64 * word + bit);
      }
    };
  }
}
