package io.github.boardrules.examples.connection;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Preconditions.checkNotNull;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Longs;
import io.github.boardrules.core.Color;
import io.github.boardrules.core.Outcome;
import io.github.boardrules.core.OutcomeReason;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.spi.ArrangementText;
import io.github.boardrules.core.spi.StableHash;
import io.github.boardrules.core.text.ErrorCode;
import io.github.boardrules.core.text.Strictness;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A position of a connection game. Two positions are equal if their games and their stones are
 * equal and the players have the same colors. The turn and the outcome follow from the stones.
 *
 * <p>Finding out whether the game is over takes time linear in the size of the board for each
 * connected component of stones.
 *
 * @param game the game
 * @param black the cells with a black stone
 * @param white the cells with a white stone
 * @param isSwapped whether the players have swapped colors, so that the first player plays White
 */
public record ConnectionPosition(
    ConnectionGame game, CellSet black, CellSet white, boolean isSwapped)
    implements Position<ConnectionMove> {
  /** The end of the text of a position in which the players have swapped colors. */
  static final String SWAPPED = " swapped";

  /** The reason why a game is over. */
  public enum Reason implements OutcomeReason {
    /** A color has connected its sides. */
    CONNECTION
  }

  /** The reasons why a move is illegal. */
  public enum Rule implements ErrorCode {
    /** The game is over. */
    GAME_OVER,
    /** The board does not have the cell. */
    OFF_BOARD,
    /** The cell has a stone. */
    OCCUPIED,
    /** The game has no swap. */
    NO_SWAP_RULE,
    /** Only the second move of the game can be a swap. */
    NOT_THE_SECOND_MOVE
  }

  /**
   * {@return the cells with a stone of a color}
   *
   * @param color black or white
   */
  public CellSet stones(Color color) {
    return color == Color.BLACK ? black : white;
  }

  private CellSet empty() {
    return black.union(white).complement();
  }

  /** Returns the color to move, ignoring whether the game is over. */
  private Color next() {
    return black.size() == white.size() ? Color.BLACK : Color.WHITE;
  }

  private Player player(Color color) {
    return (color == Color.BLACK) == isSwapped ? Player.SECOND : Player.FIRST;
  }

  private boolean isSecondMove() {
    return black.size() == 1 && white.isEmpty() && !isSwapped;
  }

  @Override
  public Optional<Player> toMove() {
    return isOver() ? Optional.empty() : Optional.of(player(next()));
  }

  /** {@inheritDoc} Never empty: at first the first player plays Black. */
  @Override
  public Optional<Color> side(Player player) {
    return Optional.of(isSwapped ? Color.of(player.opponent()) : Color.of(player));
  }

  @Override
  public Optional<Outcome> outcome() {
    Color last = next().opposite();
    return game.isConnected(last, stones(last))
        ? Optional.of(Outcome.win(player(last), Reason.CONNECTION))
        : Optional.empty();
  }

  /** {@return the empty cells in order; then the swap, if it is legal} */
  @Override
  public ImmutableList<ConnectionMove> legalMoves() {
    ImmutableList.Builder<ConnectionMove> moves = ImmutableList.builder();
    if (!isOver()) {
      empty().forEach(cell -> moves.add(ConnectionMove.stone(cell)));
      if (game.hasSwap() && isSecondMove()) {
        moves.add(ConnectionMove.swap());
      }
    }
    return moves.build();
  }

  /** {@inheritDoc} The code is a {@link Rule}. */
  @Override
  public Optional<Violation> violation(ConnectionMove move) {
    checkNotNull(move, "move");
    if (isOver()) {
      return Optional.of(Violation.of(Rule.GAME_OVER, "the game is over"));
    }
    if (!move.cells().isEmpty()) {
      return violation(move.cells().get(0));
    }
    if (!game.hasSwap()) {
      return Optional.of(Violation.of(Rule.NO_SWAP_RULE, "the game has no swap"));
    }
    return isSecondMove()
        ? Optional.empty()
        : Optional.of(Violation.of(Rule.NOT_THE_SECOND_MOVE, "only the second move can be a swap"));
  }

  private Optional<Violation> violation(Cell cell) {
    if (!board().contains(cell)) {
      String template = "the " + board() + " has no cell {cell}";
      return Optional.of(Violation.of(Rule.OFF_BOARD, template).with("cell", cell));
    }
    return empty().contains(cell)
        ? Optional.empty()
        : Optional.of(Violation.of(Rule.OCCUPIED, "there is a stone on {cell}").with("cell", cell));
  }

  @Override
  public ConnectionPosition playUnchecked(ConnectionMove move) {
    if (move.cells().isEmpty()) {
      return new ConnectionPosition(game, black, white, true);
    }
    Cell cell = move.cells().get(0);
    return next() == Color.BLACK
        ? new ConnectionPosition(game, black.with(cell), white, isSwapped)
        : new ConnectionPosition(game, black, white.with(cell), isSwapped);
  }

  /** {@inheritDoc} Both modes accept the same texts. */
  @Override
  public ConnectionMove parseMove(CharSequence text, Strictness strictness) {
    checkNotNull(strictness, "strictness");
    return Ascii.equalsIgnoreCase(text, ConnectionMove.SWAP)
        ? ConnectionMove.swap()
        : ConnectionMove.stone(board().parseCell(text));
  }

  @Override
  public Optional<Color> occupant(Cell cell) {
    checkArgument(board().contains(cell), "%s is not on the board", cell);
    return black.contains(cell)
        ? Optional.of(Color.BLACK)
        : white.contains(cell) ? Optional.of(Color.WHITE) : Optional.empty();
  }

  /** {@return {@code swapped}: whether the players have swapped colors} */
  @Override
  public Map<String, @Nullable Object> facts() {
    return Collections.singletonMap("swapped", isSwapped);
  }

  @Override
  public long hash() {
    long[] options = {game.type().id().hashCode(), board().width(), game.hasSwap() ? 1 : 0};
    long[] swapped = {isSwapped ? 1 : 0};
    return StableHash.of(Longs.concat(options, swapped, black.words(), white.words()));
  }

  @Override
  public int hashCode() {
    return Long.hashCode(hash());
  }

  /** Returns the ranks from the top, and {@code swapped} if the players have swapped colors. */
  @Override
  public String toString() {
    return ArrangementText.write(board(), this::symbol) + (isSwapped ? SWAPPED : "");
  }
}
