package io.github.boardrules.core.board;

import java.util.Optional;

/** Boards as people draw them in a terminal. */
public final class Diagram {
  private Diagram() {}

  /**
   * {@return the ranks from the top, each with its number, and the files' letters below; ranks of a
   * hexagonal board are shifted as its cells lie} Lines end with a line feed, the last one too.
   *
   * @param board the board
   * @param symbols what lies where
   */
  public static String of(Board board, Rows.Symbols symbols) {
    boolean shifted = board.cells().stream().anyMatch(cell -> board.centre(cell).x() != cell.x());
    StringBuilder text = new StringBuilder();
    for (int y = board.height() - 1; y >= 0; y--) {
      StringBuilder line = new StringBuilder();
      for (int x = 0; x < board.width(); x++) {
        Optional<Cell> cell = board.at(x, y);
        if (cell.isPresent()) {
          int column = column(board, cell.get(), shifted);
          line.append(" ".repeat(Math.max(0, column - line.length())));
          line.append(symbols.at(cell.get()));
        }
      }
      text.append(String.format("%3d  ", y + 1)).append(line).append('\n');
    }
    return text.append(shifted ? "" : fileLetters(board)).toString();
  }

  private static int column(Board board, Cell cell, boolean shifted) {
    return shifted
        ? (int) Math.round(2 * board.centre(cell).x()) + board.height() / 2
        : 2 * cell.x();
  }

  private static String fileLetters(Board board) {
    StringBuilder text = new StringBuilder("    ");
    for (int x = 0; x < board.width(); x++) {
      text.append(' ').append(Cell.fileName(x));
    }
    return text.append('\n').toString();
  }
}
