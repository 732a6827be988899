package io.github.boardrules.loa;

import com.google.common.collect.ImmutableList;
import java.util.AbstractList;
import java.util.Arrays;
import java.util.List;
import java.util.RandomAccess;

/**
 * The moves of some pieces, ordered by where they begin and then by where they end. Kept as the
 * numbers of shared moves.
 */
final class MoveList extends AbstractList<LoaMove> implements RandomAccess {
  private final short[] codes;

  private MoveList(short[] codes) {
    this.codes = codes;
  }

  /** The moves of those pieces of a side that are in a set. */
  static List<LoaMove> of(long movers, long own, long enemy) {
    short[] codes = new short[8 * Long.bitCount(movers)];
    int size = 0;
    for (long pieces = movers; pieces != 0; pieces &= pieces - 1) {
      int from = Long.numberOfTrailingZeros(pieces);
      for (long ends = Lines.targets(from, own, enemy); ends != 0; ends &= ends - 1) {
        int to = Long.numberOfTrailingZeros(ends);
        codes[size++] = (short) SharedMoves.code(from, to, (enemy >>> to & 1) != 0);
      }
    }
    return size == 0 ? ImmutableList.of() : new MoveList(Arrays.copyOf(codes, size));
  }

  @Override
  public LoaMove get(int index) {
    return SharedMoves.get(codes[index]);
  }

  @Override
  public int size() {
    return codes.length;
  }
}
