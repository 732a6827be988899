package io.github.boardrules.core.board;

/** A set of cells of a board with at most 128 cells: two words, without an array. */
final class SmallCellSet extends CellSet {
  static final int CAPACITY = 128;

  private final long low;
  private final long high;

  SmallCellSet(Board board, long low, long high) {
    super(board);
    this.low = low;
    this.high = high;
  }

  @Override
  public long word(int word) {
    return word == 0 ? low : word == 1 ? high : 0;
  }

  @Override
  CellSet or(CellSet other) {
    return new SmallCellSet(board(), low | other.word(0), high | other.word(1));
  }

  @Override
  CellSet and(CellSet other) {
    return new SmallCellSet(board(), low & other.word(0), high & other.word(1));
  }

  @Override
  CellSet andNot(CellSet other) {
    return new SmallCellSet(board(), low & ~other.word(0), high & ~other.word(1));
  }

  @Override
  boolean meets(CellSet other) {
    return ((low & other.word(0)) | (high & other.word(1))) != 0;
  }
}
