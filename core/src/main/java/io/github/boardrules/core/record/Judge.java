package io.github.boardrules.core.record;

import io.github.boardrules.core.Move;
import io.github.boardrules.core.Position;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Plays the main line of one game while it is scanned, and reports it to a visitor. Keeps the last
 * position and what the record says besides its moves.
 */
final class Judge extends RecordBuilder {
  /** Receives nothing. */
  static final GameVisitor NOBODY = new GameVisitor() {};

  private final Validator validator;
  private final GameVisitor visitor;
  private final boolean isVisited;
  private @Nullable LinePlayer<?> line;

  /** Why the game could not begin. */
  private @Nullable RecordProblem failure;

  private int plies;
  private boolean isSkipped;

  @SuppressWarnings("ReferenceEquality") // nobody is one object
  Judge(Validator validator, GameVisitor visitor) {
    this.validator = validator;
    this.visitor = visitor;
    this.isVisited = visitor != NOBODY;
  }

  /** Returns whether the visitor has skipped the rest of the game. */
  boolean isSkipped() {
    return isSkipped;
  }

  /** Returns the verdict on the game, which has ended. */
  GameVerdict verdict(long number, ReadLimits limits) {
    Played played =
        new Played(
            Optional.empty(),
            Optional.ofNullable(line).map(LinePlayer::end),
            Optional.ofNullable(failure));
    return GameVerdict.of(number, record(), played, plies, problems(), false, limits);
  }

  private void begin() {
    Position<?> position = Played.Start.of(unplaced(), validator).position();
    if (position == null) {
      failure = Played.Start.of(start(), validator).problem();
    } else {
      line = player(position);
    }
    isSkipped = position != null && isVisited && !visitor.begin(withoutMoves(), position);
  }

  private <M extends Move> LinePlayer<M> player(Position<M> start) {
    return new LinePlayer<>(start, 1, validator.strictness);
  }

  @Override
  public Wanted wanted() {
    return isSkipped ? Wanted.HEADER : Wanted.MOVES;
  }

  @Override
  public Optional<Position<?>> position() {
    return plies == 0
        ? Optional.ofNullable(Played.Start.of(start(), validator).position())
        : Optional.ofNullable(line).flatMap(LinePlayer::position);
  }

  @Override
  public void move(CharSequence notation, CharSequence written, Place at) {
    if (plies++ == 0) {
      begin();
    }
    if (line != null && !isSkipped) {
      Move move = line.play(notation, written, at);
      isSkipped = move != null && isVisited && !visitor.ply(plies, move, line.last());
    }
  }

  @Override
  public void end(Place at) {
    if (plies == 0) {
      begin();
    }
  }
}
