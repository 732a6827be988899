package io.github.boardrules.core.spi;

import com.google.common.base.Preconditions;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.bits.BitOps;
import java.util.AbstractList;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.RandomAccess;

/**
 * An immutable list of moves that stores one bit for each move and creates a move when it is
 * requested. Each set bit represents a move, in the order of the bits. A subclass supplies the
 * words and the move of a bit.
 *
 * <p>{@link #get} and a step of the iterator take time linear in the number of words.
 *
 * @param <M> the moves of the game
 */
public abstract class LazyMoveList<M extends Move> extends AbstractList<M> implements RandomAccess {
  private final int size;

  /**
   * Creates a list.
   *
   * @param size the number of set bits in all words
   */
  protected LazyMoveList(int size) {
    this.size = size;
  }

  /** {@return the number of words} */
  protected abstract int wordCount();

  /**
   * {@return a word of bits}
   *
   * @param word 0 to {@code wordCount() - 1}
   */
  protected abstract long word(int word);

  /**
   * {@return the move that a set bit represents}
   *
   * @param word 0 to {@code wordCount() - 1}
   * @param bit 0 to 63
   */
  protected abstract M move(int word, int bit);

  @Override
  public final int size() {
    return size;
  }

  @Override
  public M get(int index) {
    Preconditions.checkElementIndex(index, size);
    int word = 0;
    int n = index;
    long bits = word(0);
    for (int count = Long.bitCount(bits); n >= count; count = Long.bitCount(bits)) {
      n -= count;
      bits = word(++word);
    }
    return move(word, BitOps.nthBit(bits, n));
  }

  @Override
  public final Iterator<M> iterator() {
    return new Iterator<>() {
      private int word;
      private long rest = size == 0 ? 0 : word(0);
      private int left = size;

      @Override
      public boolean hasNext() {
        return left > 0;
      }

      @Override
      public M next() {
        if (left == 0) {
          throw new NoSuchElementException("no more moves");
        }
        left--;
        while (rest == 0) {
          rest = word(++word);
        }
        int bit = Long.numberOfTrailingZeros(rest);
        rest &= rest - 1;
        return move(word, bit);
      }
    };
  }
}
