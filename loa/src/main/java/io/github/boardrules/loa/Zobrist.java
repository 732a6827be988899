package io.github.boardrules.loa;

import io.github.boardrules.core.Color;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.spi.StableHash;

/**
 * Zobrist keys of arrangements, and hashes of positions.
 *
 * <p>The key of an arrangement and its side to move is the exclusive or of the keys of its pieces
 * and of its board. The hash of a position adds the mixed keys of the earlier positions; addition
 * makes it independent of their order.
 */
final class Zobrist {
  static final long WHITE_TO_MOVE = StableHash.key(2, 0);

  /** The index of the first white piece in {@link #PIECES}; no board has more cells. */
  private static final int WHITE = 256;

  private static final long[] PIECES = new long[2 * WHITE];

  static {
    for (int cell = 0; cell < WHITE; cell++) {
      PIECES[cell] = StableHash.key(0, cell);
      PIECES[WHITE + cell] = StableHash.key(1, cell);
    }
  }

  private Zobrist() {}

  static long piece(boolean isWhite, int cell) {
    return PIECES[(isWhite ? WHITE : 0) + cell];
  }

  /** Returns the key of a board; 0 for the board of 8×8. */
  static long board(boolean isHex, int size, boolean hasHole) {
    return !isHex && size == 8 && !hasHole
        ? 0
        : StableHash.key(3, (isHex ? 64 : 0) + (hasHole ? 32 : 0) + size);
  }

  /** Returns the key of an arrangement and its side to move. */
  static long arrangement(BoardTables tables, CellSet black, CellSet white, Color toMove) {
    long key = tables.key ^ (toMove == Color.WHITE ? WHITE_TO_MOVE : 0);
    for (Cell cell : black) {
      key ^= piece(false, tables.board.index(cell));
    }
    for (Cell cell : white) {
      key ^= piece(true, tables.board.index(cell));
    }
    return key;
  }

  static long position(long arrangement, long sumOfEarlierKeys) {
    return StableHash.mix(arrangement ^ StableHash.mix(sumOfEarlierKeys));
  }
}
