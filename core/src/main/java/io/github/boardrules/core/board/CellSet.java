package io.github.boardrules.core.board;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Preconditions.checkNotNull;
import static java.lang.Long.bitCount;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.Immutable;
import java.util.AbstractSet;
import java.util.Arrays;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/**
 * An immutable set of cells of one board, stored as a bitboard. Its iterator follows the order of
 * the cells. Like any {@link java.util.Set}, it is equal to every set of the same cells.
 *
 * <pre>{@code
 * SquareBoard board = SquareBoard.of(8, 8);
 * CellSet corner = board.setOf(Cell.parse("a1"), Cell.parse("b1"), Cell.parse("a2"));
 * corner.shift(SquareDirection.WEST); // → [a1]
 * corner.componentsWithout(Cell.parse("a1")); // → [[b1], [a2]]
 * }</pre>
 *
 * <p>{@link #contains}, {@link #with} and {@link #without} take constant time for boards up to 128
 * cells, and so do the operations on two sets. On larger boards, each operation handles 64 cells at
 * a time. An iteration takes time linear in the number of words and of cells.
 *
 * <p>Cells are <em>connected</em> through {@linkplain Board#neighbors neighbors}.
 */
@Immutable
public final class CellSet extends AbstractSet<Cell> {
  private static final long[] NO_WORDS = {};

  private final Board board;

  /** Words 0 and 1, which is all that boards of up to 128 cells need. */
  private final long low;

  private final long high;

  /** All words on a larger board, otherwise none. Never changed. */
  @SuppressWarnings("Immutable")
  private final long[] words;

  private CellSet(Board board, long low, long high, long[] words) {
    this.board = board;
    this.low = low;
    this.high = high;
    this.words = words;
  }

  private CellSet(Board board, long[] words) {
    this(board, words[0], words[1], words);
  }

  /** Returns a set from all of its words, without a check. Takes ownership of the array. */
  static CellSet of(Board board, long[] words) {
    return words.length <= 2
        ? new CellSet(board, words[0], words.length > 1 ? words[1] : 0, NO_WORDS)
        : new CellSet(board, words);
  }

  /** Returns a set from the two words of a board of at most 128 cells, without a check. */
  static CellSet of(Board board, long low, long high) {
    return new CellSet(board, low, high, NO_WORDS);
  }

  static CellSet full(Board board) {
    long[] words = new long[wordCount(board)];
    for (int word = 0; word < words.length; word++) {
      words[word] = fullWord(board, word);
    }
    return of(board, words);
  }

  /** Returns the set of a single cell. */
  private static CellSet single(Board board, int index) {
    long bit = 1L << index;
    if (wordCount(board) <= 2) {
      return index < 64
          ? new CellSet(board, bit, 0, NO_WORDS)
          : new CellSet(board, 0, bit, NO_WORDS);
    }
    long[] words = new long[wordCount(board)];
    words[index >> 6] = bit;
    return of(board, words);
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
  public Board board() {
    return board;
  }

  @Override
  public int size() {
    int size = bitCount(low) + bitCount(high);
    for (int word = 2; word < words.length; word++) {
      size += bitCount(words[word]);
    }
    return size;
  }

  @Override
  public boolean isEmpty() {
    return nextIndex(0) < 0;
  }

  @Override
  public boolean contains(@Nullable Object object) {
    return object instanceof Cell cell && containsIndex(board.indexOrMinusOne(cell.x(), cell.y()));
  }

  @Override
  public boolean containsAll(Collection<?> others) {
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
  public boolean intersects(CellSet other) {
    checkSameBoard(other);
    long common = (low & other.low) | (high & other.high);
    for (int word = 2; common == 0 && word < words.length; word++) {
      common = words[word] & other.words[word];
    }
    return common != 0;
  }

  /**
   * {@return the cells in either set}
   *
   * @param other a set of cells of the same board
   * @throws IllegalArgumentException if the boards differ
   */
  public CellSet union(CellSet other) {
    checkSameBoard(other);
    if (words.length == 0) {
      return new CellSet(board, low | other.low, high | other.high, NO_WORDS);
    }
    long[] result = words.clone();
    for (int word = 0; word < result.length; word++) {
      result[word] |= other.words[word];
    }
    return new CellSet(board, result);
  }

  /**
   * {@return the cells in both sets}
   *
   * @param other a set of cells of the same board
   * @throws IllegalArgumentException if the boards differ
   */
  public CellSet intersection(CellSet other) {
    checkSameBoard(other);
    if (words.length == 0) {
      return new CellSet(board, low & other.low, high & other.high, NO_WORDS);
    }
    long[] result = words.clone();
    for (int word = 0; word < result.length; word++) {
      result[word] &= other.words[word];
    }
    return new CellSet(board, result);
  }

  /**
   * {@return the cells of this set that are not in the other set}
   *
   * @param other a set of cells of the same board
   * @throws IllegalArgumentException if the boards differ
   */
  public CellSet minus(CellSet other) {
    checkSameBoard(other);
    if (words.length == 0) {
      return new CellSet(board, low & ~other.low, high & ~other.high, NO_WORDS);
    }
    long[] result = words.clone();
    for (int word = 0; word < result.length; word++) {
      result[word] &= ~other.words[word];
    }
    return new CellSet(board, result);
  }

  /** {@return the cells of the board that are not in this set} */
  public CellSet complement() {
    return board.all().minus(this);
  }

  /**
   * {@return the cells of this set and another cell}
   *
   * @param cell a cell of the board
   * @throws IllegalArgumentException if the board does not have the cell
   */
  public CellSet with(Cell cell) {
    return union(single(board, board.index(cell)));
  }

  /**
   * {@return the cells of this set except one}
   *
   * @param cell a cell of the board
   * @throws IllegalArgumentException if the board does not have the cell
   */
  public CellSet without(Cell cell) {
    return minus(single(board, board.index(cell)));
  }

  /**
   * {@return the first cell in order}
   *
   * @throws NoSuchElementException if the set is empty
   */
  public Cell first() {
    int index = nextIndex(0);
    if (index < 0) {
      throw new NoSuchElementException("no cell in an empty set");
    }
    return board.cell(index);
  }

  @Override
  public Iterator<Cell> iterator() {
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
  public boolean equals(@Nullable Object object) {
    if (object instanceof CellSet set && set.board.equals(board)) {
      return low == set.low && high == set.high && Arrays.equals(words, set.words);
    }
    return super.equals(object);
  }

  @Override
  public int hashCode() {
    return super.hashCode();
  }

  private void checkSameBoard(CellSet other) {
    checkArgument(
        board.equals(other.board), "cells of %s and of %s do not mix", board, other.board);
  }

  boolean containsIndex(int index) {
    return index >= 0 && ((word(index >> 6) >>> index) & 1) != 0;
  }

  // Neighbors and connected components.

  /**
   * {@return the set moved by one step; cells that would leave the board are dropped}
   *
   * <p>Runs in constant time on a complete rectangle of at most 128 cells. In general, takes time
   * linear in the number of words times that of ranks.
   *
   * @param direction a direction of the board
   * @throws IllegalArgumentException if the board has squares and the direction is that of a
   *     hexagonal board, or the other way round
   */
  public CellSet shift(Direction direction) {
    Shifts shifts = board.shifts(direction);
    return Shifts.isForward(direction) ? shifts.forward(this) : shifts.backward(this);
  }

  /**
   * {@return the cells of another set that are connected with a cell of this set: the union of the
   * connected components that contain at least one}
   *
   * @param within a set of cells of the same board; cells of this set that are not in it are
   *     ignored
   * @throws IllegalArgumentException if the boards differ
   */
  public CellSet flood(CellSet within) {
    return board.adjacency().flood(intersection(within), within, within);
  }

  /**
   * {@return the connected component of a cell in this set}
   *
   * @param seed a cell of this set
   * @throws IllegalArgumentException if the set does not contain the cell
   */
  public CellSet component(Cell seed) {
    checkNotNull(seed, "seed");
    checkArgument(contains(seed), "%s is not in the set", seed);
    return board.adjacency().flood(single(board, board.index(seed)), this, this);
  }

  /** {@return the connected components of this set, ordered by their first cells} */
  public List<CellSet> components() {
    return components(board.adjacency());
  }

  ImmutableList<CellSet> components(Shifts adjacency) {
    ImmutableList.Builder<CellSet> components = ImmutableList.builder();
    CellSet rest = this;
    for (int first = nextIndex(0); first >= 0; first = rest.nextIndex(first)) {
      CellSet component = adjacency.flood(single(board, first), rest, rest);
      components.add(component);
      rest = rest.minus(component);
    }
    return components.build();
  }

  /**
   * {@return the connected components that remain of this set without a cell, in no particular
   * order} At most one for each neighbor of the cell; none if the set has no other cell. Stops as
   * soon as the remaining neighbors of the cell are known to be connected.
   *
   * @param taken a cell of this set, which must be connected; otherwise the result is unspecified
   * @throws IllegalArgumentException if the board does not have the cell
   */
  public List<CellSet> componentsWithout(Cell taken) {
    CellSet rest = without(taken);
    CellSet loose = rest.intersection(board.neighbors(taken));
    ImmutableList.Builder<CellSet> parts = ImmutableList.builderWithExpectedSize(1);
    for (int first = loose.nextIndex(0); first >= 0; first = loose.nextIndex(first)) {
      CellSet reached = board.adjacency().flood(single(board, first), rest, loose);
      loose = loose.minus(reached);
      CellSet part = loose.isEmpty() ? rest : reached;
      parts.add(part);
      rest = rest.minus(part);
    }
    return parts.build();
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
    return wordCount(board) > 2
        ? new CellSet(board, Arrays.copyOf(words, wordCount(board)))
        : new CellSet(
            board, words.length > 0 ? words[0] : 0, words.length > 1 ? words[1] : 0, NO_WORDS);
  }

  /** {@return the number of words: one for each 64 cells of the board, rounded up} */
  public int wordCount() {
    return wordCount(board);
  }

  /**
   * {@return a word of bits, as for {@link #ofBits}; 0 beyond the last word}
   *
   * @param word the number of the word, from 0
   */
  public long word(int word) {
    return word == 0 ? low : word == 1 ? high : word < words.length ? words[word] : 0;
  }

  /** {@return a new array of the {@linkplain #word words}} */
  public long[] words() {
    return words.length > 0
        ? words.clone()
        : wordCount() == 1 ? new long[] {low} : new long[] {low, high};
  }

  /**
   * {@return the smallest index of a cell of this set that is at least a given index; -1 if there
   * is none}
   *
   * @param from an index, at least 0
   */
  public int nextIndex(int from) {
    int count = wordCount();
    int word = from >> 6;
    long bits = word(word) & (-1L << from);
    while (bits == 0) {
      if (++word >= count) {
        return -1;
      }
      bits = word(word);
    }
    return 64 * word + Long.numberOfTrailingZeros(bits);
  }
}
