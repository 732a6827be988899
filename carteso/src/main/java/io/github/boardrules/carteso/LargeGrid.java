package io.github.boardrules.carteso;

import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.board.SquareBoard;

/**
 * A board whose sets are a word of bits for each rank, a bit for each file. There is a rank without
 * points below the first and one above the last, so that every rank has two neighbours; so the
 * first rank is the one numbered 1.
 */
final class LargeGrid extends Grid {
  private final int[] noFlip;
  private final int[] flip;
  private final byte[] ranks;
  private final byte[] files;

  LargeGrid(SquareBoard board) {
    super(board);
    this.noFlip = new int[board.height() + 2];
    this.flip = new int[board.height() + 2];
    for (int rank = 1; rank <= board.height(); rank++) {
      flip[rank] = (1 << board.width()) - 1;
    }
    this.ranks = new byte[board.size()];
    this.files = new byte[board.size()];
    for (int point = 0; point < board.size(); point++) {
      ranks[point] = (byte) (board.cell(point).y() + 1);
      files[point] = (byte) board.cell(point).x();
    }
  }

  @Override
  LargeStones stones(CellSet black, CellSet white, Claims claims) {
    return new LargeStones(this, black, white, claims);
  }

  int width() {
    return board().width();
  }

  /** The number of ranks, with those below and above the board. */
  int ranks() {
    return flip.length;
  }

  /** The rank of a point, from 1. */
  int rank(int point) {
    return ranks[point];
  }

  /** The file of a point, from 0. */
  int file(int point) {
    return files[point];
  }

  /** A rank that has all its points. */
  int allFiles() {
    return flip[1];
  }

  /** What makes the complement of a set of its words: all points of each rank. */
  int[] flip() {
    return flip;
  }

  /** What leaves the words of a set as they are: nothing in any rank. */
  int[] noFlip() {
    return noFlip;
  }
}
