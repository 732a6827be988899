package io.github.boardrules.loa;

import io.github.boardrules.core.Colour;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.spi.StableHash;
import org.jspecify.annotations.Nullable;

/**
 * The state of a position: two bitboards, the side to move, and a linked list of the earlier
 * positions that can be repeated.
 *
 * <p>State and {@link LoaPosition} are one object of 72 bytes (measured on a 64-bit JVM with
 * compressed references). Everything that a move changes is updated from the previous position in
 * constant time, amortized: the {@link Zobrist} key, the sum of the earlier keys, the filter and
 * the blocks.
 */
abstract sealed class LoaState permits LoaPosition {
  final LoaGame game;

  /** The position before the last move; null at the start and after a capture. */
  final @Nullable LoaPosition previous;

  /** The pieces of the side to move. */
  final long own;

  /** The pieces of the side not to move. */
  final long enemy;

  final boolean isWhiteToMove;

  /** The {@link Zobrist} key of the placement and the side to move. */
  final long key;

  final long sumOfEarlierKeys;

  /**
   * A {@link History#filterBits Bloom filter} of the positions 2, 4, 6, … moves earlier, as far as
   * they are not in {@link #blocks}.
   */
  final long filter;

  /** The number of earlier positions that are not in {@link #blocks}. */
  final short unsorted;

  /** The earlier positions except the latest {@link #unsorted}; null if there are none. */
  final @Nullable PositionBlock blocks;

  /** Computed on first use. A race is harmless, because every thread computes the same value. */
  private byte status;

  /** Creates the state of a position without earlier positions. */
  LoaState(LoaGame game, long black, long white, Colour toMove) {
    this.game = game;
    this.previous = null;
    this.isWhiteToMove = toMove == Colour.WHITE;
    this.own = isWhiteToMove ? white : black;
    this.enemy = isWhiteToMove ? black : white;
    this.key = Zobrist.placement(black, white, toMove);
    this.sumOfEarlierKeys = 0;
    this.filter = 0;
    this.unsorted = 0;
    this.blocks = null;
  }

  /** Creates the state after a move. */
  LoaState(LoaPosition before, boolean isCapture, long own, long enemy, long key) {
    this.game = before.game;
    this.previous = isCapture ? null : before;
    this.own = own;
    this.enemy = enemy;
    this.isWhiteToMove = !before.isWhiteToMove;
    this.key = key;
    this.sumOfEarlierKeys = isCapture ? 0 : before.sumOfEarlierKeys + StableHash.mix(before.key);
    boolean isSorted = before.unsorted == PositionBlock.MIN_SIZE - 1;
    this.unsorted = (short) (isCapture || isSorted ? 0 : before.unsorted + 1);
    LoaPosition twoBefore = unsorted < 2 ? null : before.previous;
    this.filter = twoBefore == null ? 0 : twoBefore.filter | History.filterBits(twoBefore.key);
    this.blocks = isCapture ? null : isSorted ? PositionBlock.endingWith(before) : before.blocks;
  }

  /** Returns the side to move; in a finished game, the side that would be to move. */
  final Colour turn() {
    return isWhiteToMove ? Colour.WHITE : Colour.BLACK;
  }

  /** Returns the pieces of a colour. */
  final long bits(Colour colour) {
    return colour == turn() ? own : enemy;
  }

  /** Returns the {@link LoaStatus}. */
  final byte status() {
    byte found = status;
    if (found == LoaStatus.UNKNOWN) {
      found = LoaStatus.of(this);
      status = found;
    }
    return found;
  }

  final boolean isKnownOngoing() {
    return status == LoaStatus.ONGOING;
  }

  final boolean canMove() {
    return LineTables.canMove(own, enemy);
  }

  /**
   * Returns whether a side is connected. The side to move was not connected before the last move,
   * because the game continued. Only a capture can have connected it, and then there is no previous
   * position.
   */
  final boolean isAnyConnected() {
    return Clumps.isConnected(enemy) || (previous == null && Clumps.isConnected(own));
  }

  /** Returns whether the placement and the side to move are the same. */
  final boolean hasPlacementOf(LoaState other) {
    return own == other.own && enemy == other.enemy && isWhiteToMove == other.isWhiteToMove;
  }

  /** Returns whether a move is legal, provided that the game is not over. */
  final boolean isPossible(LoaMove move) {
    if (!(move instanceof LoaMove.PieceMove piece)) {
      return !canMove();
    }
    if (!hasBoth(piece.from(), piece.to())) {
      return false;
    }
    int from = index(piece.from());
    int to = index(piece.to());
    return canReach(from, to) && piece.isCapture() == ((enemy >>> to & 1) != 0);
  }

  private boolean canReach(int from, int to) {
    return (own >>> from & 1) != 0 && LineTables.reaches(from, to, own, enemy);
  }

  /** Returns a move between two cells of the board: a capture if that is legal, else quiet. */
  final LoaMove withMark(LoaMove.PieceMove move) {
    int from = index(move.from());
    int to = index(move.to());
    boolean isCapture =
        (enemy >>> to & 1) != 0 && status() == LoaStatus.ONGOING && canReach(from, to);
    return move.isCapture() == isCapture
        ? move
        : SharedMoves.get(move.from(), move.to(), isCapture);
  }

  /** Returns the position after a legal move. */
  final LoaPosition after(LoaMove move) {
    LoaPosition before = (LoaPosition) this;
    long nextKey = key ^ Zobrist.WHITE_TO_MOVE;
    if (!(move instanceof LoaMove.PieceMove piece)) {
      return new LoaPosition(
          before, /* isCapture= */ false, /* own= */ enemy, /* enemy= */ own, nextKey);
    }
    int from = index(piece.from());
    int to = index(piece.to());
    long landing = 1L << to;
    boolean isCapture = (enemy & landing) != 0;
    nextKey ^= Zobrist.piece(isWhiteToMove, from) ^ Zobrist.piece(isWhiteToMove, to);
    if (isCapture) {
      nextKey ^= Zobrist.piece(!isWhiteToMove, to);
    }
    return new LoaPosition(
        before, isCapture, enemy & ~landing, own ^ (1L << from | landing), nextKey);
  }

  /** Returns the index of a cell of the board, without the check of {@code Loa.BOARD.index}. */
  private static int index(Cell cell) {
    return cell.y() << 3 | cell.x();
  }

  private static boolean hasBoth(Cell a, Cell b) {
    return (a.x() | a.y() | b.x() | b.y()) < 8;
  }

  @Override
  public final String toString() {
    return LoaNotation.write((LoaPosition) this);
  }

  @Override
  public final boolean equals(@Nullable Object object) {
    return this == object
        || (object instanceof LoaState other
            && hasPlacementOf(other)
            && sumOfEarlierKeys == other.sumOfEarlierKeys
            && game.rules().equals(other.game.rules())
            && History.areEqual(this, other));
  }

  @Override
  public final int hashCode() {
    return Long.hashCode(Zobrist.position(key, sumOfEarlierKeys));
  }
}
