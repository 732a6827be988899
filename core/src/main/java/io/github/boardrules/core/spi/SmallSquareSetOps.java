package io.github.boardrules.core.spi;

import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.board.SquareBoard;
import io.github.boardrules.core.board.SquareDirection;

/** Operations on boards of at most 128 cells, in two words. */
final class SmallSquareSetOps extends SquareSetOps {
  private final int width;
  private final long allLow;
  private final long allHigh;
  private final long eastLow;
  private final long eastHigh;
  private final long westLow;
  private final long westHigh;

  SmallSquareSetOps(SquareBoard board) {
    super(board);
    this.width = board.width();
    this.allLow = board.all().word(0);
    this.allHigh = board.all().word(1);
    this.eastLow = awayFromEdge(SquareDirection.EAST).word(0);
    this.eastHigh = awayFromEdge(SquareDirection.EAST).word(1);
    this.westLow = awayFromEdge(SquareDirection.WEST).word(0);
    this.westHigh = awayFromEdge(SquareDirection.WEST).word(1);
  }

  @Override
  public CellSet shift(CellSet set, SquareDirection direction) {
    check(set);
    int by = step(direction);
    long low = set.word(0) & awayFromEdge(direction).word(0);
    long high = set.word(1) & awayFromEdge(direction).word(1);
    // A step of 0 occurs only on a board with one file, where no cell can make it.
    return by > 0
        ? CellSet.ofBits(board(), (low << by) & allLow, ((high << by) | (low >>> -by)) & allHigh)
        : CellSet.ofBits(board(), (low >>> -by) | (high << by), high >>> -by);
  }

  @Override
  CellSet flood(CellSet from, CellSet within, CellSet goal) {
    long inLow = within.word(0);
    long inHigh = within.word(1);
    long goalLow = goal.word(0);
    long goalHigh = goal.word(1);
    long low = from.word(0);
    long high = from.word(1);
    while (((goalLow & ~low) | (goalHigh & ~high)) != 0) {
      long east = low & eastLow;
      long west = high & westHigh;
      long besideLow = (east << 1) | ((low & westLow) >>> 1) | (west << 63);
      long besideHigh = ((high & eastHigh) << 1) | (east >>> 63) | (west >>> 1);
      long aboveLow = low << width;
      long aboveHigh = (high << width) | (low >>> -width);
      long belowLow = (low >>> width) | (high << -width);
      long belowHigh = high >>> width;
      long grownLow = low | ((besideLow | aboveLow | belowLow) & inLow);
      long grownHigh = high | ((besideHigh | aboveHigh | belowHigh) & inHigh);
      if (grownLow == low && grownHigh == high) {
        break;
      }
      low = grownLow;
      high = grownHigh;
    }
    return CellSet.ofBits(board(), low, high);
  }
}
