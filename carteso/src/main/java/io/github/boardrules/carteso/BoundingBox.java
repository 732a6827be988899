package io.github.boardrules.carteso;

import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.territory.Orientation;

/**
 * The bounding box of a set of points, which the rules call its span: first and last file and first
 * and last rank, each counted from 0. A box is packed into an {@code int}, so that it can be
 * computed and compared without creating an object.
 */
final class BoundingBox {
  private BoundingBox() {}

  static int of(int left, int right, int bottom, int top) {
    return left | (right << 8) | (bottom << 16) | (top << 24);
  }

  /**
   * Returns the box of a set that has points in all ranks given, and in the files whose bits are
   * set.
   */
  static int of(int files, int bottom, int top) {
    int left = Integer.numberOfTrailingZeros(files);
    return of(left, 31 - Integer.numberOfLeadingZeros(files), bottom, top);
  }

  /** Returns the box of a set that is not empty. */
  static int of(CellSet points) {
    int files = 0;
    int bottom = Integer.MAX_VALUE;
    int top = 0;
    for (Cell cell : points) {
      files |= 1 << cell.x();
      bottom = Math.min(bottom, cell.y());
      top = Math.max(top, cell.y());
    }
    return of(files, bottom, top);
  }

  static int left(int box) {
    return box & 0xff;
  }

  static int right(int box) {
    return (box >> 8) & 0xff;
  }

  static int bottom(int box) {
    return (box >> 16) & 0xff;
  }

  static int top(int box) {
    return box >> 24;
  }

  static int rows(int box) {
    return top(box) - bottom(box) + 1;
  }

  static int columns(int box) {
    return right(box) - left(box) + 1;
  }

  /**
   * Returns the owner of a group with this box; {@code squareOwner} if it has as many rows as
   * columns.
   */
  static Orientation owner(int box, Orientation squareOwner) {
    int surplus = rows(box) - columns(box);
    return surplus == 0 ? squareOwner : surplus > 0 ? Orientation.VERTICAL : Orientation.HORIZONTAL;
  }
}
