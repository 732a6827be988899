package io.github.boardrules.core.spi;

import com.google.common.base.Preconditions;
import com.google.common.collect.UnmodifiableIterator;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.bits.BitOps;
import java.util.AbstractList;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.RandomAccess;
import java.util.Spliterator;
import java.util.Spliterators;
import org.jspecify.annotations.Nullable;

/**
 * An immutable list of moves that stores one bit for each move and creates a move when it is
 * requested. Each set bit represents a move, in the order of the bits. A subclass supplies the
 * words and the move of a bit.
 *
 * <p>{@link #get} takes time linear in the number of words, and an iteration over the whole list
 * time linear in the numbers of moves and of words.
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

  /**
   * {@return a word of bits}
   *
   * @param word the number of the word, from 0 to at most that of the last one with a set bit
   */
  protected abstract long word(int word);

  /**
   * {@return the move that a set bit represents}
   *
   * @param word the number of the word, from 0
   * @param bit 0 to 63
   */
  protected abstract M move(int word, int bit);

  /** {@return whether a move is legal} Creates no moves. */
  @Override
  public abstract boolean contains(@Nullable Object object);

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
    return new Steps();
  }

  @Override
  public final Spliterator<M> spliterator() {
    return Spliterators.spliterator(
        iterator(), size, Spliterator.ORDERED | Spliterator.NONNULL | Spliterator.IMMUTABLE);
  }

  private final class Steps extends UnmodifiableIterator<M> {
    /** The word of the latest step; -1 before the first one. */
    private int word = -1;

    /** The set bits of the word that come next. */
    private long rest;

    private int next;

    @Override
    public boolean hasNext() {
      return next < size;
    }

    @Override
    public M next() {
      if (next == size) {
        throw new NoSuchElementException("no more moves");
      }
      next++;
      while (rest == 0) {
        rest = word(++word);
      }
      int bit = Long.numberOfTrailingZeros(rest);
      rest &= rest - 1;
      return move(word, bit);
    }
  }
}
