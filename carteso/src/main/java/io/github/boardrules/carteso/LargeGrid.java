package io.github.boardrules.carteso;

import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.board.SquareBoard;

/** A board whose sets are a word of bits for each rank, a bit for each file. */
final class LargeGrid extends Grid {
  private final int allFiles;

  LargeGrid(SquareBoard board) {
    super(board);
    this.allFiles = (1 << board.width()) - 1;
  }

  @Override
  LargeStones stones(CellSet black, CellSet white, Claims claims) {
    return new LargeStones(this, black, white, claims);
  }

  int width() {
    return board().width();
  }

  int height() {
    return board().height();
  }

  /** A rank that has all its points. */
  int allFiles() {
    return allFiles;
  }
}
