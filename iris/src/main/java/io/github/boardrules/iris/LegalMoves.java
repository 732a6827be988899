package io.github.boardrules.iris;

import static com.google.common.base.Preconditions.checkElementIndex;

import io.github.boardrules.core.board.Bits;
import java.util.AbstractList;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.RandomAccess;

/** The moves of some bits, in the order of the bits. */
final class LegalMoves extends AbstractList<IrisMove> implements RandomAccess {
  private final IrisMove[] moves;
  private final long[] bits;
  private final int size;

  /** Takes the bits over: nobody else may change them. */
  LegalMoves(IrisMove[] moves, long[] bits) {
    this.moves = moves;
    this.bits = bits;
    int count = 0;
    for (long word : bits) {
      count += Long.bitCount(word);
    }
    this.size = count;
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  public IrisMove get(int index) {
    checkElementIndex(index, size);
    int word = 0;
    int rest = index;
    for (int count = Long.bitCount(bits[0]); rest >= count; count = Long.bitCount(bits[word])) {
      rest -= count;
      word++;
    }
    return moves[64 * word + Bits.select(bits[word], rest)];
  }

  @Override
  public Iterator<IrisMove> iterator() {
    return new Iterator<>() {
      private int word;
      private long rest = bits[0];

      @Override
      public boolean hasNext() {
        while (rest == 0 && word < bits.length - 1) {
          rest = bits[++word];
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
        return moves[64 * word + bit];
      }
    };
  }
}
