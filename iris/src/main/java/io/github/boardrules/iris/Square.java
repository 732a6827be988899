package io.github.boardrules.iris;

import io.github.boardrules.core.board.HexBoard;

/**
 * The square in which a board lies: the cell (x, y) is the bit {@code width · y + x} of some words.
 * Unlike in the order of cells, the neighbours of every cell are the same numbers of bits away. No
 * such step leads from one edge of the board to another, as the square's corners between them are
 * not cells.
 *
 * <p>One word of zeros comes before the first.
 */
final class Square {
  final int width;
  final int words;

  /** The coloured cells. */
  final long[] coloured;

  /**
   * How far before a stone the neighbour of its colour is: 1 is added to the index if there is one
   * to the west, 2 if to the south-west; else it is to the south.
   */
  final int[] steps;

  private final int side;

  Square(HexBoard board, long[] coloured) {
    this.side = board.side();
    this.width = 2 * side - 1;
    this.words = 1 + ((width * width + 63) >> 6);
    this.steps = new int[] {width, 1, width + 1, width + 1};
    this.coloured = of(coloured);
  }

  /** The same cells, given in the order of the board. */
  long[] of(long[] cells) {
    long[] bits = new long[words];
    int from = 0;
    for (int y = 0; y < width; y++) {
      int length = width - Math.abs(y - (side - 1));
      long row = Tables.window(cells, from) & ((1L << length) - 1);
      int place = 64 + width * y + Math.max(0, y - (side - 1));
      bits[place >> 6] |= row << place;
      if ((place & 63) + length > 64) {
        bits[(place >> 6) + 1] |= row >>> -place;
      }
      from += length;
    }
    return bits;
  }
}
