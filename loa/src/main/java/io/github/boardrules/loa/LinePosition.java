package io.github.boardrules.loa;

import static com.google.common.base.Preconditions.checkNotNull;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Color;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.board.HexBoard;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * A position on any board, stored as the occupancy of its lines.
 *
 * <h2>Representation</h2>
 *
 * Each line of {@link BoardTables} is an {@code int}: a bit in the low half for each black piece on
 * it, and one in the high half for each white piece. Every piece is on one line of each axis, so a
 * move changes at most eight lines. The ranks, which are the first lines, are a bitboard of the
 * whole board.
 *
 * <h2>Moves</h2>
 *
 * On a line with n pieces, every move joins two cells that are n steps apart: a <em>move pair</em>,
 * which is represented by its lower bit. A pair is a legal move exactly if one of its cells, and
 * not the other, holds a piece of the side to move, and no enemy is strictly between them. The hole
 * is a cell like any other, except that a piece that ends its move there is removed.
 *
 * <h2>Cost</h2>
 *
 * A list of legal moves takes time linear in the number of lines, at most 94, and a move copies the
 * lines. {@code LoaDifferentialProperties} compares with a search cell by cell.
 */
@SuppressWarnings("Immutable") // never changed: the array of lines and the tables
final class LinePosition extends LoaPosition {
  private static final int LOW = 0xffff;

  private final BoardTables tables;

  /** Black in the low half, white in the high half of each line. Never changed. */
  private final int[] lines;

  /** Creates a position without earlier positions. */
  LinePosition(LoaGame game, CellSet black, CellSet white, Color toMove, PlyCounts counts) {
    super(game, black, white, toMove, counts);
    this.tables = game.tables;
    this.lines = new int[tables.masks.length];
    black.forEach(cell -> toggle(tables.board.index(cell), false, lines));
    white.forEach(cell -> toggle(tables.board.index(cell), true, lines));
  }

  private LinePosition(
      LinePosition before,
      boolean isCapture,
      boolean isRemoval,
      int passes,
      long key,
      int[] lines) {
    super(before, isCapture, isRemoval, passes, key);
    this.tables = before.tables;
    this.lines = lines;
  }

  /** Adds or removes a piece. */
  private void toggle(int cell, boolean white, int[] changed) {
    for (int axis = 0; axis < tables.axes; axis++) {
      changed[tables.line(cell, axis)] ^= 1 << (tables.bit(cell, axis) + (white ? 16 : 0));
    }
  }

  /** Returns the pieces of a color on a line. */
  private int pieces(int line, boolean white) {
    return white ? lines[line] >>> 16 : lines[line] & LOW;
  }

  private boolean has(int cell, boolean white) {
    return (pieces(tables.line(cell, 0), white) >>> tables.bit(cell, 0) & 1) != 0;
  }

  @Override
  public CellSet pieces(Color color) {
    checkNotNull(color, "color");
    boolean white = color == Color.WHITE;
    long[] words = new long[board().all().wordCount()];
    for (int rank = 0; rank < board().height(); rank++) {
      for (int rest = pieces(rank, white); rest != 0; rest &= rest - 1) {
        int cell = tables.cell(rank, Integer.numberOfTrailingZeros(rest));
        words[cell >> 6] |= 1L << cell;
      }
    }
    return CellSet.ofBits(board(), words);
  }

  @Override
  public Optional<Color> pieceAt(Cell cell) {
    int index = board().index(cell);
    return has(index, false)
        ? Optional.of(Color.BLACK)
        : has(index, true) ? Optional.of(Color.WHITE) : Optional.empty();
  }

  /** Returns the move pairs on a line, by their lower bits. */
  private int pairs(int line) {
    int pieces = lines[line];
    int shift = isWhiteToMove ? 16 : 0;
    int own = pieces >>> shift & LOW;
    int enemy = pieces >>> (16 - shift) & LOW;
    int mask = tables.masks[line];
    int distance = Integer.bitCount(pieces);
    return (own ^ own >>> distance) & mask & mask >>> distance & ~passed(enemy, distance - 1);
  }

  /**
   * Returns the bits of a line that have an enemy on one of the next {@code steps} bits. Combines
   * the unions over one, two, four and eight bits by the binary digits of {@code steps}, without
   * branches, because the number of pieces on a line is unpredictable.
   */
  private static int passed(int enemy, int steps) {
    int one = enemy >>> 1;
    int two = one | one >>> 1;
    int four = two | two >>> 2;
    int eight = four | four >>> 4;
    int passed = one & -(steps & 1);
    passed |= (two | passed >>> 2) & -(steps >>> 1 & 1);
    passed |= (four | passed >>> 4) & -(steps >>> 2 & 1);
    return passed | ((eight | passed >>> 8) & -(steps >>> 3 & 1));
  }

  /** Returns the move of a pair on a line. */
  LoaMove.PieceMove move(int line, int lower) {
    int upper = lower + Integer.bitCount(lines[line]);
    boolean isForward = (pieces(line, isWhiteToMove) >>> lower & 1) != 0;
    int from = tables.cell(line, isForward ? lower : upper);
    int to = tables.cell(line, isForward ? upper : lower);
    boolean isCapture = (pieces(line, !isWhiteToMove) >>> (isForward ? upper : lower) & 1) != 0;
    return new LoaMove.PieceMove(board().cell(from), board().cell(to), isCapture);
  }

  /** {@inheritDoc} The order of the axes is ranks, files, rising and falling diagonals. */
  @Override
  public List<LoaMove> legalMoves() {
    if (isOver()) {
      return ImmutableList.of();
    }
    int[] pairs = new int[lines.length];
    int size = 0;
    for (int line = 0; line < pairs.length; line++) {
      pairs[line] = pairs(line);
      size += Integer.bitCount(pairs[line]);
    }
    return size == 0 ? ImmutableList.of(LoaMove.pass()) : new LineMoves(this, pairs, size);
  }

  @Override
  public int legalMoveCount() {
    if (isOver()) {
      return 0;
    }
    int count = 0;
    for (int line = 0; line < lines.length; line++) {
      count += Integer.bitCount(pairs(line));
    }
    return Math.max(1, count);
  }

  @Override
  boolean canMove() {
    for (int line = 0; line < lines.length; line++) {
      if (pairs(line) != 0) {
        return true;
      }
    }
    return false;
  }

  @Override
  boolean isPossible(LoaMove move) {
    if (!(move instanceof LoaMove.PieceMove piece)) {
      return !canMove();
    }
    if (!board().contains(piece.from()) || !board().contains(piece.to())) {
      return false;
    }
    int axis = tables.axis(piece.from(), piece.to());
    if (axis < 0) {
      return false;
    }
    int from = board().index(piece.from());
    int to = board().index(piece.to());
    int line = tables.line(from, axis);
    int lower = tables.bit(Math.min(from, to), axis);
    int upper = tables.bit(Math.max(from, to), axis);
    return has(from, isWhiteToMove)
        && upper - lower == Integer.bitCount(lines[line])
        && (pairs(line) >>> lower & 1) != 0
        && piece.isCapture() == has(to, !isWhiteToMove);
  }

  @Override
  public LoaPosition playUnchecked(LoaMove move) {
    if (!(move instanceof LoaMove.PieceMove piece)) {
      checkNotNull(move, "move");
      return afterPass();
    }
    int from = board().index(piece.from());
    int to = board().index(piece.to());
    boolean isCapture = has(to, !isWhiteToMove);
    boolean isRemoval = to == tables.hole;
    int[] changed = lines.clone();
    long nextKey = key ^ Zobrist.WHITE_TO_MOVE ^ Zobrist.piece(isWhiteToMove, from);
    toggle(from, isWhiteToMove, changed);
    if (!isRemoval) {
      nextKey ^= Zobrist.piece(isWhiteToMove, to);
      toggle(to, isWhiteToMove, changed);
    }
    if (isCapture) {
      nextKey ^= Zobrist.piece(!isWhiteToMove, to);
      toggle(to, !isWhiteToMove, changed);
    }
    return new LinePosition(this, isCapture, isRemoval, 0, nextKey, changed);
  }

  private LinePosition afterPass() {
    LinePosition next = afterPass(0);
    return common.game().passesCanEnd && !next.canMove() ? afterPass(counts().passes() + 1) : next;
  }

  private LinePosition afterPass(int passes) {
    return new LinePosition(this, false, false, passes, key ^ Zobrist.WHITE_TO_MOVE, lines);
  }

  @Override
  LoaMove lastMove(LoaPosition before) {
    Color mover = before.turn();
    if (hasArrangementOf(before)) {
      return LoaMove.pass();
    }
    CellSet earlier = before.pieces(mover);
    CellSet now = pieces(mover);
    return LoaMove.quiet(earlier.minus(now).first(), now.minus(earlier).first());
  }

  @Override
  boolean hasArrangementOf(HistoryNode other) {
    return other instanceof LinePosition position && Arrays.equals(lines, position.lines);
  }

  @Override
  boolean isOwnConnected() {
    return connected(turn());
  }

  @Override
  boolean isEnemyConnected() {
    return connected(turn().opposite());
  }

  @Override
  boolean isEnemy(Cell cell) {
    return has(board().index(cell), !isWhiteToMove);
  }

  private boolean connected(Color color) {
    int[] ranks = new int[board().height()];
    for (int rank = 0; rank < ranks.length; rank++) {
      ranks[rank] = pieces(rank, color == Color.WHITE);
    }
    return Clumps.eulerNumber(ranks, board() instanceof HexBoard) <= 1 && clumpCount(color) == 1;
  }

  @Override
  long imageKey(LoaSymmetry symmetry) {
    long key = 0;
    for (int cell = 0; cell < board().size(); cell++) {
      if (has(cell, false)) {
        key ^= symmetry.key(cell, false);
      } else if (has(cell, true)) {
        key ^= symmetry.key(cell, true);
      }
    }
    return key;
  }

  @Override
  long imageKeyOfLastMove(LoaPosition before, LoaSymmetry symmetry) {
    return lastMove(before) instanceof LoaMove.PieceMove move
        ? symmetry.key(board().index(move.from()), before.isWhiteToMove)
            ^ symmetry.key(board().index(move.to()), before.isWhiteToMove)
        : 0;
  }
}
