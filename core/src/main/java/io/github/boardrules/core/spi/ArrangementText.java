package io.github.boardrules.core.spi;

import io.github.boardrules.core.board.Board;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.text.NotationException;
import io.github.boardrules.core.text.NotationException.Code;
import io.github.boardrules.core.text.TextScanner;
import java.util.Optional;
import java.util.function.ToIntFunction;

/**
 * The arrangement of pieces in a position text, in the style of FEN: the ranks from the top,
 * separated by slashes. In each rank, a letter represents a piece and a number a run of empty
 * cells.
 */
public final class ArrangementText {
  /** The symbol of an empty cell. It does not occur in the text. */
  public static final char EMPTY = '.';

  private ArrangementText() {}

  /** Receives the pieces. */
  @FunctionalInterface
  public interface Receiver {
    /**
     * Called for each cell that is not empty.
     *
     * @param cell the cell
     * @param symbol the letter of the piece, in lower case
     */
    void put(Cell cell, char symbol);
  }

  /**
   * Writes an arrangement.
   *
   * @param board the board
   * @param symbols the letter of the piece on each cell, or {@link #EMPTY}
   * @return the text
   */
  public static String write(Board board, ToIntFunction<Cell> symbols) {
    StringBuilder text = new StringBuilder();
    for (int y = board.height() - 1; y >= 0; y--) {
      int empty = 0;
      for (int x = 0; x < board.width(); x++) {
        Optional<Cell> cell = board.at(x, y);
        if (cell.isEmpty()) {
          continue;
        }
        char symbol = (char) symbols.applyAsInt(cell.get());
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
   * Parses an arrangement from the current place of a scanner to the end of the last rank.
   *
   * @param board the board
   * @param scanner the scanner
   * @param letters the allowed letters, in lower case; upper case is accepted, too
   * @param receiver receives the pieces
   * @throws NotationException if a rank has too many or too few cells, or contains another
   *     character
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
        "a number or one of the letters " + letters + " for " + cell);
  }
}
