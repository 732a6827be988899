package io.github.boardrules.interchange;

import com.google.common.base.Ascii;
import io.github.boardrules.core.board.Board;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.HexBoard;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The names of cells on Abstract Play. On square boards they are those of the library. On a
 * hexagonal board, the letter is the rank and the number counts the cells of the rank.
 *
 * @param board the board
 * @param isTransposed whether the files of the site are the ranks here
 */
record AbstractPlayCells(Board board, boolean isTransposed) {
  private static final Pattern CELL = Pattern.compile("([a-z])([1-9][0-9]?)");
  private static final Pattern MOVE = Pattern.compile("([a-z][1-9][0-9]?)([-x])([a-z][1-9][0-9]?)");

  /** Returns the notation of a move of a piece here; empty if the text is none. */
  Optional<String> pieceMove(String text) {
    Matcher move = MOVE.matcher(text);
    return move.matches()
        ? Optional.of(
            cell(move.group(1)).orElseThrow()
                + (move.group(2).equals("x") ? ":" : "-")
                + cell(move.group(3)).orElseThrow())
        : Optional.empty();
  }

  /** Returns the cell with a name of the site, which need not be on the board. */
  Optional<Cell> cell(String name) {
    Matcher cell = CELL.matcher(name);
    if (!cell.matches()) {
      return Optional.empty();
    }
    int letter = cell.group(1).charAt(0) - 'a';
    int number = Integer.parseInt(cell.group(2)) - 1;
    if (board instanceof HexBoard hex) {
      return Optional.of(new Cell(number + firstFile(hex, letter), letter));
    }
    return Optional.of(isTransposed ? new Cell(number, letter) : new Cell(letter, number));
  }

  /** Returns the name of a cell on the site. */
  String name(Cell cell) {
    if (board instanceof HexBoard hex) {
      return Ascii.toLowerCase(Cell.fileName(cell.y())) + (cell.x() - firstFile(hex, cell.y()) + 1);
    }
    return isTransposed ? new Cell(cell.y(), cell.x()).toString() : cell.toString();
  }

  /** Returns the file of the first cell of a rank. */
  private static int firstFile(HexBoard board, int rank) {
    return Math.max(0, rank - board.side() + 1);
  }
}
