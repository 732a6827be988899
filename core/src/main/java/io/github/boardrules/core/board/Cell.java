package io.github.boardrules.core.board;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.Ascii;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.NotationException.Code;
import io.github.boardrules.core.spi.TextScanner;

/**
 * One place of a board: a square, a point or a hexagon. Its two coordinates count from 0; it is
 * written as a file letter and a rank number, {@code a1} for (0, 0). A cell by itself belongs to no
 * board.
 *
 * <p>Cells are ordered rank by rank from the bottom, and within a rank from the left.
 *
 * @param x the file, counted from 0, at most {@link #MAX_COORDINATE}
 * @param y the rank, counted from 0, at most {@link #MAX_COORDINATE}
 */
public record Cell(int x, int y) implements Comparable<Cell> {
  /** The greatest coordinate: the file {@code zz}, the rank 702. */
  public static final int MAX_COORDINATE = 26 * 27 - 1;

  /**
   * Checks the range.
   *
   * @param x the file, counted from 0
   * @param y the rank, counted from 0
   * @throws IllegalArgumentException if a coordinate is negative or greater than {@link
   *     #MAX_COORDINATE}
   */
  public Cell {
    checkArgument(x >= 0 && x <= MAX_COORDINATE, "file %s", x);
    checkArgument(y >= 0 && y <= MAX_COORDINATE, "rank %s", y);
  }

  /**
   * Reads a cell: a letter or two, in either case, then a number without leading zeros.
   *
   * @param text the text to read
   * @return the cell
   * @throws NotationException if the text is anything else
   */
  public static Cell parse(CharSequence text) {
    TextScanner scanner = new TextScanner(text);
    Cell cell = read(scanner);
    scanner.expectEnd();
    return cell;
  }

  /**
   * Reads a cell at the scanner's place, as {@link #parse} does, and leaves the rest.
   *
   * @param scanner where to read
   * @return the cell
   * @throws NotationException if none comes next, or one that no board can have
   */
  public static Cell read(TextScanner scanner) {
    int start = scanner.offset();
    int x = -1;
    while (isLetter(scanner.peek())) {
      if (scanner.offset() - start == 2) {
        throw scanner.error(Code.UNEXPECTED, start, "a cell");
      }
      x = (x + 1) * 26 + Ascii.toLowerCase(scanner.take()) - 'a';
    }
    if (x < 0 || !isDigit(scanner.peek())) {
      throw scanner.error(Code.UNEXPECTED, start, "a cell");
    }
    if (scanner.peek() == '0') {
      throw scanner.error(Code.OFF_BOARD, start, "a cell, whose rank does not begin with 0");
    }
    int rank = 0;
    while (isDigit(scanner.peek())) {
      rank = Math.min(10 * rank + scanner.take() - '0', MAX_COORDINATE + 2);
    }
    if (rank > MAX_COORDINATE + 1) {
      throw scanner.error(Code.OFF_BOARD, start, "a cell that a board can have");
    }
    return new Cell(x, rank - 1);
  }

  private static boolean isLetter(char c) {
    return Ascii.isLowerCase(c) || Ascii.isUpperCase(c);
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  @Override
  public int compareTo(Cell other) {
    return y != other.y ? Integer.compare(y, other.y) : Integer.compare(x, other.x);
  }

  /** The notation: {@code a1}, {@code z26}, and after {@code z} come {@code aa}, {@code ab}, …. */
  @Override
  public String toString() {
    return fileName(x) + (y + 1);
  }

  /**
   * {@return the letter or letters of a file, counted from 0}
   *
   * @param x the file, counted from 0
   */
  public static String fileName(int x) {
    checkArgument(x >= 0 && x <= MAX_COORDINATE, "file %s", x);
    char last = (char) ('a' + x % 26);
    return x < 26 ? String.valueOf(last) : (char) ('a' + x / 26 - 1) + String.valueOf(last);
  }
}
