package io.github.boardrules.core.record;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.CanIgnoreReturnValue;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.record.RecordProblem.Code;
import io.github.boardrules.core.text.NotationException;
import io.github.boardrules.core.text.Strictness;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Plays the moves of a line up to the first illegal one, and holds one position. */
final class LinePlayer<M extends Move> {
  private final int firstPly;
  private final Strictness strictness;
  private Position<M> position;
  private int legalPlies;
  private Optional<Move> refused = Optional.empty();
  private Optional<RecordProblem> problem = Optional.empty();

  LinePlayer(Position<M> start, int firstPly, Strictness strictness) {
    this.position = start;
    this.firstPly = firstPly;
    this.strictness = strictness;
  }

  /** Returns the position after the last legal move. */
  Position<M> last() {
    return position;
  }

  LineEnd end() {
    return new LineEnd(position, legalPlies, refused, problem);
  }

  /** Returns the position after the last move; empty if a move was illegal. */
  Optional<Position<?>> position() {
    return problem.isPresent() ? Optional.empty() : Optional.of(position);
  }

  /** Plays a move; returns null if it is illegal or an earlier one was. */
  @CanIgnoreReturnValue
  @Nullable M play(CharSequence notation, CharSequence written, Place at) {
    if (problem.isPresent()) {
      return null;
    }
    if (position.isOver()) {
      return fail(Code.GAME_OVER, at, "The game is over before this move");
    }
    M move;
    try {
      move = position.parseMove(notation, strictness);
    } catch (NotationException e) {
      boolean asWritten = notation.toString().contentEquals(written);
      TextLocation place = asWritten ? at.toLocation().plus(e.offset()) : at.toLocation();
      String message = String.valueOf(e.getMessage());
      return fail(
          RecordProblem.of(
              Code.UNREADABLE_MOVE,
              place,
              ply(),
              message,
              ImmutableList.of(),
              Optional.of(e.code())));
    }
    if (!position.isLegal(move)) {
      refused = Optional.of(move);
      Violation violation = position.violation(move).orElseThrow();
      return fail(
          RecordProblem.of(
              Code.ILLEGAL_MOVE,
              at.toLocation(),
              ply(),
              violation.message(),
              ImmutableList.of(violation),
              Optional.empty()));
    }
    position = position.playUnchecked(move);
    legalPlies++;
    return move;
  }

  private int ply() {
    return firstPly + legalPlies;
  }

  private @Nullable M fail(Code code, Place at, String message) {
    return fail(RecordProblem.of(code, at.toLocation(), ply(), message));
  }

  private @Nullable M fail(RecordProblem found) {
    problem = Optional.of(found);
    return null;
  }
}
