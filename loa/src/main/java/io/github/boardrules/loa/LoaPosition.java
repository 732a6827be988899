package io.github.boardrules.loa;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Iterables;
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
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * A position of Lines of Action: the placement, the side to move, and the positions since the last
 * capture, which can be repeated.
 *
 * <p>Two positions are equal if they agree in all of this and their games have equal {@link
 * LoaRules}. The order of the earlier positions and the start of the game do not matter. The side
 * to move counts even if the game is over: under {@link LoaRules.BothConnected#DRAW}, two positions
 * with both sides connected, which differ only in the side to move, are drawn alike but unequal,
 * with different hashes and texts. In all other finished positions, the side to move affects the
 * winner, the reason, or the history.
 *
 * <p>A position keeps the positions since the last capture alive. {@link #equals}, {@link #history}
 * and {@link #text} take time linear in their number; finding repetitions takes time proportional
 * to the square of its logarithm.
 */
public final class LoaPosition extends LoaState implements Position<LoaMove> {
  /** Creates a position without earlier positions. */
  LoaPosition(LoaGame game, long black, long white, Colour toMove) {
    super(game, black, white, toMove);
  }

  LoaPosition(LoaPosition before, boolean isCapture, long own, long enemy, long key) {
    super(before, isCapture, own, enemy, key);
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
    return isOver() ? Optional.empty() : Optional.of(LoaStatus.player(turn()));
  }

  /** {@inheritDoc} FIRST always plays Black, even if White moves first in a setup. */
  @Override
  public Optional<Side> side(Player player) {
    return Optional.of(player == Player.FIRST ? Colour.BLACK : Colour.WHITE);
  }

  /** {@inheritDoc} The reason is a {@link LoaReason}. */
  @Override
  public Optional<Outcome> outcome() {
    return LoaStatus.outcome(status());
  }

  @Override
  public boolean isOver() {
    return status() != LoaStatus.ONGOING;
  }

  /**
   * {@return the cells of the pieces of a colour}
   *
   * @param colour black or white
   */
  public CellSet stones(Colour colour) {
    return CellSet.ofBits(Loa.BOARD, bits(colour));
  }

  /**
   * {@return the colour of the piece on a cell; empty if the cell is empty}
   *
   * @param cell a cell of the board
   * @throws IllegalArgumentException if the cell is off the board
   */
  public Optional<Colour> stoneAt(Cell cell) {
    long bit = 1L << Loa.BOARD.index(cell);
    return (own & bit) != 0
        ? Optional.of(turn())
        : (enemy & bit) != 0 ? Optional.of(turn().opposite()) : Optional.empty();
  }

  /** {@inheritDoc} {@code b} is a black piece, {@code w} a white one. */
  @Override
  public char symbol(Cell cell) {
    return stoneAt(cell).map(Colour::symbol).orElse('.');
  }

  /**
   * {@return whether the pieces of a side form exactly one clump}
   *
   * @param colour the side
   */
  public boolean isConnected(Colour colour) {
    return Clumps.isConnected(bits(colour));
  }

  /**
   * {@return the clumps of a side, ordered by their first cells}
   *
   * @param colour the side
   */
  public ImmutableList<LoaClump> clumps(Colour colour) {
    return Clumps.of(colour, bits(colour));
  }

  /**
   * {@return the number of clumps of a side}
   *
   * @param colour the side
   */
  public int clumpCount(Colour colour) {
    return Clumps.count(bits(colour));
  }

  /** {@return the clumps of both sides, ordered by their first cells} */
  @Override
  public ImmutableList<LoaClump> components() {
    return ImmutableList.sortedCopyOf(
        Comparator.comparing(clump -> clump.cells().first()),
        Iterables.concat(clumps(Colour.BLACK), clumps(Colour.WHITE)));
  }

  /** {@return the numbers of clumps, as {@code blackClumps} and {@code whiteClumps}} */
  @Override
  public ImmutableMap<String, Object> facts() {
    return ImmutableMap.of(
        "blackClumps", clumpCount(Colour.BLACK), "whiteClumps", clumpCount(Colour.WHITE));
  }

  /**
   * {@inheritDoc} Moves along ranks come first, then along files, rising and falling diagonals,
   * each ordered by the first of its two cells. {@link #movesFrom} returns the moves of one piece.
   */
  @Override
  public List<LoaMove> legalMoves() {
    // The status is nearly always known. Testing that first lets escape analysis remove the list.
    if (!isKnownOngoing() && isOver()) {
      return ImmutableList.of();
    }
    MoveList moves = MovePairs.moves(own, enemy);
    return moves.isEmpty() ? ImmutableList.of(LoaMove.pass()) : moves;
  }

  @Override
  public int legalMoveCount() {
    return isOver() ? 0 : Math.max(1, MovePairs.moves(own, enemy).size());
  }

  /**
   * {@return the legal moves of the piece on a cell, ordered by where they end; empty if the cell
   * holds no piece of the side to move, or if the game is over}
   *
   * @param from a cell of the board
   * @throws IllegalArgumentException if the cell is off the board
   */
  public List<LoaMove> movesFrom(Cell from) {
    long piece = 1L << Loa.BOARD.index(from) & own;
    return isOver() || piece == 0 ? ImmutableList.of() : LineTables.moves(piece, own, enemy);
  }

  @Override
  public boolean isLegal(LoaMove move) {
    return !isOver() && isPossible(move);
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
    return after(move);
  }

  @Override
  public LoaPosition play(CharSequence text) {
    return play(parseMove(text, Strictness.LENIENT));
  }

  @Override
  public LoaPosition playUnchecked(LoaMove move) {
    return after(move);
  }

  /** {@inheritDoc} See {@linkplain io.github.boardrules.loa notation}. */
  @Override
  public LoaMove parseMove(CharSequence text, Strictness strictness) {
    return LoaNotation.parseMove(this, text, strictness);
  }

  /**
   * {@return how often this placement with this side to move has occurred since the last capture,
   * including now} It cannot have occurred before the capture.
   */
  public int occurrences() {
    return History.occurrences(this);
  }

  /**
   * {@return whether the other position is the same by the rules of repetition: has the same
   * placement and the same side to move}
   *
   * @param other another position
   */
  public boolean repeats(LoaPosition other) {
    return hasPlacementOf(other);
  }

  /** {@return the moves since the last capture or the start, the earliest first} */
  public ImmutableList<LoaMove> history() {
    return History.moves(this);
  }

  @Override
  public long hash() {
    return Zobrist.position(key, sumOfEarlierKeys);
  }

  /** {@return a key of the placement and the side to move} Runs in constant time. */
  @Override
  public long transpositionKey() {
    return key;
  }

  /**
   * {@inheritDoc} The {@link #history}, if it is not empty, comes last: {@code
   * 1bbbbbb1/w6w/w6w/w6w/w6w/wb5w/w6w/2bbbbb1 w b1-b3}.
   */
  @Override
  public String text() {
    return LoaNotation.write(this);
  }
}
