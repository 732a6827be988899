package io.github.boardrules.core.board;

/** Cells of a board that has more than 128. */
final class LargeCellSet extends CellSet {
  private final long[] words;

  /** Takes the array over: nobody else may keep it. */
  LargeCellSet(Board board, long[] words) {
    super(board);
    this.words = words;
  }

  @Override
  public long word(int word) {
    return word < words.length ? words[word] : 0;
  }

  @Override
  CellSet combineSameBoard(CellSet other, Operation operation) {
    long[] result = new long[words.length];
    for (int word = 0; word < result.length; word++) {
      result[word] = operation.apply(words[word], other.word(word));
    }
    return new LargeCellSet(board(), result);
  }
}
