package io.github.boardrules.loa;

import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.SquareDirection;
import java.util.List;

/** One instance of every move along a line of the board, so that making a move makes no garbage. */
final class SharedMoves {
  static final LoaMove.Pass PASS = new LoaMove.Pass();

  private static final int CAPTURE = 1;
  private static final int BACK = 2;

  /** By axis, lower cell, distance, way and capture; of use together, so near to each other. */
  private static final LoaMove.PieceMove[] MOVES = new LoaMove.PieceMove[4 * 64 * 8 * 4];

  static {
    for (int axis = 0; axis < 4; axis++) {
      SquareDirection ahead = Lines.AHEAD.get(axis);
      for (Cell lower : Loa.BOARD.cells()) {
        List<Cell> ray = Loa.BOARD.ray(lower, ahead);
        for (int distance = 1; distance <= ray.size(); distance++) {
          fill(code(axis, Lines.index(lower), distance), lower, ray.get(distance - 1));
        }
      }
    }
  }

  private SharedMoves() {}

  private static void fill(int code, Cell lower, Cell upper) {
    for (int capture = 0; capture <= CAPTURE; capture++) {
      boolean isCapture = capture != 0;
      MOVES[code + capture] = new LoaMove.PieceMove(lower, upper, isCapture);
      MOVES[code + BACK + capture] = new LoaMove.PieceMove(upper, lower, isCapture);
    }
  }

  private static int code(int axis, int lower, int distance) {
    return ((((axis << 6) + lower) << 3) + distance) << 2;
  }

  /** The move between two cells of a line. */
  static LoaMove.PieceMove get(
      int axis, int lower, int distance, boolean isBack, boolean isCapture) {
    return MOVES[code(axis, lower, distance) + (isBack ? BACK : 0) + (isCapture ? CAPTURE : 0)];
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
    return get(axis, Lines.index(isBack ? to : from), distance, isBack, isCapture);
  }
}
