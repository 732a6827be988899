package io.github.boardrules.iris;

import io.github.boardrules.core.Colour;
import io.github.boardrules.core.StableHash;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.board.HexBoard;

/**
 * What positions of one board size look up: sets of cells as words of bits, cells as indexes. Never
 * changed once made.
 *
 * <p>Cells and moves share their bits: a gray cell's bit stands for a stone on it, the bit of the
 * lower cell of a pair for the pair, and the bit after the last cell for the pass. On the standard
 * board these are exactly 128.
 */
final class Tables {
  private static final long WHITE_TO_MOVE = StableHash.key(0, 1);
  private static final long OVER = StableHash.key(0, 2);
  private static final long ONE_PASS = StableHash.key(1, 1);
  private static final long TWO_PASSES = StableHash.key(1, 2);

  /** The number of cells, and the bit of the pass. */
  final int size;

  /** The number of words that the bits of cells and moves need. */
  final int words;

  final long[] all;
  final long[] gray;

  /** The bits of all moves that place stones. */
  final long[] choices;

  /** The neighbours of each cell, as bits. */
  final long[][] neighbours;

  /** The neighbours of each cell, as indexes. */
  final short[][] neighbourIndexes;

  /** The move of each bit; the pair for the bits of both its cells. */
  final IrisMove[] moves;

  private final long boardKey;
  private final long[][] stoneKeys;
  private final long[] firstStoneKeys;

  Tables(HexBoard board) {
    this.size = board.size();
    this.words = (size >> 6) + 1;
    this.all = bits(board.all());
    this.gray = bits(board.edge().complement());
    this.choices = gray.clone();
    this.neighbours = new long[size][];
    this.neighbourIndexes = new short[size][];
    this.moves = new IrisMove[size + 1];
    this.boardKey = StableHash.key(2, board.side());
    this.stoneKeys = new long[2][size];
    this.firstStoneKeys = new long[size];
    for (int cell = 0; cell < size; cell++) {
      CellSet beside = board.neighbours(board.cell(cell));
      neighbours[cell] = bits(beside);
      neighbourIndexes[cell] = indexes(beside);
      if (isGray(cell)) {
        moves[cell] = IrisMove.stone(board.cell(cell));
      } else if (cell < twin(cell)) {
        set(choices, cell);
        moves[cell] = IrisMove.pair(board.cell(cell), board.cell(twin(cell)));
        moves[twin(cell)] = moves[cell];
      }
      stoneKeys[0][cell] = StableHash.key(3, cell);
      stoneKeys[1][cell] = StableHash.key(4, cell);
      firstStoneKeys[cell] = StableHash.key(5, cell);
    }
    moves[size] = IrisMove.PASS;
  }

  private long[] bits(CellSet cells) {
    long[] bits = new long[words];
    for (int word = 0; word < words; word++) {
      bits[word] = cells.word(word);
    }
    return bits;
  }

  private static short[] indexes(CellSet cells) {
    short[] indexes = new short[cells.size()];
    int index = -1;
    for (int i = 0; i < indexes.length; i++) {
      index = cells.nextIndex(index + 1);
      indexes[i] = (short) index;
    }
    return indexes;
  }

  static void set(long[] bits, int index) {
    bits[index >> 6] |= 1L << index;
  }

  static boolean has(long[] bits, int index) {
    return (bits[index >> 6] >>> index & 1) != 0;
  }

  boolean isGray(int cell) {
    return has(gray, cell);
  }

  /** The cell diametrically opposite: the half turn runs through the cells backwards. */
  int twin(int cell) {
    return size - 1 - cell;
  }

  boolean areNeighbours(int one, int other) {
    return has(neighbours[one], other);
  }

  /** Zobrist's key of a stone. */
  long stoneKey(Colour colour, int cell) {
    return stoneKeys[colour == Colour.BLACK ? 0 : 1][cell];
  }

  /** The key of all the rest of a position that is not over. */
  long turnKey(Colour toMove, int firstStone, int passes) {
    return boardKey
        ^ (toMove == Colour.WHITE ? WHITE_TO_MOVE : 0)
        ^ (firstStone >= 0 ? firstStoneKeys[firstStone] : 0)
        ^ (passes > 0 ? ONE_PASS : 0);
  }

  /** The key of all the rest of a position that is over. */
  long endKey(int passes) {
    return boardKey ^ OVER ^ (passes > 0 ? TWO_PASSES : 0);
  }
}
