package io.github.boardrules.loa;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.boardrules.core.Colour;
import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.Outcome;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.Side;
import io.github.boardrules.core.Strictness;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.board.SquareBoard;
import io.github.boardrules.core.spi.StableHash;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A position of Lines of Action: the placement, the side to move, and the earlier positions since
 * the last capture, which are those that can be repeated.
 *
 * <p>Two positions are equal when all of that is equal, whatever the order in which the earlier
 * positions came, and their games have equal rules. Where the games began does not matter.
 *
 * <p>Each position keeps those before it since the last capture alive. What asks for them (whether
 * the position is over, equality, the text, the history) may take time in proportion to their
 * number, so that replaying very many moves without a capture takes time in proportion to the
 * square of theirs; everything else depends on the pieces only.
 */
public final class LoaPosition implements Position<LoaMove> {
  private final LoaGame game;
  private final @Nullable LoaPosition previous;

  /** The pieces of the side to move, and of the other. */
  private final long own;

  private final long enemy;
  private final boolean isWhiteToMove;

  /** See {@link PositionHash}. */
  private final long key;

  private final long sumOfEarlierKeys;

  /** See {@link History#occurrences}. */
  private final long filter;

  /** Found when first asked for. Any thread finds the same, so a race does no harm. */
  private byte verdict;

  private LoaPosition(
      LoaGame game,
      @Nullable LoaPosition previous,
      long own,
      long enemy,
      boolean isWhiteToMove,
      long key) {
    this.game = game;
    this.previous = previous;
    this.own = own;
    this.enemy = enemy;
    this.isWhiteToMove = isWhiteToMove;
    this.key = key;
    this.sumOfEarlierKeys =
        previous == null ? 0 : previous.sumOfEarlierKeys + StableHash.mix(previous.key);
    LoaPosition twoBefore = previous == null ? null : previous.previous;
    this.filter = twoBefore == null ? 0 : twoBefore.filter | History.filterBits(twoBefore.key);
  }

  /** A position that no other came before. */
  static LoaPosition begin(LoaGame game, long black, long white, Colour turn) {
    long key = PositionHash.placement(black, white, turn);
    return turn == Colour.BLACK
        ? new LoaPosition(game, null, black, white, false, key)
        : new LoaPosition(game, null, white, black, true, key);
  }

  @Override
  public LoaGame game() {
    return game;
  }

  @Override
  public SquareBoard board() {
    return Loa.BOARD;
  }

  @Override
  public Optional<Player> toMove() {
    return isOver() ? Optional.empty() : Optional.of(player(turn()));
  }

  /** {@return the side whose turn it is; when the game is over, the side that did not move last} */
  public Colour turn() {
    return isWhiteToMove ? Colour.WHITE : Colour.BLACK;
  }

  /** {@inheritDoc} FIRST always plays Black, also where a setup lets White begin. */
  @Override
  public Optional<Side> side(Player player) {
    return Optional.of(player == Player.FIRST ? Colour.BLACK : Colour.WHITE);
  }

  static Player player(Colour colour) {
    return colour == Colour.BLACK ? Player.FIRST : Player.SECOND;
  }

  /** {@inheritDoc} The reason is a {@link LoaReason}. */
  @Override
  public Optional<Outcome> outcome() {
    return Verdict.outcome(verdict());
  }

  @Override
  public boolean isOver() {
    return verdict() != Verdict.GOES_ON;
  }

  private byte verdict() {
    byte found = verdict;
    if (found == Verdict.UNKNOWN) {
      found = Verdict.of(this);
      verdict = found;
    }
    return found;
  }

  /**
   * {@return the pieces of a colour}
   *
   * @param colour black or white
   */
  public CellSet pieces(Colour colour) {
    return CellSet.ofBits(Loa.BOARD, bits(colour));
  }

  /**
   * {@return the colour of the piece on a cell; empty if there is none}
   *
   * @param cell a cell of the board
   * @throws IllegalArgumentException if the board does not have the cell
   */
  public Optional<Colour> pieceAt(Cell cell) {
    long bit = 1L << Loa.BOARD.index(cell);
    return (own & bit) != 0
        ? Optional.of(turn())
        : (enemy & bit) != 0 ? Optional.of(turn().opposite()) : Optional.empty();
  }

  /** {@inheritDoc} {@code b} is a black piece, {@code w} a white one. */
  @Override
  public char symbol(Cell cell) {
    return pieceAt(cell).map(Colour::symbol).orElse('.');
  }

  /**
   * {@return whether a side's pieces form exactly one clump}
   *
   * @param colour the side
   */
  public boolean isConnected(Colour colour) {
    return Clumps.isConnected(bits(colour));
  }

  /**
   * {@return the clumps of a side: the greatest sets of its pieces that hang together through the
   * eight neighbours, ordered by their first cells}
   *
   * @param colour the side
   */
  public ImmutableList<CellSet> clumps(Colour colour) {
    ImmutableList.Builder<CellSet> clumps = ImmutableList.builder();
    long rest = bits(colour);
    while (rest != 0) {
      long clump = Clumps.clumpOf(rest, rest & -rest);
      clumps.add(CellSet.ofBits(Loa.BOARD, clump));
      rest &= ~clump;
    }
    return clumps.build();
  }

  /**
   * {@return the number of clumps of a side}
   *
   * @param colour the side
   */
  public int clumpCount(Colour colour) {
    return Clumps.count(bits(colour));
  }

  /** {@return {@code blackClumps} and {@code whiteClumps}: the numbers of clumps} */
  @Override
  public ImmutableMap<String, Object> facts() {
    return ImmutableMap.of(
        "blackClumps", clumpCount(Colour.BLACK), "whiteClumps", clumpCount(Colour.WHITE));
  }

  long bits(Colour colour) {
    return colour == turn() ? own : enemy;
  }

  /** The pieces of the side to move. */
  long own() {
    return own;
  }

  /** The pieces of the other side. */
  long enemy() {
    return enemy;
  }

  /** See {@link PositionHash}. */
  long key() {
    return key;
  }

  boolean canMove() {
    return Lines.canMove(own, enemy);
  }

  /**
   * Whether a side is connected. The one to move can become so only by a capture: while the game
   * goes on it was not before, and it has not moved.
   */
  boolean isAnyConnected() {
    return Clumps.isConnected(enemy) || (previous == null && Clumps.isConnected(own));
  }

  /** A filter of the keys of the positions two, four, … moves before. */
  long filter() {
    return filter;
  }

  /**
   * {@inheritDoc} First those along ranks, then along files, rising and falling diagonals, and
   * along each in the order of the first of the two cells that they join. {@link #movesFrom} has
   * those of one piece.
   */
  @Override
  public List<LoaMove> legalMoves() {
    // So short where the verdict is known that the list, too, mostly lives in registers only.
    if (verdict != Verdict.GOES_ON && isOver()) {
      return ImmutableList.of();
    }
    MoveList moves = MoveList.of(own, enemy);
    return moves.isEmpty() ? ImmutableList.of(LoaMove.pass()) : moves;
  }

  @Override
  public int legalMoveCount() {
    return isOver() ? 0 : Math.max(1, MoveList.of(own, enemy).size());
  }

  /**
   * {@return the legal moves of the piece on a cell, ordered by where they end; empty if there is
   * no piece, or not one of the side to move, or the game is over}
   *
   * @param from the cell
   * @throws IllegalArgumentException if the board does not have the cell
   */
  public List<LoaMove> movesFrom(Cell from) {
    int index = Loa.BOARD.index(from);
    if (isOver() || (own >>> index & 1) == 0) {
      return ImmutableList.of();
    }
    ImmutableList.Builder<LoaMove> moves = ImmutableList.builder();
    for (long ends = Lines.targets(index, own, enemy); ends != 0; ends &= ends - 1) {
      int to = Long.numberOfTrailingZeros(ends);
      moves.add(SharedMoves.get(from, Loa.BOARD.cell(to), (enemy >>> to & 1) != 0));
    }
    return moves.build();
  }

  @Override
  public boolean isLegal(LoaMove move) {
    if (!(move instanceof LoaMove.PieceMove piece)) {
      return !isOver() && !canMove();
    }
    if (isOver() || !Lines.hasBoth(piece.from(), piece.to())) {
      return false;
    }
    int from = Lines.index(piece.from());
    int to = Lines.index(piece.to());
    return (own >>> from & 1) != 0
        && (Lines.targets(from, own, enemy) >>> to & 1) != 0
        && piece.isCapture() == ((enemy >>> to & 1) != 0);
  }

  /** {@inheritDoc} The code is a {@link LoaViolation}. */
  @Override
  public Optional<Violation> violation(LoaMove move) {
    return new Legality(this).violation(move);
  }

  @Override
  public LoaPosition play(LoaMove move) throws IllegalMoveException {
    if (!isLegal(move)) {
      throw new IllegalMoveException(move, violation(move).orElseThrow());
    }
    return playUnchecked(move);
  }

  @Override
  public LoaPosition play(CharSequence text) {
    return play(parseMove(text, Strictness.LENIENT));
  }

  @Override
  public LoaPosition playUnchecked(LoaMove move) {
    long nextKey = key ^ PositionHash.WHITE_TO_MOVE;
    if (!(move instanceof LoaMove.PieceMove piece)) {
      return new LoaPosition(
          game, this, /* own= */ enemy, /* enemy= */ own, !isWhiteToMove, nextKey);
    }
    int from = Lines.index(piece.from());
    int to = Lines.index(piece.to());
    long landing = 1L << to;
    nextKey ^= PositionHash.piece(isWhiteToMove, from) ^ PositionHash.piece(isWhiteToMove, to);
    boolean captures = (enemy & landing) != 0;
    if (captures) {
      nextKey ^= PositionHash.piece(!isWhiteToMove, to);
    }
    return new LoaPosition(
        game,
        captures ? null : this,
        enemy & ~landing,
        own ^ (1L << from | landing),
        !isWhiteToMove,
        nextKey);
  }

  /**
   * {@inheritDoc} The {@linkplain io.github.boardrules.loa package description} tells how moves are
   * written.
   */
  @Override
  public LoaMove parseMove(CharSequence text, Strictness strictness) {
    LoaMove move = LoaMove.parse(text);
    if (strictness == Strictness.STRICT
        || !(move instanceof LoaMove.PieceMove piece)
        || isLegal(move)) {
      return move;
    }
    LoaMove capture = LoaMove.capture(piece.from(), piece.to());
    return isLegal(capture) ? capture : LoaMove.quiet(piece.from(), piece.to());
  }

  /**
   * {@return how often this placement with this side to move has occurred since the last capture,
   * this time included; before that it cannot have}
   */
  public int occurrences() {
    return History.occurrences(this);
  }

  /**
   * {@return whether the other position has the same placement and the same side to move, which is
   * what the rules of repetition call the same position}
   *
   * @param other another position
   */
  public boolean repeats(LoaPosition other) {
    return own == other.own && enemy == other.enemy && isWhiteToMove == other.isWhiteToMove;
  }

  /** {@return the moves since the last capture (or the start), the earliest first} */
  public ImmutableList<LoaMove> history() {
    return History.moves(this);
  }

  /** The position before the last move; none at the start, and after a capture. */
  @Nullable LoaPosition previous() {
    return previous;
  }

  @Override
  public long hash() {
    return PositionHash.whole(key, sumOfEarlierKeys);
  }

  /**
   * {@inheritDoc} After the placement and the side to move come, if there are any, the {@link
   * #history moves since the last capture}: {@code 1bbbbbb1/w6w/w6w/w6w/w6w/wb5w/w6w/2bbbbb1 w
   * b1-b3}. A text with more than {@link LoaSetup#MAX_HISTORY} of them is written, and refused when
   * it is read.
   */
  @Override
  public String text() {
    return PositionText.write(this);
  }

  @Override
  public String toString() {
    return text();
  }

  @Override
  public boolean equals(@Nullable Object object) {
    if (this == object) {
      return true;
    }
    return object instanceof LoaPosition other
        && repeats(other)
        && sumOfEarlierKeys == other.sumOfEarlierKeys
        && game.rules().equals(other.game.rules())
        && History.areEqual(this, other);
  }

  @Override
  public int hashCode() {
    return Long.hashCode(hash());
  }
}
