package io.github.boardrules.carteso;

import com.google.errorprone.annotations.CanIgnoreReturnValue;

/**
 * A flood fill on bitboards of two words. A step goes along the ranks and then, from all points
 * reached so far, along the files.
 */
final class SmallFloodFill extends FloodFill {
  private final SmallBoardTables tables;
  private final long setLow;
  private final long setHigh;
  private long low;
  private long high;

  /** A flood fill from a connected set of points within another set. */
  SmallFloodFill(SmallBoardTables tables, long low, long high, long setLow, long setHigh) {
    this.tables = tables;
    this.setLow = setLow;
    this.setHigh = setHigh;
    this.low = low;
    this.high = high;
  }

  long low() {
    return low;
  }

  long high() {
    return high;
  }

  @Override
  SmallFloodFill fill() {
    grow(0, 0, 0, 0);
    return this;
  }

  @Override
  boolean leaves(int box) {
    return grow(setLow & ~tables.boxLow(box), setHigh & ~tables.boxHigh(box), 0, 0);
  }

  @Override
  boolean reaches(int neighbors, int point) {
    return grow(-1, -1, tables.neighborsLow(point) & setLow, tables.neighborsHigh(point) & setHigh);
  }

  /**
   * Grows until some points of one set and all points of another are reached and returns true, or
   * until the component is complete and returns false.
   */
  @CanIgnoreReturnValue
  private boolean grow(long someLow, long someHigh, long allLow, long allHigh) {
    long beforeLow;
    long beforeHigh;
    long nextLow = low;
    long nextHigh = high;
    boolean found;
    do {
      beforeLow = nextLow;
      beforeHigh = nextHigh;
      long besideLow = nextLow | (tables.besideLow(nextLow, nextHigh) & setLow);
      long besideHigh = nextHigh | (tables.besideHigh(nextLow, nextHigh) & setHigh);
      nextLow = besideLow | (tables.aboveAndBelowLow(besideLow, besideHigh) & setLow);
      nextHigh = besideHigh | (tables.aboveAndBelowHigh(besideLow, besideHigh) & setHigh);
      found =
          ((nextLow & someLow) | (nextHigh & someHigh)) != 0
              && ((allLow & ~nextLow) | (allHigh & ~nextHigh)) == 0;
    } while (!found && (nextLow != beforeLow || nextHigh != beforeHigh));
    low = nextLow;
    high = nextHigh;
    return found;
  }

  @Override
  int pattern(int point) {
    return tables.pattern(point, low, high);
  }

  @Override
  int box() {
    return tables.box(low, high);
  }

  @Override
  int files(int rank) {
    return tables.files(low, high, rank);
  }
}
