package io.github.boardrules.core.board;

/** Sets of a board of more than 128 cells, in an array of words. */
final class LargeSquareSets extends SquareSets {
  private final int words;

  LargeSquareSets(SquareBoard board) {
    super(board);
    this.words = CellSet.wordCount(board);
  }

  @Override
  public CellSet shift(CellSet set, SquareDirection direction) {
    check(set);
    long[] shifted = new long[words];
    addShifted(shifted, set, direction);
    for (int word = 0; word < words; word++) {
      shifted[word] &= board().all().word(word);
    }
    return new LargeCellSet(board(), shifted);
  }

  @Override
  CellSet grow(CellSet set, CellSet within) {
    long[] grown = new long[words];
    addShifted(grown, set, SquareDirection.NORTH);
    addShifted(grown, set, SquareDirection.EAST);
    addShifted(grown, set, SquareDirection.SOUTH);
    addShifted(grown, set, SquareDirection.WEST);
    for (int word = 0; word < words; word++) {
      grown[word] = (grown[word] & within.word(word)) | set.word(word);
    }
    return new LargeCellSet(board(), grown);
  }

  /** Adds the bits of a set, each one step on, also those that leave the board at the top. */
  private void addShifted(long[] sum, CellSet set, SquareDirection direction) {
    CellSet movers = movable(direction);
    int by = step(direction);
    for (int word = 0; word < words; word++) {
      long bits = set.word(word) & movers.word(word);
      if (by > 0) {
        sum[word] |= bits << by;
        if (word + 1 < words) {
          sum[word + 1] |= bits >>> -by;
        }
      } else {
        sum[word] |= bits >>> -by;
        if (word > 0) {
          sum[word - 1] |= bits << by;
        }
      }
    }
  }

  @Override
  CellSet single(int index) {
    long[] bits = new long[words];
    bits[index >> 6] = 1L << index;
    return new LargeCellSet(board(), bits);
  }
}
