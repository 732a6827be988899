package io.github.boardrules.examples.tictactoe;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.Outcome;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.spi.ArrangementText;
import io.github.boardrules.core.spi.StableHash;
import io.github.boardrules.core.text.NotationException;
import io.github.boardrules.core.text.Strictness;
import io.github.boardrules.core.text.TextScanner;
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
 * TicTacToePosition position = game.start().play("b2").play("a1");
 * position.text(); // 3/1x1/o2
 * }</pre>
 */
public final class TicTacToePosition implements Position<TicTacToeMove> {
  private final TicTacToeGame game;
  private final CellSet x;
  private final CellSet o;
  private final long hash;
  private final @Nullable Outcome outcome;

  /** Creates a position from marks without defects. */
  TicTacToePosition(TicTacToeGame game, CellSet x, CellSet o) {
    this.game = game;
    this.x = x;
    this.o = o;
    this.hash =
        StableHash.of(
            game.board().width(), game.board().height(), game.line(), x.word(0), o.word(0));
    Player last = next().opponent();
    this.outcome =
        game.hasLine(marks(Mark.of(last)))
            ? Outcome.win(last, TicTacToeReason.LINE)
            : empty().isEmpty() ? Outcome.draw(TicTacToeReason.BOARD_FULL) : null;
  }

  /** Returns the player to move, ignoring whether the game is over. */
  private Player next() {
    return x.size() == o.size() ? Player.FIRST : Player.SECOND;
  }

  @Override
  public TicTacToeGame game() {
    return game;
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
    return Optional.ofNullable(outcome);
  }

  @Override
  public boolean isOver() {
    return outcome != null;
  }

  /**
   * {@return the cells with a mark}
   *
   * @param mark the mark
   */
  public CellSet marks(Mark mark) {
    return mark == Mark.X ? x : o;
  }

  /** {@return the cells without a mark} */
  public CellSet empty() {
    return x.union(o).complement();
  }

  /** {@return every legal move, in the order of the cells} */
  @Override
  public ImmutableList<TicTacToeMove> legalMoves() {
    return isOver()
        ? ImmutableList.of()
        : empty().stream().map(TicTacToeMove::new).collect(ImmutableList.toImmutableList());
  }

  @Override
  public int legalMoveCount() {
    return isOver() ? 0 : empty().size();
  }

  /** {@inheritDoc} The code is a {@link TicTacToeViolation}. */
  @Override
  public Optional<Violation> violation(TicTacToeMove move) {
    Cell cell = move.cell();
    if (isOver()) {
      return Optional.of(Violation.of(TicTacToeViolation.GAME_OVER, "the game is over"));
    }
    if (!board().contains(cell)) {
      String message = "the " + board() + " has no cell " + cell;
      return Optional.of(Violation.of(TicTacToeViolation.OFF_BOARD, message, cell));
    }
    if (!empty().contains(cell)) {
      String message = "there is a mark on " + cell;
      return Optional.of(Violation.of(TicTacToeViolation.OCCUPIED, message, cell));
    }
    return Optional.empty();
  }

  @Override
  public TicTacToePosition play(TicTacToeMove move) {
    Optional<Violation> violation = violation(move);
    if (violation.isPresent()) {
      throw new IllegalMoveException(move, violation.get());
    }
    return playUnchecked(move);
  }

  @Override
  public TicTacToePosition play(CharSequence text) {
    return play(parseMove(text, Strictness.LENIENT));
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
    TextScanner scanner = new TextScanner(text);
    Cell cell = Cell.read(scanner);
    scanner.expectEnd();
    if (!board().contains(cell)) {
      throw scanner.error(NotationException.Code.OFF_BOARD, 0, "a cell of the " + board());
    }
    return new TicTacToeMove(cell);
  }

  /** {@inheritDoc} {@code x} and {@code o} are marks. */
  @Override
  public Optional<Mark> occupant(Cell cell) {
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
    return hash;
  }

  @Override
  public String text() {
    return ArrangementText.write(board(), this::symbol);
  }

  @Override
  public String toString() {
    return text();
  }

  @Override
  public boolean equals(@Nullable Object object) {
    return object instanceof TicTacToePosition other
        && x.equals(other.x)
        && o.equals(other.o)
        && game.equals(other.game);
  }

  @Override
  public int hashCode() {
    return Long.hashCode(hash);
  }
}
