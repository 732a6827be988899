package io.github.boardrules.core.board;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Preconditions.checkElementIndex;
import static java.lang.Long.bitCount;

import io.github.boardrules.core.bits.BitOps;
import java.util.AbstractSet;
import java.util.Arrays;
import java.util.Collection;
import java.util.Iterator;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/**
 * An immutable set of cells of one board, stored as a bitboard. Its iterator follows the order of
 * the cells. Like any {@link java.util.Set}, it is equal to every set of the same cells.
 *
 * <p>{@link #contains}, {@link #with} and {@link #without} take constant time for boards up to 128
 * cells, and so do the operations on two sets. On larger boards, each operation handles 64 cells at
 * a time.
 */
public abstract sealed class CellSet extends AbstractSet<Cell> permits SmallCellSet, LargeCellSet {
  private final Board board;

  CellSet(Board board) {
    this.board = board;
  }

  static CellSet full(Board board) {
    long[] words = new long[wordCount(board)];
    for (int word = 0; word < words.length; word++) {
      words[word] = fullWord(board, word);
    }
    return ofBits(board, words);
  }

  /** Returns the set of a single cell. */
  private static CellSet single(Board board, int index) {
    if (board.size() <= SmallCellSet.CAPACITY) {
      long bit = 1L << index;
      return index < 64 ? new SmallCellSet(board, bit, 0) : new SmallCellSet(board, 0, bit);
    }
    long[] words = new long[wordCount(board)];
    words[index >> 6] = 1L << index;
    return new LargeCellSet(board, words);
  }

  static int wordCount(Board board) {
    return (board.size() + 63) >> 6;
  }

  /** Returns a word in which the bits of all cells of the board are set. */
  private static long fullWord(Board board, int word) {
    int bits = board.size() - 64 * word;
    return bits >= 64 ? -1L : bits <= 0 ? 0L : (1L << bits) - 1;
  }

  /** {@return the board} */
  public final Board board() {
    return board;
  }

  @Override
  public final int size() {
    int size = 0;
    for (int word = 0; word < wordCount(); word++) {
      size += bitCount(word(word));
    }
    return size;
  }

  @Override
  public final boolean isEmpty() {
    return nextIndex(0) < 0;
  }

  @Override
  public final boolean contains(@Nullable Object object) {
    return object instanceof Cell cell && containsIndex(board.indexOrMinusOne(cell.x(), cell.y()));
  }

  @Override
  public final boolean containsAll(Collection<?> others) {
    if (others instanceof CellSet set && set.board.equals(board)) {
      return set.minus(this).isEmpty();
    }
    return super.containsAll(others);
  }

  /**
   * {@return whether the sets have a cell in common}
   *
   * @param other a set of cells of the same board
   * @throws IllegalArgumentException if the boards differ
   */
  public final boolean intersects(CellSet other) {
    checkSameBoard(other);
    return meets(other);
  }

  /**
   * {@return the cells in either set}
   *
   * @param other a set of cells of the same board
   * @throws IllegalArgumentException if the boards differ
   */
  public final CellSet union(CellSet other) {
    checkSameBoard(other);
    return or(other);
  }

  /**
   * {@return the cells in both sets}
   *
   * @param other a set of cells of the same board
   * @throws IllegalArgumentException if the boards differ
   */
  public final CellSet intersection(CellSet other) {
    checkSameBoard(other);
    return and(other);
  }

  /**
   * {@return the cells of this set that are not in the other set}
   *
   * @param other a set of cells of the same board
   * @throws IllegalArgumentException if the boards differ
   */
  public final CellSet minus(CellSet other) {
    checkSameBoard(other);
    return andNot(other);
  }

  /** {@return the cells of the board that are not in this set} */
  public final CellSet complement() {
    return board.all().andNot(this);
  }

  /**
   * {@return the cells of this set and another cell}
   *
   * @param cell a cell of the board
   * @throws IllegalArgumentException if the board does not have the cell
   */
  public final CellSet with(Cell cell) {
    return or(single(board, board.index(cell)));
  }

  /**
   * {@return the cells of this set except one}
   *
   * @param cell a cell of the board
   * @throws IllegalArgumentException if the board does not have the cell
   */
  public final CellSet without(Cell cell) {
    return andNot(single(board, board.index(cell)));
  }

  /**
   * {@return the first cell in order}
   *
   * @throws NoSuchElementException if the set is empty
   */
  public final Cell first() {
    int index = nextIndex(0);
    if (index < 0) {
      throw new NoSuchElementException("no cell in an empty set");
    }
    return board.cell(index);
  }

  @Override
  public final Iterator<Cell> iterator() {
    return new Iterator<>() {
      private int next = nextIndex(0);

      @Override
      public boolean hasNext() {
        return next >= 0;
      }

      @Override
      public Cell next() {
        if (next < 0) {
          throw new NoSuchElementException("no more cells");
        }
        Cell cell = board.cell(next);
        next = nextIndex(next + 1);
        return cell;
      }
    };
  }

  @Override
  public final boolean equals(@Nullable Object object) {
    if (object instanceof CellSet set && set.board.equals(board)) {
      for (int word = 0; word < wordCount(); word++) {
        if (word(word) != set.word(word)) {
          return false;
        }
      }
      return true;
    }
    return super.equals(object);
  }

  @Override
  public final int hashCode() {
    return super.hashCode();
  }

  private void checkSameBoard(CellSet other) {
    checkArgument(
        board.equals(other.board), "cells of %s and of %s do not mix", board, other.board);
  }

  abstract CellSet or(CellSet other);

  abstract CellSet and(CellSet other);

  abstract CellSet andNot(CellSet other);

  abstract boolean meets(CellSet other);

  final boolean containsIndex(int index) {
    return index >= 0 && ((word(index >> 6) >>> index) & 1) != 0;
  }

  // Bits, for authors of games. Bit i of word w is the cell with index 64 w + i.

  /**
   * {@return a set from its bits} For authors of games. Bit {@code i} of word {@code w} represents
   * the cell with index {@code 64 w + i}.
   *
   * @param board the board
   * @param words the bits; missing words are 0
   * @throws IllegalArgumentException if a bit represents no cell of the board
   */
  public static CellSet ofBits(Board board, long... words) {
    for (int word = 0; word < words.length; word++) {
      checkArgument((words[word] & ~fullWord(board, word)) == 0, "bits beyond %s", board);
    }
    return board.size() <= SmallCellSet.CAPACITY
        ? new SmallCellSet(board, words.length > 0 ? words[0] : 0, words.length > 1 ? words[1] : 0)
        : new LargeCellSet(board, Arrays.copyOf(words, wordCount(board)));
  }

  /** {@return the number of words: one for each 64 cells of the board, rounded up} */
  public final int wordCount() {
    return wordCount(board);
  }

  /**
   * {@return a word of bits, as for {@link #ofBits}; 0 beyond the last word}
   *
   * @param word the number of the word, from 0
   */
  public abstract long word(int word);

  /** {@return a new array of the {@linkplain #word words}} */
  public final long[] words() {
    long[] words = new long[wordCount()];
    for (int word = 0; word < words.length; word++) {
      words[word] = word(word);
    }
    return words;
  }

  /**
   * {@return the smallest index of a cell of this set that is at least a given index; -1 if there
   * is none}
   *
   * @param from an index, at least 0
   */
  public final int nextIndex(int from) {
    int count = wordCount();
    int word = from >> 6;
    if (word >= count) {
      return -1;
    }
    long bits = word(word) & (-1L << from);
    while (bits == 0) {
      if (++word >= count) {
        return -1;
      }
      bits = word(word);
    }
    return 64 * word + Long.numberOfTrailingZeros(bits);
  }

  /**
   * {@return the index of the n-th cell of this set, counted from 0}
   *
   * @param n the number of preceding cells, 0 to {@code size() - 1}
   * @throws IndexOutOfBoundsException if {@code n} is out of range
   */
  public final int nthIndex(int n) {
    int rest = checkElementIndex(n, size());
    int word = 0;
    for (int count = bitCount(word(0)); rest >= count; count = bitCount(word(word))) {
      rest -= count;
      word++;
    }
    return 64 * word + BitOps.nthBit(word(word), rest);
  }
}
