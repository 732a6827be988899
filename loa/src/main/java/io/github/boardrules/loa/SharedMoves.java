package io.github.boardrules.loa;

import io.github.boardrules.core.board.Cell;

/** One instance of every move on the board, so that making a move makes no garbage. */
final class SharedMoves {
  static final LoaMove.Pass PASS = new LoaMove.Pass();

  private static final int CAPTURE = 1 << 12;
  private static final LoaMove.PieceMove[] MOVES = new LoaMove.PieceMove[2 * CAPTURE];

  static {
    for (int code = 0; code < MOVES.length; code++) {
      MOVES[code] =
          new LoaMove.PieceMove(
              Loa.BOARD.cell((code >> 6) & 63), Loa.BOARD.cell(code & 63), (code & CAPTURE) != 0);
    }
  }

  private SharedMoves() {}

  /** The number of a move between cells given by their indexes. */
  static int code(int from, int to, boolean isCapture) {
    return (isCapture ? CAPTURE : 0) | (from << 6) | to;
  }

  static LoaMove.PieceMove get(int code) {
    return MOVES[code];
  }

  static LoaMove.PieceMove get(Cell from, Cell to, boolean isCapture) {
    return Loa.BOARD.contains(from) && Loa.BOARD.contains(to)
        ? get(code(Loa.BOARD.index(from), Loa.BOARD.index(to), isCapture))
        : new LoaMove.PieceMove(from, to, isCapture);
  }
}
