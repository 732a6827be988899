package io.github.boardrules.carteso;

/** A flood fill on bitboards of two words, by steps to all four sides at once. */
final class SmallFloodFill extends FloodFill {
  /** Steps between two tests whether to stop, which cost as much as some steps. */
  private static final int STEPS = 2;

  private final SmallBoardTables tables;
  private final long setLow;
  private final long setHigh;
  private long low;
  private long high;

  /** A flood fill from a point within the set whose two words are given. */
  SmallFloodFill(SmallBoardTables tables, int start, long setLow, long setHigh) {
    this.tables = tables;
    this.setLow = setLow;
    this.setHigh = setHigh;
    this.low = SmallBoardTables.low(start);
    this.high = SmallBoardTables.high(start);
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

  /** Tests all neighbours in the set: the others are connected with the given ones. */
  @Override
  boolean holds(int neighbours, int point) {
    return grow(
        -1, -1, tables.neighboursLow(point) & setLow, tables.neighboursHigh(point) & setHigh);
  }

  /**
   * Grows until some points of one set and all points of another are reached and returns true, or
   * until the component is complete and returns false.
   */
  private boolean grow(long someLow, long someHigh, long allLow, long allHigh) {
    long beforeLow;
    long beforeHigh;
    long nextLow = low;
    long nextHigh = high;
    boolean found;
    do {
      for (int step = 0; step < STEPS; step++) {
        long grown = nextLow | (tables.adjacentLow(nextLow, nextHigh) & setLow);
        nextHigh |= tables.adjacentHigh(nextLow, nextHigh) & setHigh;
        nextLow = grown;
      }
      beforeLow = nextLow;
      beforeHigh = nextHigh;
      nextLow |= tables.adjacentLow(beforeLow, beforeHigh) & setLow;
      nextHigh |= tables.adjacentHigh(beforeLow, beforeHigh) & setHigh;
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
