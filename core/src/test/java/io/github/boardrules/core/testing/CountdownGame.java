package io.github.boardrules.core.testing;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Color;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.GameSymmetry;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.OutcomeReason;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.Setup;
import io.github.boardrules.core.SetupException;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.Board;
import io.github.boardrules.core.board.SquareBoard;
import io.github.boardrules.core.board.Symmetry;
import io.github.boardrules.core.text.ErrorCode;
import io.github.boardrules.core.text.TextScanner;
import java.util.Optional;

/**
 * Countdown with its options.
 *
 * @param heap the counters to begin with
 * @param note a text without meaning
 */
public record CountdownGame(int heap, String note) implements Game<CountdownMove> {

  /** Why the game is over. */
  public enum Reason implements OutcomeReason {
    /** The last counter was taken. */
    LAST_TAKEN,
    /** The last two counters were taken at once. */
    LAST_TWO_TAKEN
  }

  /** Why a move is illegal. */
  public enum Fault implements ErrorCode {
    /** The game is over. */
    GAME_OVER,
    /** The heap has fewer counters. */
    TOO_FEW_LEFT
  }

  /** Why a setup is not a position. */
  public enum Defect implements ErrorCode {
    /** The heap is empty or has more counters than at the start. */
    TOO_MANY
  }

  @Override
  public GameType type() {
    return new CountdownType();
  }

  @Override
  public Options options() {
    return Options.none()
        .withUnlessDefault(CountdownType.HEAP, heap)
        .withUnlessDefault(CountdownType.NOTE, note);
  }

  @Override
  public Board board() {
    return SquareBoard.of(26, 1);
  }

  @Override
  public CountdownPosition start() {
    return new CountdownPosition(this, heap, Player.FIRST, false);
  }

  @Override
  public Setup parseSetup(CharSequence text) {
    TextScanner scanner = new TextScanner(text);
    int left = scanner.number();
    scanner.expect(' ');
    boolean isBlack = scanner.accept(Color.BLACK.symbol());
    if (!isBlack) {
      scanner.expect(Color.WHITE.symbol());
    }
    scanner.expectEnd();
    return new Draft(left, isBlack ? Player.FIRST : Player.SECOND);
  }

  @Override
  public ImmutableList<Violation> defects(Setup setup) {
    int left = ((Draft) setup).left();
    return left <= heap && left > 0
        ? ImmutableList.of()
        : ImmutableList.of(
            Violation.of(Defect.TOO_MANY, "the heap of the game has fewer counters"));
  }

  @Override
  public CountdownPosition position(Setup setup) {
    SetupException.check(defects(setup));
    Draft draft = (Draft) setup;
    return new CountdownPosition(this, draft.left(), draft.toMove(), false);
  }

  @Override
  public ImmutableList<GameSymmetry<CountdownMove>> symmetries() {
    return ImmutableList.of(new Identity(board()));
  }

  private record Draft(int left, Player toMove) implements Setup {}

  private record Identity(Board board) implements GameSymmetry<CountdownMove> {
    @Override
    public Symmetry cells() {
      return board.symmetries().get(0);
    }

    @Override
    public Position<CountdownMove> apply(Position<CountdownMove> position) {
      return position;
    }

    @Override
    public CountdownMove apply(CountdownMove move) {
      return move;
    }
  }

  static Optional<Violation> violation(Fault fault, String message) {
    return Optional.of(Violation.of(fault, message));
  }
}
