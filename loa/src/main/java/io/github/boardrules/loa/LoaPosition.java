package io.github.boardrules.loa;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Preconditions.checkNotNull;
import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import com.google.errorprone.annotations.Immutable;
import com.google.errorprone.annotations.concurrent.LazyInit;
import io.github.boardrules.core.Color;
import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.Outcome;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.Board;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.board.SquareBoard;
import io.github.boardrules.core.text.Strictness;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A position of Lines of Action: the arrangement, the side to move, the positions since the last
 * capture or removal into the hole, which can be repeated, and the counts of plies that the rules
 * limit. Under {@link LoaRules.Repetition#NONE} it has no earlier positions, but remembers the last
 * pass while the side to move has no other move.
 *
 * <p>Two positions are equal if they agree in all of this and their games have equal {@link
 * LoaRules}. The order of the earlier positions and the start of the game do not matter. The side
 * to move counts even if the game is over: under {@link LoaRules.BothConnected#DRAW}, two positions
 * with both sides connected, which differ only in the side to move, are drawn alike but unequal,
 * with different hashes and texts. In all other finished positions, the side to move affects the
 * winner, the reason, or the history.
 *
 * <p>A position keeps the positions since the last capture alive. {@link #equals}, {@link #history}
 * and {@link #text} take time linear in their number. Finding repetitions takes time proportional
 * to the square of its logarithm.
 */
@Immutable
public abstract sealed class LoaPosition extends HistoryNode implements Position<LoaMove>
    permits BitboardPosition, LinePosition {
  /**
   * Whether the game is known to go on. The reason why it is over is computed when it is asked for,
   * because a reference to it would make every position 8 bytes larger. A race is harmless: every
   * thread computes the same value.
   */
  @LazyInit private boolean isKnownOngoing;

  LoaPosition(LoaGame game, CellSet black, CellSet white, Color toMove, PlyCounts counts) {
    super(
        game,
        Zobrist.arrangement(game.tables, black, white, toMove),
        toMove == Color.WHITE,
        counts);
  }

  LoaPosition(LoaPosition before, boolean isCapture, boolean isRemoval, int passes, long key) {
    super(before, isCapture, isRemoval, passes, key);
  }

  @Override
  public LoaGame game() {
    return common.game();
  }

  @Override
  public Board board() {
    return common.game().board();
  }

  @Override
  public Optional<Player> toMove() {
    return isOver() ? Optional.empty() : Optional.of(LoaStatus.player(turn()));
  }

  /** {@inheritDoc} FIRST always plays Black, even if White moves first in a setup. */
  @Override
  public Optional<Color> side(Player player) {
    return Optional.of(Color.of(player));
  }

  /** {@inheritDoc} The reason is a {@link LoaReason}. */
  @Override
  public Optional<Outcome> outcome() {
    LoaReason reason = isKnownOngoing ? null : reason();
    return reason == null ? Optional.empty() : Optional.of(LoaStatus.outcome(reason, this));
  }

  @Override
  public boolean isOver() {
    return !isKnownOngoing && reason() != null;
  }

  /**
   * Returns why the game is over; null if it goes on. Callers test {@link #isKnownOngoing}
   * themselves: a list of moves, which is nearly always of a position known to go on, then inlines
   * no checks, and a JIT compiler has room for what is executed.
   */
  private @Nullable LoaReason reason() {
    LoaReason reason = LoaStatus.reason(this);
    isKnownOngoing = reason == null;
    return reason;
  }

  /** Returns the side to move; in a finished game, the side that would be to move. */
  final Color turn() {
    return isWhiteToMove ? Color.WHITE : Color.BLACK;
  }

  /**
   * {@return the cells of the pieces of a color}
   *
   * @param color black or white
   */
  public abstract CellSet pieces(Color color);

  /**
   * {@return the color of the piece on a cell; empty if the cell is empty}
   *
   * @param cell a cell of the board
   * @throws IllegalArgumentException if the cell is off the board
   */
  public abstract Optional<Color> pieceAt(Cell cell);

  /** {@return the same as {@link #pieceAt}} */
  @Override
  public Optional<Color> occupant(Cell cell) {
    return pieceAt(cell);
  }

  /** {@inheritDoc} A hole is left out. */
  @Override
  public String diagram() {
    BoardTables tables = common.game().tables;
    return tables.board.diagram(
        cell -> tables.board.index(cell) == tables.hole ? ' ' : symbol(cell));
  }

  /**
   * {@return whether the pieces of a side form exactly one clump}
   *
   * @param color the side
   */
  public boolean isConnected(Color color) {
    checkNotNull(color, "color");
    return color == turn() ? isOwnConnected() : isEnemyConnected();
  }

  abstract boolean isOwnConnected();

  abstract boolean isEnemyConnected();

  abstract boolean isEnemy(Cell cell);

  /**
   * {@return the clumps of a side, ordered by their first cells}
   *
   * @param color the side
   */
  public List<LoaClump> clumps(Color color) {
    CellSet pieces = pieces(color);
    List<CellSet> clumps =
        board() instanceof SquareBoard square ? square.kingComponents(pieces) : pieces.components();
    return clumps.stream().map(cells -> new LoaClump(color, cells)).collect(toImmutableList());
  }

  /**
   * {@return the number of clumps of a side}
   *
   * @param color the side
   */
  public int clumpCount(Color color) {
    return clumps(color).size();
  }

  /** {@return the clumps of both sides, ordered by their first cells} */
  @Override
  public List<LoaClump> components() {
    return ImmutableList.sortedCopyOf(
        Comparator.comparing(clump -> clump.cells().first()),
        Iterables.concat(clumps(Color.BLACK), clumps(Color.WHITE)));
  }

  /** {@return the numbers of clumps, as {@code blackClumps} and {@code whiteClumps}} */
  @Override
  public Map<String, @Nullable Object> facts() {
    Map<String, @Nullable Object> facts = new LinkedHashMap<>();
    facts.put("blackClumps", clumpCount(Color.BLACK));
    facts.put("whiteClumps", clumpCount(Color.WHITE));
    return Collections.unmodifiableMap(facts);
  }

  /**
   * {@inheritDoc} Moves along ranks come first, then along files, rising and falling diagonals,
   * each ordered by the first of its two cells. {@link #movesFrom} returns the moves of one piece.
   */
  @Override
  public abstract List<LoaMove> legalMoves();

  /**
   * {@return the legal moves of the piece on a cell, ordered by where they end; empty if the cell
   * holds no piece of the side to move, or if the game is over}
   *
   * @param from a cell of the board
   * @throws IllegalArgumentException if the cell is off the board
   */
  @Override
  public List<LoaMove> movesFrom(Cell from) {
    checkArgument(board().contains(from), "%s is not on the board", from);
    return Position.super.movesFrom(from).stream()
        .sorted(Comparator.comparing(move -> move.cells().get(1)))
        .collect(toImmutableList());
  }

  /** Returns whether any piece of the side to move can move. */
  abstract boolean canMove();

  /** Returns whether a move is legal, provided that the game is not over. */
  abstract boolean isPossible(LoaMove move);

  @Override
  public boolean isLegal(LoaMove move) {
    checkNotNull(move, "move");
    return !isOver() && isPossible(move);
  }

  /** {@inheritDoc} The code is a {@link LoaViolationCode}. */
  @Override
  public Optional<Violation> violation(LoaMove move) {
    checkNotNull(move, "move");
    if (isOver()) {
      return Optional.of(Violation.of(LoaViolationCode.GAME_OVER, "the game is over"));
    }
    return isPossible(move)
        ? Optional.empty()
        : Optional.of(new ViolationFinder(this).violation(move));
  }

  @Override
  public LoaPosition play(LoaMove move) {
    if (!isLegal(move)) {
      throw new IllegalMoveException(move, violation(move).orElseThrow());
    }
    return playUnchecked(move);
  }

  @Override
  public LoaPosition play(CharSequence text) {
    LoaMove move = parseMove(text);
    // Lenient parsing returns a capture only if it is legal.
    return move instanceof LoaMove.PieceMove piece && piece.isCapture()
        ? playUnchecked(move)
        : play(move);
  }

  @Override
  public abstract LoaPosition playUnchecked(LoaMove move);

  /** {@inheritDoc} See {@linkplain io.github.boardrules.loa notation}. */
  @Override
  public LoaMove parseMove(CharSequence text, Strictness strictness) {
    checkNotNull(strictness, "strictness");
    return LoaNotation.parseMove(this, text, strictness);
  }

  /**
   * {@return how often this position has occurred since the last capture or removal, including now}
   * It cannot have occurred before. Always 1 under {@link LoaRules.Repetition#NONE}.
   */
  public int occurrences() {
    return countOccurrences();
  }

  /**
   * {@return the moves since the last capture, removal or start, the earliest first; none under
   * {@link LoaRules.Repetition#NONE}}
   */
  public List<LoaMove> history() {
    return moves();
  }

  @Override
  public long hash() {
    return hashOf(key, sumOfEarlierKeys);
  }

  final long hashOf(long arrangementKey, long earlierKeys) {
    long countsKey = usesStandardHistory ? 0 : counts().key();
    return Zobrist.position(arrangementKey ^ countsKey, earlierKeys);
  }

  /** Returns the exclusive or of the keys of the images of all pieces. */
  abstract long imageKey(LoaSymmetry symmetry);

  /** Returns the keys of the images of the pieces that the last move, no capture, changed. */
  abstract long imageKeyOfLastMove(LoaPosition before, LoaSymmetry symmetry);

  /** {@return a key of the arrangement and the side to move} Runs in constant time. */
  @Override
  public long transpositionKey() {
    return key;
  }

  /**
   * {@inheritDoc} After the arrangement and the side to move come the {@link #history} and the
   * counts that are not 0: {@code 1bbbbbb1/w6w/w6w/w6w/w6w/wb5w/w6w/2bbbbb1 w b1-b3 quiet:1 ply:1}.
   * A text with more than {@link LoaSetup#MAX_HISTORY} moves cannot be parsed again.
   */
  @Override
  public String text() {
    return LoaNotation.write(this);
  }

  /** {@return the setup of this position, including its history and counts} */
  @Override
  public LoaSetup toSetup() {
    PlyCounts counts = counts();
    return new LoaSetupData(
        ImmutableList.copyOf(pieces(Color.BLACK)),
        ImmutableList.copyOf(pieces(Color.WHITE)),
        turn(),
        ImmutableList.copyOf(history()),
        counts.quiet(),
        counts.played(),
        counts.passes());
  }

  @Override
  public final String toString() {
    return text();
  }

  @Override
  public final boolean equals(@Nullable Object object) {
    return this == object
        || (object instanceof LoaPosition other
            && isWhiteToMove == other.isWhiteToMove
            && key == other.key
            && game().rules().equals(other.game().rules())
            && hasArrangementOf(other)
            && counts().equals(other.counts())
            && hasHistoryOf(other));
  }

  @Override
  public final int hashCode() {
    return Long.hashCode(hash());
  }
}
