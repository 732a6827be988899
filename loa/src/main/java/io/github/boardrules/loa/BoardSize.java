package io.github.boardrules.loa;

import io.github.boardrules.core.OptionException;
import io.github.boardrules.core.OptionException.Code;
import io.github.boardrules.core.board.Board;
import io.github.boardrules.core.board.HexBoard;
import io.github.boardrules.core.board.Shape;

/** The number of cells on each side of a board, and which boards the game can be played on. */
final class BoardSize {
  private BoardSize() {}

  static int min(boolean isHex) {
    return isHex ? 3 : 4;
  }

  static int max(boolean isHex) {
    return isHex ? 8 : 16;
  }

  /** Returns the size of a board whose shape is given without its size. */
  static int standard(boolean isHex) {
    return isHex ? 6 : 8;
  }

  static int of(Board board) {
    return board instanceof HexBoard hex ? hex.side() : board.width();
  }

  /**
   * Checks that the game can be played on a board.
   *
   * @throws OptionException if not
   */
  static void check(Board board, boolean hasHole) {
    boolean isHex = board instanceof HexBoard;
    Shape shape = isHex ? Shape.HEXAGON : Shape.RECTANGLE;
    if (board.shape() != shape || !board.missing().isEmpty()) {
      throw new OptionException(
          Code.OUT_OF_RANGE, LoaOptions.BOARD, "must be a square or a hexagon without holes");
    }
    LoaRules.checkRange(LoaOptions.SIZE, of(board), min(isHex), max(isHex));
    if (board.height() != board.width()) {
      throw new OptionException(
          Code.OUT_OF_RANGE,
          LoaOptions.SIZE,
          "the board must be as high as it is wide, but is "
              + board.width()
              + " wide and "
              + board.height()
              + " high");
    }
    if (hasHole && board.size() % 2 == 0) {
      throw new OptionException(
          Code.CONTRADICTION, LoaOptions.HOLE, "a board with an even size has no center cell");
    }
  }
}
