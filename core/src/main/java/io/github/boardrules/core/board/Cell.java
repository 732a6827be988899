package io.github.boardrules.core.board;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.text.NotationException;
import io.github.boardrules.core.text.NotationException.Code;
import io.github.boardrules.core.text.TextScanner;
import java.io.Serializable;
import java.util.Collection;
import java.util.List;

/**
 * A cell of a board: a square, a point or a hexagon. A value, which belongs to no particular board.
 *
 * <p>The notation of a cell is the letter of its file and the number of its rank: {@code a1} has
 * the coordinates (0, 0). The file after {@code z} is {@code aa}. Cells are ordered rank by rank
 * from the bottom, and within a rank from the left.
 *
 * @param x the file, 0 to {@link #MAX_COORDINATE}
 * @param y the rank, 0 to {@link #MAX_COORDINATE}
 * @serial exclude
 */
@Immutable
@SuppressWarnings("InvalidBlockTag") // Javadoc knows the tag
public record Cell(int x, int y) implements Comparable<Cell>, Serializable {
  /** The largest coordinate: file {@code zz}, rank 702. */
  public static final int MAX_COORDINATE = 26 * 27 - 1;

  private static final int NAMED = 26;

  /** The notations of the cells of a board of 26×26, because texts and messages name them often. */
  private static final String[] NAMES = new String[NAMED * NAMED];

  static {
    for (int index = 0; index < NAMES.length; index++) {
      NAMES[index] = fileName(index % NAMED) + (index / NAMED + 1);
    }
  }

  /**
   * Creates a cell.
   *
   * @param x the file, counted from 0
   * @param y the rank, counted from 0
   * @throws IllegalArgumentException if a coordinate is negative or exceeds {@link #MAX_COORDINATE}
   */
  public Cell {
    checkArgument(x >= 0 && x <= MAX_COORDINATE, "x must be 0 to %s, but is %s", MAX_COORDINATE, x);
    checkArgument(y >= 0 && y <= MAX_COORDINATE, "y must be 0 to %s, but is %s", MAX_COORDINATE, y);
  }

  /**
   * Parses a cell: one or two letters, in either case, and a number without leading zeros.
   *
   * @param text the text to parse
   * @return the cell
   * @throws NotationException if the text is not the notation of a cell
   */
  public static Cell parse(CharSequence text) {
    TextScanner scanner = new TextScanner(text);
    Cell cell = read(scanner);
    scanner.expectEnd();
    return cell;
  }

  /**
   * Parses a cell at the current place of a scanner and does not consume the text after it. For
   * authors of games.
   *
   * @param scanner the scanner
   * @return the cell
   * @throws NotationException if a cell is not next, or its coordinates exceed those of every board
   */
  public static Cell read(TextScanner scanner) {
    int start = scanner.offset();
    int file = scanner.letters(2);
    char firstDigit = scanner.peek();
    if (file == 0 || firstDigit < '0' || firstDigit > '9') {
      throw scanner.error(Code.UNEXPECTED, start, "a cell");
    }
    if (firstDigit == '0') {
      throw scanner.error(Code.OFF_BOARD, start, "a cell, whose rank does not begin with 0");
    }
    int rank = scanner.digits(MAX_COORDINATE + 2);
    if (rank > MAX_COORDINATE + 1) {
      throw scanner.error(Code.OFF_BOARD, start, "a cell that a board can have");
    }
    return new Cell(file - 1, rank - 1);
  }

  @Override
  public int compareTo(Cell other) {
    return y != other.y ? Integer.compare(y, other.y) : Integer.compare(x, other.x);
  }

  /**
   * {@return the notations of some cells, sorted by character code, so that {@code a10} precedes
   * {@code a2}}
   *
   * @param cells the cells
   */
  public static List<String> notations(Collection<Cell> cells) {
    return cells.stream().map(Cell::notation).sorted().collect(ImmutableList.toImmutableList());
  }

  /** {@return the notation: {@code a1}} */
  public String notation() {
    return x < NAMED && y < NAMED ? NAMES[NAMED * y + x] : fileName(x) + (y + 1);
  }

  /** Returns the same as {@link #notation()}. */
  @Override
  public String toString() {
    return notation();
  }

  /**
   * {@return the letter or letters of a file}
   *
   * @param x the file, 0 to {@link #MAX_COORDINATE}
   * @throws IllegalArgumentException if the file is out of range
   */
  public static String fileName(int x) {
    checkArgument(x >= 0 && x <= MAX_COORDINATE, "x must be 0 to %s, but is %s", MAX_COORDINATE, x);
    char last = (char) ('a' + x % 26);
    return x < 26 ? String.valueOf(last) : (char) ('a' + x / 26 - 1) + String.valueOf(last);
  }
}
