package io.github.boardrules.linage;

import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.board.SquareBoard;
import io.github.boardrules.core.spi.BitOps;
import io.github.boardrules.core.spi.SquareSetOps;
import io.github.boardrules.core.spi.StableHash;
import io.github.boardrules.core.territory.Orientation;

/** What all positions of a game share: the board, and tables for it. */
final class Terrain {
  private static final int STONE = 1;

  private final SquareBoard board;
  private final int lineLength;
  private final Lines lines;
  private final Windows windows;
  private final long[] horizontalStarts;
  private final long[] keys;
  private final long keyOfBoard;

  Terrain(SquareBoard board, int lineLength) {
    this.board = board;
    this.lineLength = lineLength;
    this.lines = new Lines(SquareSetOps.of(board), lineLength);
    this.windows = new Windows(board);
    this.horizontalStarts = words(lines.starts(Orientation.HORIZONTAL, board.all()));
    this.keys = new long[board.size()];
    for (int point = 0; point < keys.length; point++) {
      keys[point] = StableHash.key(STONE, point);
    }
    this.keyOfBoard = StableHash.of(board.width(), board.height(), lineLength);
  }

  SquareBoard board() {
    return board;
  }

  int lineLength() {
    return lineLength;
  }

  Lines lines() {
    return lines;
  }

  Windows windows() {
    return windows;
  }

  /** The number of words that a set of points takes: one for every 64, but two at least. */
  int words() {
    return horizontalStarts.length;
  }

  /** The bits of a set of points. */
  long[] words(CellSet set) {
    long[] words = new long[Math.max(2, set.wordCount())];
    for (int word = 0; word < words.length; word++) {
      words[word] = set.word(word);
    }
    return words;
  }

  /** Where horizontal lines start on an empty board. */
  long horizontalStarts(int word) {
    return horizontalStarts[word];
  }

  /** Whether some points form lines of both orientations. */
  boolean hasBothLines(long... points) {
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

  /** Whether a stone on one of some empty points leaves every part of its region a line. */
  boolean leavesEveryPartALine(long[] empty, int point) {
    long piece = leftWithoutLine(windows.of(empty, point), point);
    if (piece != Window.UNKNOWN) {
      return piece == 0;
    }
    CellSet region = lines.sets().component(CellSet.ofBits(board, empty), point);
    return new FreeRegion(this, region).partWithoutLine(point).isEmpty();
  }

  /** What {@link Window#leftWithoutLine} says of a point and its window. */
  long leftWithoutLine(long window, int point) {
    return Window.leftWithoutLine(window, windows.place(point), windows.open(point), lineLength);
  }

  /** What a stone adds to the hash of a position. */
  long key(int point) {
    return keys[point];
  }

  /** The hash of board and stones. */
  long hash(CellSet stones) {
    long hash = keyOfBoard;
    for (int point = stones.nextIndex(0); point >= 0; point = stones.nextIndex(point + 1)) {
      hash ^= keys[point];
    }
    return hash;
  }
}
