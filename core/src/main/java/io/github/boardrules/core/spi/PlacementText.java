package io.github.boardrules.core.spi;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.NotationException.Code;
import io.github.boardrules.core.board.Board;
import io.github.boardrules.core.board.Cell;
import java.util.Optional;

/**
 * What lies on a board, in the style of FEN: the ranks from the top, separated by slashes; in each
 * the cells from the left, a letter for what lies there and a number for a run of empty cells.
 */
public final class PlacementText {
  /** The symbol of an empty cell; in the text it is counted. */
  public static final char EMPTY = '.';

  private PlacementText() {}

  /** The symbol of each cell. */
  @FunctionalInterface
  public interface Symbols {
    /**
     * {@return what lies on the cell: {@link #EMPTY} or a letter}
     *
     * @param cell a cell
     */
    char at(Cell cell);
  }

  /** What is told of each cell that is not empty. */
  @FunctionalInterface
  public interface Receiver {
    /**
     * A cell and the letter that stands for it.
     *
     * @param cell a cell
     * @param symbol the letter of what lies there
     */
    void put(Cell cell, char symbol);
  }

  /**
   * Writes what lies on a board.
   *
   * @param board the board of the cells
   * @param symbols what lies where
   * @return the text
   */
  public static String write(Board board, Symbols symbols) {
    StringBuilder text = new StringBuilder();
    for (int y = board.height() - 1; y >= 0; y--) {
      int empty = 0;
      for (int x = 0; x < board.width(); x++) {
        Optional<Cell> cell = board.at(x, y);
        if (cell.isEmpty()) {
          continue;
        }
        char symbol = symbols.at(cell.get());
        if (symbol == EMPTY) {
          empty++;
        } else {
          appendCount(text, empty).append(symbol);
          empty = 0;
        }
      }
      appendCount(text, empty).append(y > 0 ? "/" : "");
    }
    return text.toString();
  }

  private static StringBuilder appendCount(StringBuilder text, int empty) {
    return empty > 0 ? text.append(empty) : text;
  }

  /**
   * Reads what lies on a board, from the scanner's place to the end of the last rank.
   *
   * @param letters the letters that may stand, lower case; they are read in either case
   * @param board the board of the cells
   * @param scanner where to read
   * @param receiver is told of each cell that is not empty
   * @throws NotationException if a rank has too many or too few cells, or another letter stands
   */
  public static void read(Board board, TextScanner scanner, String letters, Receiver receiver) {
    for (int y = board.height() - 1; y >= 0; y--) {
      int empty = 0;
      for (int x = 0; x < board.width(); x++) {
        Optional<Cell> cell = board.at(x, y);
        if (cell.isEmpty()) {
          continue;
        }
        if (empty == 0 && scanner.peek() >= '1' && scanner.peek() <= '9') {
          empty = scanner.number();
        }
        if (empty > 0) {
          empty--;
        } else {
          receiver.put(cell.get(), letter(scanner, letters, cell.get()));
        }
      }
      if (empty > 0) {
        throw scanner.error(Code.UNEXPECTED, scanner.offset(), "no more cells in rank " + (y + 1));
      }
      if (y > 0) {
        scanner.expect('/');
      }
    }
  }

  private static char letter(TextScanner scanner, String letters, Cell cell) {
    for (int i = 0; i < letters.length(); i++) {
      if (scanner.accept(letters.charAt(i))) {
        return letters.charAt(i);
      }
    }
    throw scanner.error(
        Code.UNEXPECTED,
        scanner.offset(),
        "what lies on " + cell + ": a number or one of " + letters);
  }
}
