package io.github.boardrules.core.board;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Preconditions.checkElementIndex;
import static java.lang.Long.bitCount;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.spi.BitOps;
import java.util.AbstractSet;
import java.util.Collection;
import java.util.Iterator;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/**
 * Some cells of one board: an immutable set that is kept as bits, one for each cell of the board.
 * It is iterated in the order of the cells, and equal to every {@link java.util.Set} of the same
 * cells.
 *
 * <p>The operations with another set of cells take a few machine instructions for boards up to 128
 * cells, and a few for every further 64.
 */
public abstract sealed class CellSet extends AbstractSet<Cell> permits SmallCellSet, LargeCellSet {
  private final Board board;

  CellSet(Board board) {
    this.board = board;
  }

  static CellSet empty(Board board) {
    return board.size() <= SmallCellSet.CAPACITY
        ? new SmallCellSet(board, 0, 0)
        : new LargeCellSet(board, new long[wordCount(board)]);
  }

  static CellSet full(Board board) {
    long[] words = new long[wordCount(board)];
    for (int word = 0; word < words.length; word++) {
      words[word] = fullWord(board, word);
    }
    return ofBits(board, words);
  }

  /** The set of one cell, given by its index. */
  static CellSet single(Board board, int index) {
    if (board.size() <= SmallCellSet.CAPACITY) {
      long bit = 1L << index;
      return index < 64 ? new SmallCellSet(board, bit, 0) : new SmallCellSet(board, 0, bit);
    }
    long[] words = new long[wordCount(board)];
    words[index >> 6] = 1L << index;
    return new LargeCellSet(board, words);
  }

  /**
   * {@return the set of given bits: bit {@code i} of the word {@code w} stands for the cell of
   * index {@code 64 w + i}} Words that are left out are 0.
   *
   * @param board the board of the cells
   * @param words the bits
   * @throws IllegalArgumentException if a bit is set for which the board has no cell
   */
  public static CellSet ofBits(Board board, long... words) {
    for (int word = 0; word < words.length; word++) {
      checkArgument((words[word] & ~fullWord(board, word)) == 0, "bits beyond %s", board);
    }
    return board.size() <= SmallCellSet.CAPACITY
        ? new SmallCellSet(board, words.length > 0 ? words[0] : 0, words.length > 1 ? words[1] : 0)
        : new LargeCellSet(board, java.util.Arrays.copyOf(words, wordCount(board)));
  }

  static CellSet copyOf(Board board, Iterable<Cell> cells) {
    if (cells instanceof CellSet set && set.board().equals(board)) {
      return set;
    }
    long[] words = new long[wordCount(board)];
    for (Cell cell : cells) {
      int index = board.index(cell);
      words[index >> 6] |= 1L << index;
    }
    return ofBits(board, words);
  }

  static int wordCount(Board board) {
    return (board.size() + 63) >> 6;
  }

  /** The bits of a word that stand for cells of the board. */
  static long fullWord(Board board, int word) {
    int bits = board.size() - 64 * word;
    return bits >= 64 ? -1L : bits <= 0 ? 0L : (1L << bits) - 1;
  }

  /** {@return the board that the cells belong to} */
  public final Board board() {
    return board;
  }

  /**
   * {@return the bits as {@link #ofBits} takes them; 0 for a word that the board does not need}
   *
   * @param word the number of the word
   */
  public abstract long word(int word);

  /** {@return the number of words that the board needs: one for every 64 cells or part of it} */
  public final int wordCount() {
    return wordCount(board);
  }

  /**
   * {@return whether the cell of the index is in the set; not for an index that the board does not
   * have}
   *
   * @param index an index
   */
  public final boolean containsIndex(int index) {
    return index >= 0 && ((word(index >> 6) >>> index) & 1) != 0;
  }

  /**
   * {@return whether the cell is in the set}
   *
   * @param cell a cell
   */
  public final boolean contains(Cell cell) {
    return containsIndex(board.indexOrMinusOne(cell.x(), cell.y()));
  }

  @Override
  public final boolean contains(@Nullable Object object) {
    return object instanceof Cell cell && contains(cell);
  }

  @Override
  public final boolean containsAll(Collection<?> others) {
    if (others instanceof CellSet set && set.board.equals(board)) {
      return set.minus(this).isEmpty();
    }
    return super.containsAll(others);
  }

  /**
   * {@return the cells in either set} Both must be of the same board.
   *
   * @param other the other set
   */
  public final CellSet union(CellSet other) {
    checkSameBoard(other);
    return or(other);
  }

  /**
   * {@return the cells in both sets} Both must be of the same board.
   *
   * @param other the other set
   */
  public final CellSet intersection(CellSet other) {
    checkSameBoard(other);
    return and(other);
  }

  /**
   * {@return the cells in this set and not in the other} Both must be of the same board.
   *
   * @param other the other set
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
   * {@return this set and one cell more, or the same set if it is in it}
   *
   * @param cell a cell
   * @throws IllegalArgumentException if the board does not have the cell
   */
  public final CellSet with(Cell cell) {
    return or(single(board, board.index(cell)));
  }

  /**
   * {@return this set without one cell}
   *
   * @param cell a cell
   * @throws IllegalArgumentException if the board does not have the cell
   */
  public final CellSet without(Cell cell) {
    return andNot(single(board, board.index(cell)));
  }

  /**
   * {@return whether the sets have a cell in common} Both must be of the same board.
   *
   * @param other the other set
   */
  public final boolean intersects(CellSet other) {
    checkSameBoard(other);
    return meets(other);
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

  /**
   * {@return the index of the first cell whose index is not less than the given one; -1 if there is
   * none}
   *
   * @param from where to begin
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
   * {@return the index of the cell that has a given number of cells of the set before it}
   *
   * @param rank how many cells come before, 0 to {@code size() - 1}
   * @throws IndexOutOfBoundsException if the set has no more cells than that
   */
  public final int index(int rank) {
    int rest = checkElementIndex(rank, size());
    int word = 0;
    for (int count = bitCount(word(0)); rest >= count; count = bitCount(word(word))) {
      rest -= count;
      word++;
    }
    return 64 * word + BitOps.select(word(word), rest);
  }

  /** {@return the notations of the cells, sorted as texts: {@code a10} comes before {@code a2}} */
  public final ImmutableList<String> notations() {
    return stream().map(Cell::toString).sorted().collect(ImmutableList.toImmutableList());
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

  /** {@link #union}, of a set of the same board. */
  abstract CellSet or(CellSet other);

  /** {@link #intersection}, of a set of the same board. */
  abstract CellSet and(CellSet other);

  /** {@link #minus}, of a set of the same board. */
  abstract CellSet andNot(CellSet other);

  /** {@link #intersects}, of a set of the same board. */
  abstract boolean meets(CellSet other);
}
