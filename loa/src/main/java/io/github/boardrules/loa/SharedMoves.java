package io.github.boardrules.loa;

import io.github.boardrules.core.board.Cell;

/** One shared instance of every move along a line of the board. */
final class SharedMoves {
  static final LoaMove.Pass PASS = new LoaMove.Pass();

  /** The moves by capture, from and to; null for two cells that share no line. */
  private static final LoaMove.PieceMove[] MOVES = new LoaMove.PieceMove[2 * 64 * 64];

  static {
    for (int code = 0; code < MOVES.length; code++) {
      Cell from = Loa.BOARD.cell(code >> 6 & 63);
      Cell to = Loa.BOARD.cell(code & 63);
      if (Loa.BOARD.direction(from, to).isPresent()) {
        MOVES[code] = new LoaMove.PieceMove(from, to, code >> 12 != 0);
      }
    }
  }

  private SharedMoves() {}

  /** Returns the move between two cells of a line, given by their indexes. */
  static LoaMove.PieceMove get(int from, int to, boolean isCapture) {
    return MOVES[(isCapture ? 1 << 12 : 0) + (from << 6) + to];
  }

  /** Returns the move between any two cells, shared if they share a line of the board. */
  static LoaMove.PieceMove get(Cell from, Cell to, boolean isCapture) {
    LoaMove.PieceMove shared =
        Loa.BOARD.contains(from) && Loa.BOARD.contains(to)
            ? get(Loa.BOARD.index(from), Loa.BOARD.index(to), isCapture)
            : null;
    return shared != null ? shared : new LoaMove.PieceMove(from, to, isCapture);
  }
}
