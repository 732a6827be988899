package io.github.boardrules.core.board;

import com.google.common.base.CharMatcher;
import com.google.common.base.Strings;
import io.github.boardrules.core.spi.PlacementText;
import java.util.Arrays;

/** Boards as people draw them in a terminal. */
public final class Diagram {
  private static final CharMatcher BLANK = CharMatcher.is(' ');

  /** The columns that the rank numbers and the gap after them take. */
  private static final int MARGIN = 5;

  private final Board board;
  private final boolean hexagonal;
  private final int lowestRow;
  private final char[][] rows;

  private Diagram(Board board) {
    this.board = board;
    this.hexagonal = board instanceof HexBoard;
    this.lowestRow = hexagonal ? -2 : -1;
    this.rows = new char[board.height() - lowestRow][MARGIN + 2 * board.width() + board.height()];
    for (char[] row : rows) {
      Arrays.fill(row, ' ');
    }
  }

  /**
   * {@return the ranks from the top, each with its number at the left, and the letters of the files
   * below}
   *
   * <p>Those of a hexagonal board are shifted as its cells lie; a backslash at the lower end of
   * each file points along it to its letter. With three cells on a side:
   *
   * <pre>
   *   5      . . .
   *   4     . . . .
   *   3    . . . . .
   *   2     . . . . \
   *   1      . . . \ e
   *           \ \ \ d
   *            a b c
   * </pre>
   *
   * <p>Lines end with a line feed, the last one too.
   *
   * @param board the board of the cells
   * @param symbols what lies where
   */
  public static String of(Board board, PlacementText.Symbols symbols) {
    Diagram diagram = new Diagram(board);
    for (Cell cell : board.cells()) {
      diagram.put(cell.x(), cell.y(), symbols.at(cell));
    }
    diagram.nameRanks();
    diagram.nameFiles();
    return diagram.text();
  }

  private void put(int x, int y, char symbol) {
    int column = hexagonal ? 2 * x - y + board.height() / 2 : 2 * x;
    rows[y - lowestRow][MARGIN + column] = symbol;
  }

  private void nameRanks() {
    for (int y = 0; y < board.height(); y++) {
      String number = Strings.padStart(Integer.toString(y + 1), 3, ' ');
      number.getChars(0, number.length(), rows[y - lowestRow], 0);
    }
  }

  private void nameFiles() {
    for (int x = 0; x < board.width(); x++) {
      char name = Cell.fileName(x).charAt(0);
      if (hexagonal) {
        int foot = Math.max(0, x - board.width() / 2);
        put(x, foot - 1, '\\');
        put(x, foot - 2, name);
      } else {
        put(x, -1, name);
      }
    }
  }

  private String text() {
    StringBuilder text = new StringBuilder();
    for (int row = rows.length - 1; row >= 0; row--) {
      text.append(BLANK.trimTrailingFrom(new String(rows[row]))).append('\n');
    }
    return text.toString();
  }
}
