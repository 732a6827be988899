package io.github.boardrules.carteso;

/**
 * A flood fill in progress: points of a set that are connected with a start point. It is mutable
 * and used within one placement only.
 *
 * <p>Unlike the flood fill of {@link io.github.boardrules.core.board.CellSet}, it can pause when a
 * question is decided and continue later, and it tracks the bounding box of what it has reached.
 */
abstract sealed class FloodFill permits SmallFloodFill, LargeFloodFill {
  /** Grows until the connected component of the start point is complete. */
  abstract FloodFill fill();

  /**
   * Grows until the removal of a point is known to have changed nothing else and returns true, or
   * until the component is complete and returns false. If the point had one neighbor, the fill must
   * reach a point that is as far out as the removed one; otherwise it must reach all neighbors.
   *
   * @param pattern the {@link LocalPattern} of the set around the point
   */
  final boolean isWholeWithout(BoardTables tables, int point, int pattern) {
    return LocalPattern.kind(pattern) == LocalPattern.Kind.END
        ? leaves(tables.before(point, pattern))
        : reaches(LocalPattern.componentsWithoutCenter(pattern), point);
  }

  /**
   * Grows until some neighbors of a point are reached and returns true, or until the component is
   * complete and returns false.
   */
  abstract boolean reaches(int neighbors, int point);

  /**
   * Grows until a point outside a {@link BoundingBox} is reached and returns true, or until the
   * component is complete and returns false.
   */
  abstract boolean leaves(int box);

  /** Returns the {@link LocalPattern} of the reached points around a point. */
  abstract int pattern(int point);

  /** Returns the {@link BoundingBox} of the reached points. */
  abstract int box();

  /** Returns the reached points of a rank, one bit for each file. */
  abstract int files(int rank);
}
