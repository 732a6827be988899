package io.github.boardrules.carteso;

import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.territory.Orientation;

/**
 * The bounding box of some points: its first and last file and rank, kept as one number, so that
 * finding and comparing spans makes no objects.
 */
final class Span {
  private Span() {}

  static int of(int left, int right, int bottom, int top) {
    return left | (right << 8) | (bottom << 16) | (top << 24);
  }

  /** The span of a set that is not empty. */
  static int of(CellSet points) {
    int left = Integer.MAX_VALUE;
    int right = 0;
    int bottom = Integer.MAX_VALUE;
    int top = 0;
    for (Cell cell : points) {
      left = Math.min(left, cell.x());
      right = Math.max(right, cell.x());
      bottom = Math.min(bottom, cell.y());
      top = Math.max(top, cell.y());
    }
    return of(left, right, bottom, top);
  }

  static int left(int span) {
    return span & 0xff;
  }

  static int right(int span) {
    return (span >> 8) & 0xff;
  }

  static int bottom(int span) {
    return (span >> 16) & 0xff;
  }

  static int top(int span) {
    return span >> 24;
  }

  static int rows(int span) {
    return top(span) - bottom(span) + 1;
  }

  static int cols(int span) {
    return right(span) - left(span) + 1;
  }

  /** The span of the points of two spans together. */
  static int union(int a, int b) {
    return of(
        Math.min(left(a), left(b)),
        Math.max(right(a), right(b)),
        Math.min(bottom(a), bottom(b)),
        Math.max(top(a), top(b)));
  }

  /** The side that owns a group of that span; it is given for one of as many rows as columns. */
  static Orientation owner(int span, Orientation squareOwner) {
    int surplus = rows(span) - cols(span);
    return surplus == 0 ? squareOwner : surplus > 0 ? Orientation.VERTICAL : Orientation.HORIZONTAL;
  }
}
