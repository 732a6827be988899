package io.github.boardrules.loa;

import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.SquareDirection;

/** One instance of every move along a line of the board, so that making a move makes no garbage. */
final class SharedMoves {
  static final LoaMove.Pass PASS = new LoaMove.Pass();

  /**
   * The moves that are made most often, quiet and short ones, lie next to each other, and so most
   * of them in the processor's cache.
   */
  private static final LoaMove.PieceMove[] MOVES = new LoaMove.PieceMove[2 * 8 * 4 * 64 * 2];

  static {
    for (int isCapture = 0; isCapture < 2; isCapture++) {
      for (int distance = 1; distance < 8; distance++) {
        for (int axis = 0; axis < 4; axis++) {
          fill(axis, distance, isCapture);
        }
      }
    }
  }

  private SharedMoves() {}

  private static void fill(int axis, int distance, int isCapture) {
    SquareDirection ahead = Lines.AHEAD.get(axis);
    for (int lower = 0; lower < 64; lower++) {
      int x = (lower & 7) + distance * ahead.dx();
      int y = (lower >> 3) + distance * ahead.dy();
      if (x >= 0 && x < 8 && y < 8) {
        Cell from = Loa.BOARD.cell(lower);
        Cell to = Loa.BOARD.cell(8 * y + x);
        int code = code(axis, lower, distance, 0, isCapture);
        MOVES[code] = new LoaMove.PieceMove(from, to, isCapture != 0);
        MOVES[code + 1] = new LoaMove.PieceMove(to, from, isCapture != 0);
      }
    }
  }

  private static int code(int axis, int lower, int distance, int isBack, int isCapture) {
    return (isCapture << 12) + (distance << 9) + (axis << 7) + (lower << 1) + isBack;
  }

  /** The move between two cells of a line; 1 is yes, and 0 no. */
  static LoaMove.PieceMove get(int axis, int lower, int distance, int isBack, int isCapture) {
    return MOVES[code(axis, lower, distance, isBack, isCapture)];
  }

  /** The move between any two cells, also such as no move joins. */
  static LoaMove.PieceMove get(Cell from, Cell to, boolean isCapture) {
    int dx = to.x() - from.x();
    int dy = to.y() - from.y();
    int distance = Math.max(Math.abs(dx), Math.abs(dy));
    if (!Lines.hasBoth(from, to)
        || distance == 0
        || (dx != 0 && dy != 0 && Math.abs(dx) != Math.abs(dy))) {
      return new LoaMove.PieceMove(from, to, isCapture);
    }
    boolean isBack = dy < 0 || (dy == 0 && dx < 0);
    int axis =
        dy == 0 ? Pairs.RANKS : dx == 0 ? Pairs.FILES : dx == dy ? Pairs.RISING : Pairs.FALLING;
    return get(axis, Lines.index(isBack ? to : from), distance, isBack ? 1 : 0, isCapture ? 1 : 0);
  }
}
