package io.github.boardrules.examples.tictactoe;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Preconditions.checkNotNull;
import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
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
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A position of tic-tac-toe. Two positions are equal if their games are equal and the same marks
 * are on the same cells. The player to move and the outcome follow from the marks.
 *
 * <pre>{@code
 * Position<TicTacToeMove> position = game.start().play("b2").play("a1");
 * position.text(); // 3/1x1/o2
 * }</pre>
 *
 * @param game the game
 * @param x the cells with an X
 * @param o the cells with an O
 */
public record TicTacToePosition(TicTacToeGame game, CellSet x, CellSet o)
    implements Position<TicTacToeMove> {
  /** The reasons why a game is over. */
  public enum Reason implements OutcomeReason {
    /** The last mark completed a line. */
    LINE,
    /** The board is full and has no line. */
    BOARD_FULL
  }

  /** The reasons why a move is illegal. */
  public enum Rule implements ErrorCode {
    /** The game is over. */
    GAME_OVER,
    /** The board does not have the cell. */
    OFF_BOARD,
    /** The cell already has a mark. */
    OCCUPIED
  }

  /** Returns the player to move, ignoring whether the game is over. */
  private Player next() {
    return x.size() == o.size() ? Player.FIRST : Player.SECOND;
  }

  private CellSet empty() {
    return x.union(o).complement();
  }

  @Override
  public Optional<Player> toMove() {
    return isOver() ? Optional.empty() : Optional.of(next());
  }

  @Override
  public Optional<Mark> side(Player player) {
    return Optional.of(Mark.of(player));
  }

  @Override
  public Optional<Outcome> outcome() {
    Player last = next().opponent();
    if (game.hasLine(last == Player.FIRST ? x : o)) {
      return Optional.of(Outcome.win(last, Reason.LINE));
    }
    return empty().isEmpty() ? Optional.of(Outcome.draw(Reason.BOARD_FULL)) : Optional.empty();
  }

  /** {@return every legal move, in the order of the cells} */
  @Override
  public ImmutableList<TicTacToeMove> legalMoves() {
    return isOver()
        ? ImmutableList.of()
        : empty().stream().map(TicTacToeMove::new).collect(toImmutableList());
  }

  /** {@inheritDoc} The code is a {@link Rule}. */
  @Override
  public Optional<Violation> violation(TicTacToeMove move) {
    Cell cell = move.cell();
    if (isOver()) {
      return Optional.of(Violation.of(Rule.GAME_OVER, "the game is over"));
    }
    if (!board().contains(cell)) {
      String template = "the " + board() + " has no cell {cell}";
      return Optional.of(Violation.of(Rule.OFF_BOARD, template).with("cell", cell));
    }
    return empty().contains(cell)
        ? Optional.empty()
        : Optional.of(Violation.of(Rule.OCCUPIED, "there is a mark on {cell}").with("cell", cell));
  }

  @Override
  public TicTacToePosition playUnchecked(TicTacToeMove move) {
    return next() == Player.FIRST
        ? new TicTacToePosition(game, x.with(move.cell()), o)
        : new TicTacToePosition(game, x, o.with(move.cell()));
  }

  /** {@inheritDoc} Both modes accept the same texts. */
  @Override
  public TicTacToeMove parseMove(CharSequence text, Strictness strictness) {
    checkNotNull(strictness, "strictness");
    return new TicTacToeMove(board().parseCell(text));
  }

  @Override
  public Optional<Mark> occupant(Cell cell) {
    checkArgument(board().contains(cell), "%s is not on the board", cell);
    return x.contains(cell)
        ? Optional.of(Mark.X)
        : o.contains(cell) ? Optional.of(Mark.O) : Optional.empty();
  }

  /** {@return {@code x} and {@code o}: the numbers of marks of each side} */
  @Override
  public Map<String, @Nullable Object> facts() {
    Map<String, @Nullable Object> facts = new LinkedHashMap<>();
    facts.put("x", x.size());
    facts.put("o", o.size());
    return Collections.unmodifiableMap(facts);
  }

  @Override
  public long hash() {
    return StableHash.of(board().width(), board().height(), game.line(), x.word(0), o.word(0));
  }

  @Override
  public int hashCode() {
    return Long.hashCode(hash());
  }

  @Override
  public String toString() {
    return ArrangementText.write(board(), this::symbol);
  }
}
