package io.github.boardrules.loa;

import static com.google.common.base.Preconditions.checkNotNull;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Color;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import java.util.List;
import java.util.Optional;

/** A position on the board of 8×8: two bitboards. Bit {@code 8 * y + x} is the cell (x, y). */
final class BitboardPosition extends LoaPosition {
  /** The pieces of the side to move. */
  final long own;

  /** The pieces of the side not to move. */
  final long enemy;

  /** Creates a position without earlier positions. */
  BitboardPosition(LoaGame game, CellSet black, CellSet white, Color toMove, PlyCounts counts) {
    super(game, black, white, toMove, counts);
    this.own = (isWhiteToMove ? white : black).word(0);
    this.enemy = (isWhiteToMove ? black : white).word(0);
  }

  private BitboardPosition(
      BitboardPosition before, boolean isCapture, int passes, long own, long enemy, long key) {
    super(before, isCapture, /* isRemoval= */ false, passes, key);
    this.own = own;
    this.enemy = enemy;
  }

  private long bits(boolean white) {
    return white == isWhiteToMove ? own : enemy;
  }

  @Override
  public CellSet pieces(Color color) {
    checkNotNull(color, "color");
    return CellSet.ofBits(Loa.BOARD, bits(color == Color.WHITE));
  }

  @Override
  public Optional<Color> pieceAt(Cell cell) {
    long bit = 1L << Loa.BOARD.index(cell);
    return (own & bit) != 0
        ? Optional.of(turn())
        : (enemy & bit) != 0 ? Optional.of(turn().opposite()) : Optional.empty();
  }

  @Override
  boolean isOwnConnected() {
    return Clumps.isConnected(own);
  }

  @Override
  boolean isEnemyConnected() {
    return Clumps.isConnected(enemy);
  }

  @Override
  boolean isEnemy(Cell cell) {
    return (enemy >>> index(cell) & 1) != 0;
  }

  @Override
  public int clumpCount(Color color) {
    checkNotNull(color, "color");
    return Clumps.count(bits(color == Color.WHITE));
  }

  @Override
  public List<LoaMove> legalMoves() {
    if (isOver()) {
      return ImmutableList.of();
    }
    MoveList moves = MovePairs.moves(own, enemy);
    return moves.isEmpty() ? ImmutableList.of(LoaMove.pass()) : moves;
  }

  @Override
  public int legalMoveCount() {
    return isOver() ? 0 : Math.max(1, MovePairs.moves(own, enemy).size());
  }

  @Override
  boolean canMove() {
    return LineTables.canMove(own, enemy);
  }

  @Override
  boolean hasArrangementOf(HistoryNode other) {
    return other instanceof BitboardPosition position
        && own == position.bits(isWhiteToMove)
        && enemy == position.bits(!isWhiteToMove);
  }

  @Override
  boolean isPossible(LoaMove move) {
    if (!(move instanceof LoaMove.PieceMove piece)) {
      return !canMove();
    }
    if (!hasBoth(piece.from(), piece.to())) {
      return false;
    }
    int from = index(piece.from());
    int to = index(piece.to());
    return (own >>> from & 1) != 0
        && LineTables.reaches(from, to, own, enemy)
        && piece.isCapture() == ((enemy >>> to & 1) != 0);
  }

  @Override
  public LoaPosition playUnchecked(LoaMove move) {
    long nextKey = key ^ Zobrist.WHITE_TO_MOVE;
    if (!(move instanceof LoaMove.PieceMove piece)) {
      checkNotNull(move, "move");
      return afterPass(nextKey);
    }
    int from = index(piece.from());
    int to = index(piece.to());
    long landing = 1L << to;
    long moved = own ^ (1L << from | landing);
    nextKey ^= Zobrist.piece(isWhiteToMove, from) ^ Zobrist.piece(isWhiteToMove, to);
    boolean isCapture = (enemy & landing) != 0;
    if (isCapture) {
      nextKey ^= Zobrist.piece(!isWhiteToMove, to);
    }
    return new BitboardPosition(this, isCapture, 0, enemy & ~landing, moved, nextKey);
  }

  private LoaPosition afterPass(long nextKey) {
    boolean isStuck =
        common.game().passesCanEnd && !LineTables.canMove(/* own= */ enemy, /* enemy= */ own);
    int passes = isStuck ? counts().passes() + 1 : 0;
    return new BitboardPosition(
        this, /* isCapture= */ false, passes, /* own= */ enemy, /* enemy= */ own, nextKey);
  }

  @Override
  LoaMove lastMove(LoaPosition before) {
    long left = ((BitboardPosition) before).own;
    return left == enemy
        ? LoaMove.pass()
        : SharedMoves.get(
            Long.numberOfTrailingZeros(left & ~enemy),
            Long.numberOfTrailingZeros(enemy & ~left),
            /* isCapture= */ false);
  }

  @Override
  long imageKey(LoaSymmetry symmetry) {
    return symmetry.keys(own, isWhiteToMove) ^ symmetry.keys(enemy, !isWhiteToMove);
  }

  @Override
  long imageKeyOfLastMove(LoaPosition before, LoaSymmetry symmetry) {
    return symmetry.keys(((BitboardPosition) before).own ^ enemy, before.isWhiteToMove);
  }

  /** Returns the index of a cell of the board, without the check of {@code Loa.BOARD.index}. */
  private static int index(Cell cell) {
    return cell.y() << 3 | cell.x();
  }

  private static boolean hasBoth(Cell a, Cell b) {
    return (a.x() | a.y() | b.x() | b.y()) < 8;
  }
}
