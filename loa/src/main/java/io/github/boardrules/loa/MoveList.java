package io.github.boardrules.loa;

import io.github.boardrules.core.spi.LazyMoveList;

/**
 * The moves of a side as a lazy list: {@link MovePairs} along ranks, files, rising and falling
 * diagonals, each in the order of the lower cells of the pairs.
 */
final class MoveList extends LazyMoveList<LoaMove> {
  private final long own;
  private final long enemy;
  private final long ranks;
  private final long files;
  private final long rising;
  private final long falling;

  MoveList(long own, long enemy, long ranks, long files, long rising, long falling) {
    super(
        Long.bitCount(ranks)
            + Long.bitCount(files)
            + Long.bitCount(rising)
            + Long.bitCount(falling));
    this.own = own;
    this.enemy = enemy;
    this.ranks = ranks;
    this.files = files;
    this.rising = rising;
    this.falling = falling;
  }

  @Override
  protected int wordCount() {
    return 4;
  }

  @Override
  protected long word(int axis) {
    return switch (axis) {
      case MovePairs.RANKS -> ranks;
      case MovePairs.FILES -> files;
      case MovePairs.RISING -> rising;
      default -> falling;
    };
  }

  @Override
  protected LoaMove move(int axis, int lower) {
    int distance = LineTables.countOnLine(lower, axis, own | enemy);
    int upper = lower + distance * MovePairs.step(axis);
    boolean isForward = (own >>> lower & 1) != 0;
    boolean isCapture = ((enemy >>> lower | enemy >>> upper) & 1) != 0;
    return isForward
        ? SharedMoves.get(lower, upper, isCapture)
        : SharedMoves.get(upper, lower, isCapture);
  }
}
