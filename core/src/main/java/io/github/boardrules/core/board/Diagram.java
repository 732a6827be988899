package io.github.boardrules.core.board;

import com.google.common.base.CharMatcher;
import com.google.common.base.Strings;
import java.util.Arrays;
import java.util.function.ToIntFunction;

/**
 * Draws a position as text: the ranks from the top, each after its number, above the letters of the
 * files.
 *
 * <p>The ranks of a hexagonal board are shifted, and a backslash at the lower end of each file
 * leads to its letter. A hexagon with three cells on a side:
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
 * <p>A missing cell is left blank, and so are the names of files and ranks without cells.
 */
final class Diagram {
  private static final CharMatcher BLANK = CharMatcher.is(' ');

  /** The columns of the rank numbers and the gap after them. */
  private static final int MARGIN = 5;

  private final Board board;
  private final boolean hexagonal;
  private final int lowestRow;

  /** The columns that the cells of a hexagonal board are moved to the right. */
  private final int indent;

  private final char[][] rows;

  private Diagram(Board board) {
    this.board = board;
    this.hexagonal = board instanceof HexBoard;
    this.lowestRow = hexagonal ? -2 : -1;
    this.indent =
        hexagonal
            ? -board.cells().stream().mapToInt(cell -> 2 * cell.x() - cell.y()).min().orElseThrow()
            : 0;
    this.rows = new char[board.height() - lowestRow][MARGIN + 2 * board.width() + board.height()];
    for (char[] row : rows) {
      Arrays.fill(row, ' ');
    }
  }

  /** Returns the diagram of a board. */
  static String of(Board board, ToIntFunction<Cell> symbols) {
    Diagram diagram = new Diagram(board);
    for (Cell cell : board.cells()) {
      diagram.put(cell.x(), cell.y(), (char) symbols.applyAsInt(cell));
    }
    diagram.putRankNumbers();
    diagram.putFileLetters();
    return diagram.text();
  }

  private void put(int x, int y, char symbol) {
    int column = hexagonal ? 2 * x - y + indent : 2 * x;
    rows[y - lowestRow][MARGIN + column] = symbol;
  }

  private void putRankNumbers() {
    board.cells().stream()
        .mapToInt(Cell::y)
        .distinct()
        .forEach(
            y -> {
              String number = Strings.padStart(Integer.toString(y + 1), 3, ' ');
              number.getChars(0, number.length(), rows[y - lowestRow], 0);
            });
  }

  private void putFileLetters() {
    boolean[] done = new boolean[board.width()];
    for (Cell lowest : board.cells()) {
      int x = lowest.x();
      if (!done[x]) {
        done[x] = true;
        char letter = Cell.fileName(x).charAt(0);
        if (hexagonal) {
          put(x, lowest.y() - 1, '\\');
          put(x, lowest.y() - 2, letter);
        } else {
          put(x, -1, letter);
        }
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
