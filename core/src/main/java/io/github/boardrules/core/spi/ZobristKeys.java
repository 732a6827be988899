package io.github.boardrules.core.spi;

import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.board.Board;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.board.Symmetry;

/** The {@linkplain StableHash#key keys} of one kind of piece on the cells of a board. Immutable. */
@Immutable
public final class ZobristKeys {
  @SuppressWarnings("Immutable") // filled before it is published, then never changed
  private final long[] keys;

  /**
   * Computes the keys.
   *
   * @param kind the number of the kind of piece
   * @param board the board
   */
  public ZobristKeys(int kind, Board board) {
    this.keys = new long[board.size()];
    for (int index = 0; index < keys.length; index++) {
      keys[index] = StableHash.key(kind, index);
    }
  }

  /**
   * {@return the key of a piece}
   *
   * @param index the index of its cell
   */
  public long key(int index) {
    return keys[index];
  }

  /**
   * {@return the combined keys of pieces on some cells}
   *
   * @param cells the cells
   */
  public long hash(CellSet cells) {
    long hash = 0;
    for (int word = 0; word < cells.wordCount(); word++) {
      hash ^= hash(64 * word, cells.word(word));
    }
    return hash;
  }

  /**
   * {@return the combined keys of pieces on up to 64 cells}
   *
   * @param first the index of the cell of the lowest bit
   * @param bits the cells, in the order of their indices
   */
  public long hash(int first, long bits) {
    long hash = 0;
    for (long rest = bits; rest != 0; rest &= rest - 1) {
      hash ^= keys[first + Long.numberOfTrailingZeros(rest)];
    }
    return hash;
  }

  /**
   * {@return the combined keys of pieces on the images of some cells} Does not create the images.
   *
   * @param cells the cells
   * @param symmetry a symmetry to the board of these keys
   */
  public long hash(CellSet cells, Symmetry symmetry) {
    long hash = 0;
    for (int word = 0; word < cells.wordCount(); word++) {
      for (long rest = cells.word(word); rest != 0; rest &= rest - 1) {
        hash ^= keys[symmetry.apply(64 * word + Long.numberOfTrailingZeros(rest))];
      }
    }
    return hash;
  }
}
