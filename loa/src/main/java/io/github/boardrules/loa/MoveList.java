package io.github.boardrules.loa;

import static com.google.common.base.Preconditions.checkElementIndex;

import io.github.boardrules.core.bits.BitOps;
import io.github.boardrules.core.spi.LazyMoveList;
import org.jspecify.annotations.Nullable;

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
  protected long word(int axis) {
    return switch (axis) {
      case MovePairs.RANKS -> ranks;
      case MovePairs.FILES -> files;
      case MovePairs.RISING -> rising;
      default -> falling;
    };
  }

  /**
   * {@inheritDoc} It chooses the axis without branches, which would be unpredictable; random games
   * are a twentieth faster. Each {@code is…} is -1 if the move is along that axis or a later one,
   * otherwise 0.
   */
  @Override
  public LoaMove get(int index) {
    checkElementIndex(index, size());
    int firstFile = Long.bitCount(ranks);
    int firstRising = firstFile + Long.bitCount(files);
    int firstFalling = firstRising + Long.bitCount(rising);
    int isFile = (firstFile - 1 - index) >> 31;
    int isRising = (firstRising - 1 - index) >> 31;
    int isFalling = (firstFalling - 1 - index) >> 31;
    long pairs =
        ranks
            ^ ((ranks ^ files) & isFile)
            ^ ((files ^ rising) & isRising)
            ^ ((rising ^ falling) & isFalling);
    int n =
        index
            - (firstFile & isFile)
            - ((firstRising - firstFile) & isRising)
            - ((firstFalling - firstRising) & isFalling);
    return move(-isFile - isRising - isFalling, BitOps.nthBit(pairs, n));
  }

  @Override
  protected LoaMove move(int axis, int lower) {
    int distance = LineTables.countOnLine(lower, axis, own | enemy);
    int upper = lower + distance * MovePairs.step(axis);
    boolean isCapture = ((enemy >>> lower | enemy >>> upper) & 1) != 0;
    // Forward or backward, again without a branch.
    int swap = (lower ^ upper) & -(int) (~own >>> lower & 1);
    return SharedMoves.get(lower ^ swap, upper ^ swap, isCapture);
  }

  @Override
  public boolean contains(@Nullable Object object) {
    return object instanceof LoaMove.PieceMove move
        && Loa.BOARD.contains(move.from())
        && Loa.BOARD.contains(move.to())
        && isLegal(move, Loa.BOARD.index(move.from()), Loa.BOARD.index(move.to()));
  }

  private boolean isLegal(LoaMove.PieceMove move, int from, int to) {
    int lower = Math.min(from, to);
    for (int axis = MovePairs.RANKS; axis <= MovePairs.FALLING; axis++) {
      if ((word(axis) >>> lower & 1) != 0 && move(axis, lower).equals(move)) {
        return true;
      }
    }
    return false;
  }
}
