package io.github.boardrules.iris;

import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.HexBoard;
import java.util.ArrayList;
import java.util.List;

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

  /** What each word is put together from. */
  private final Piece[][] pieces;

  /**
   * Cells of a row: the word and the bits that they are in the order of the board, and how far
   * these have to be turned to the left.
   */
  private record Piece(int word, long cells, int rotation) {
    boolean fits(Piece other) {
      return word == other.word && rotation == other.rotation;
    }

    Piece and(Piece other) {
      return new Piece(word, cells | other.cells, rotation);
    }
  }

  Square(HexBoard board, long[] coloured) {
    this.width = 2 * board.side() - 1;
    this.words = 1 + ((width * width + 63) >> 6);
    this.steps = new int[] {width, 1, width + 1, width + 1};
    this.pieces = pieces(board);
    this.coloured = of(coloured);
  }

  private Piece[][] pieces(HexBoard board) {
    List<List<Piece>> pieces = new ArrayList<>();
    for (int word = 0; word < words; word++) {
      pieces.add(new ArrayList<>());
    }
    for (int number = 0; number < board.size(); number++) {
      Cell cell = board.cell(number);
      int place = 64 + width * cell.y() + cell.x();
      add(new Piece(number >> 6, 1L << number, place - number), pieces.get(place >> 6));
    }
    return pieces.stream().map(word -> word.toArray(new Piece[0])).toArray(Piece[][]::new);
  }

  private static void add(Piece piece, List<Piece> pieces) {
    int last = pieces.size() - 1;
    if (last >= 0 && pieces.get(last).fits(piece)) {
      pieces.set(last, pieces.get(last).and(piece));
    } else {
      pieces.add(piece);
    }
  }

  /** The same cells, given in the order of the board. */
  long[] of(long[] cells) {
    long[] bits = new long[words];
    for (int word = 1; word < words; word++) {
      long found = 0;
      for (Piece piece : pieces[word]) {
        found |= Long.rotateLeft(cells[piece.word] & piece.cells, piece.rotation);
      }
      bits[word] = found;
    }
    return bits;
  }
}
