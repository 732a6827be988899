package io.github.boardrules.core.testing;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Color;
import io.github.boardrules.core.Occupant;
import io.github.boardrules.core.Outcome;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.Side;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.spi.StableHash;
import io.github.boardrules.core.text.NotationException;
import io.github.boardrules.core.text.Strictness;
import io.github.boardrules.core.text.TextScanner;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A position of Countdown.
 *
 * @param game the game
 * @param left the counters on the heap
 * @param next the player to move; in a finished game, the player who would be to move
 * @param drawn whether the last move took the last two counters
 */
public record CountdownPosition(CountdownGame game, int left, Player next, boolean drawn)
    implements Position<CountdownMove> {

  @Override
  public Optional<Player> toMove() {
    return isOver() ? Optional.empty() : Optional.of(next);
  }

  @Override
  public Optional<Side> side(Player player) {
    return Optional.of(Color.of(player));
  }

  @Override
  public Optional<Outcome> outcome() {
    if (!isOver()) {
      return Optional.empty();
    }
    return Optional.of(
        drawn
            ? Outcome.draw(CountdownGame.Reason.LAST_TWO_TAKEN)
            : Outcome.win(next.opponent(), CountdownGame.Reason.LAST_TAKEN));
  }

  @Override
  public boolean isOver() {
    return left == 0;
  }

  @Override
  public List<CountdownMove> legalMoves() {
    return IntStream.rangeClosed(1, Math.min(3, left))
        .mapToObj(CountdownMove::new)
        .collect(ImmutableList.toImmutableList());
  }

  @Override
  public Optional<Violation> violation(CountdownMove move) {
    if (isOver()) {
      return CountdownGame.violation(CountdownGame.Fault.GAME_OVER, "the game is over");
    }
    return move.count() <= left
        ? Optional.empty()
        : CountdownGame.violation(CountdownGame.Fault.TOO_FEW_LEFT, "there are only " + left);
  }

  @Override
  public CountdownPosition playUnchecked(CountdownMove move) {
    int rest = left - move.count();
    boolean goesOn = move.count() == 3 && rest > 0;
    return new CountdownPosition(
        game, rest, goesOn ? next : next.opponent(), rest == 0 && move.count() == 2);
  }

  @Override
  public CountdownMove parseMove(CharSequence text, Strictness strictness) {
    TextScanner scanner = new TextScanner(text);
    if (!scanner.accept("take")) {
      int start = scanner.offset();
      scanner.expect('t');
      if (strictness == Strictness.STRICT) {
        throw scanner.error(NotationException.Code.NOT_STRICT, start, "take");
      }
    }
    int count = scanner.number();
    if (count < 1 || count > 3) {
      throw scanner.error(NotationException.Code.OUT_OF_RANGE, scanner.offset() - 1, "1 to 3");
    }
    scanner.expectEnd();
    return new CountdownMove(count);
  }

  @Override
  public Optional<Counter> occupant(Cell cell) {
    return board().index(cell) < left ? Optional.of(Counter.COUNTER) : Optional.empty();
  }

  /** The only kind of piece. */
  public enum Counter implements Occupant {
    /** A counter. */
    COUNTER;

    @Override
    public char symbol() {
      return 'o';
    }
  }

  @Override
  public long hash() {
    return StableHash.of(left, next == Player.FIRST ? 1 : 0, drawn ? 1 : 0);
  }

  @Override
  public String toString() {
    return left + " " + (next == Player.FIRST ? 'b' : 'w');
  }
}
