package io.github.boardrules.linage;

import io.github.boardrules.core.bits.BitOps;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.board.SquareBoard;
import io.github.boardrules.core.board.Symmetry;
import io.github.boardrules.core.spi.StableHash;
import io.github.boardrules.core.spi.ZobristKeys;
import io.github.boardrules.core.territory.Orientation;

/** Precomputed tables of a board and a line length, shared by all positions of a game. */
final class BoardTables {
  private static final int STONE = 1;

  final SquareBoard board;
  final int lineLength;
  final Lines lines;
  final Patches patches;
  private final long[] horizontalStarts;
  private final ZobristKeys keys;
  private final long boardKey;

  BoardTables(SquareBoard board, int lineLength) {
    this.board = board;
    this.lineLength = lineLength;
    this.lines = new Lines(lineLength);
    this.patches = new Patches(board);
    this.horizontalStarts = words(lines.starts(Orientation.HORIZONTAL, board.all()));
    this.keys = new ZobristKeys(STONE, board);
    this.boardKey = StableHash.of(board.width(), board.height(), lineLength);
  }

  /** Returns the number of words of a bitboard: one for every 64 points, and at least two. */
  int wordCount() {
    return horizontalStarts.length;
  }

  /**
   * Returns a set of points as a bitboard: bit {@code i % 64} of word {@code i / 64} is point
   * {@code i}.
   */
  long[] words(CellSet set) {
    long[] words = new long[Math.max(2, set.wordCount())];
    for (int word = 0; word < words.length; word++) {
      words[word] = set.word(word);
    }
    return words;
  }

  /** Returns whether the points of a bitboard form lines of both orientations. */
  boolean hasBothLines(long[] points) {
    boolean horizontal = false;
    boolean vertical = false;
    for (int word = 0; word < points.length && !(horizontal && vertical); word++) {
      long horizontals = points[word] & horizontalStarts[word];
      long verticals = points[word];
      for (int i = 1; i < lineLength; i++) {
        horizontals &= BitOps.from(points, 64 * word + i);
        verticals &= BitOps.from(points, 64 * word + i * board.width());
      }
      horizontal |= horizontals != 0;
      vertical |= verticals != 0;
    }
    return horizontal && vertical;
  }

  /** Does the same as {@link #hasBothLines(long[])} for a bitboard of two words. */
  boolean hasBothLines(long low, long high) {
    long horizontalLow = low & horizontalStarts[0];
    long horizontalHigh = high & horizontalStarts[1];
    long verticalLow = low;
    long verticalHigh = high;
    for (int i = 1; i < lineLength; i++) {
      horizontalLow &= BitOps.from(low, high, i);
      horizontalHigh &= BitOps.from(high, 0, i);
      verticalLow &= BitOps.from(low, high, i * board.width());
      verticalHigh &= BitOps.from(high, 0, i * board.width());
    }
    return (horizontalLow | horizontalHigh) != 0 && (verticalLow | verticalHigh) != 0;
  }

  /** Returns the hash key of a stone on a point. */
  long key(int point) {
    return keys.key(point);
  }

  /** Returns the hash of the board, the line length and the images of stones. */
  long hash(CellSet stones, Symmetry symmetry) {
    return boardKey ^ keys.hash(stones, symmetry);
  }

  /** Returns the hash of the board, the line length and the stones. */
  long hash(CellSet stones) {
    return boardKey ^ keys.hash(stones);
  }
}
