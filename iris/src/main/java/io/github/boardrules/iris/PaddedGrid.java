package io.github.boardrules.iris;

import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.HexBoard;
import java.util.ArrayList;
import java.util.List;

/**
 * Bitboards of a hexagonal board in which every direction is one fixed shift: the cell (x, y) is
 * bit {@code width · y + x}, after one word of zeros.
 *
 * <p>A shift never leads from one edge of the board to another, because the corners of the square
 * around the hexagon separate the edges.
 */
final class PaddedGrid {
  final int width;
  final int words;

  /** The colored cells. */
  final long[] colored;

  /**
   * The distance from a stone back to an adjacent stone of its color. The index is 1 if there is
   * one to the west, plus 2 if there is one to the south-west; 0 means only to the south.
   */
  final int[] steps;

  /** The segments that make up each word. */
  private final Segment[][] segments;

  /** Adjacent cells of a row: their bits in a word of board order, and the rotation to the left. */
  private record Segment(int word, long cells, int rotation) {
    boolean extendsTo(Segment other) {
      return word == other.word && rotation == other.rotation;
    }

    Segment and(Segment other) {
      return new Segment(word, cells | other.cells, rotation);
    }
  }

  PaddedGrid(HexBoard board, long[] colored) {
    this.width = 2 * board.side() - 1;
    this.words = 1 + ((width * width + 63) >> 6);
    this.steps = new int[] {width, 1, width + 1, width + 1};
    this.segments = segments(board);
    this.colored = of(colored);
  }

  private Segment[][] segments(HexBoard board) {
    List<List<Segment>> segments = new ArrayList<>();
    for (int word = 0; word < words; word++) {
      segments.add(new ArrayList<>());
    }
    for (int index = 0; index < board.size(); index++) {
      Cell cell = board.cell(index);
      int bit = 64 + width * cell.y() + cell.x();
      add(new Segment(index >> 6, 1L << index, bit - index), segments.get(bit >> 6));
    }
    return segments.stream().map(word -> word.toArray(new Segment[0])).toArray(Segment[][]::new);
  }

  private static void add(Segment segment, List<Segment> segments) {
    int last = segments.size() - 1;
    if (last >= 0 && segments.get(last).extendsTo(segment)) {
      segments.set(last, segments.get(last).and(segment));
    } else {
      segments.add(segment);
    }
  }

  /** Converts a bitboard in the order of the board's cells. */
  long[] of(long[] cells) {
    long[] bits = new long[words];
    for (int word = 1; word < words; word++) {
      long found = 0;
      for (Segment segment : segments[word]) {
        found |= Long.rotateLeft(cells[segment.word] & segment.cells, segment.rotation);
      }
      bits[word] = found;
    }
    return bits;
  }
}
