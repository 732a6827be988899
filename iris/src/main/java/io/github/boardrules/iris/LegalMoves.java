package io.github.boardrules.iris;

import static com.google.common.base.Preconditions.checkElementIndex;

import io.github.boardrules.core.board.Bits;
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
    checkElementIndex(index, size);
    long low = position.legalLow();
    long high = position.legalHigh();
    int inLow = Long.bitCount(low);
    int inBoth = inLow + Long.bitCount(high);
    if (index >= inBoth) {
      return further(index - inBoth);
    }
    int beyond =
        (inLow - 1 - index) >> 31; // without a branch: all ones if it is in the second word
    int rank = index - (inLow & beyond);
    return move((64 & beyond) + Bits.select(low ^ ((low ^ high) & beyond), rank));
  }

  private IrisMove further(int index) {
    int word = 2;
    int rank = index;
    for (int count = count(word); rank >= count; count = count(word)) {
      rank -= count;
      word++;
    }
    return move(64 * word + Bits.select(position.legal(word), rank));
  }

  private int count(int word) {
    return Long.bitCount(position.legal(word));
  }

  private IrisMove move(int number) {
    return position.game().tables().moves[number];
  }

  @Override
  public Iterator<IrisMove> iterator() {
    return new Iterator<>() {
      private int word;
      private long rest = position.legalLow();

      @Override
      public boolean hasNext() {
        while (rest == 0 && word < position.game().tables().words - 1) {
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
