package io.github.boardrules.core.board;

/** A set of cells of a board with more than 128 cells. */
final class LargeCellSet extends CellSet {
  private final long[] words;

  /** Takes ownership of the array. */
  LargeCellSet(Board board, long[] words) {
    super(board);
    this.words = words;
  }

  @Override
  public long word(int word) {
    return word < words.length ? words[word] : 0;
  }

  @Override
  CellSet or(CellSet other) {
    long[] result = words.clone();
    for (int word = 0; word < result.length; word++) {
      result[word] |= other.word(word);
    }
    return new LargeCellSet(board(), result);
  }

  @Override
  CellSet and(CellSet other) {
    long[] result = words.clone();
    for (int word = 0; word < result.length; word++) {
      result[word] &= other.word(word);
    }
    return new LargeCellSet(board(), result);
  }

  @Override
  CellSet andNot(CellSet other) {
    long[] result = words.clone();
    for (int word = 0; word < result.length; word++) {
      result[word] &= ~other.word(word);
    }
    return new LargeCellSet(board(), result);
  }

  @Override
  boolean meets(CellSet other) {
    for (int word = 0; word < words.length; word++) {
      if ((words[word] & other.word(word)) != 0) {
        return true;
      }
    }
    return false;
  }
}
