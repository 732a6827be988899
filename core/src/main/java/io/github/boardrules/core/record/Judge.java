package io.github.boardrules.core.record;

import io.github.boardrules.core.Move;
import io.github.boardrules.core.Position;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Plays the main line of one game while it is scanned. Keeps the last position and what the record
 * says besides its moves.
 */
final class Judge extends RecordBuilder {
  private final Validator validator;
  private @Nullable LinePlayer<?> line;

  /** Why the game could not begin. */
  private @Nullable RecordProblem failure;

  private int plies;

  Judge(Validator validator) {
    this.validator = validator;
  }

  /** Returns the verdict on the game, which has ended. */
  GameVerdict verdict(long number, ReadLimits limits) {
    GameRecord header = record();
    if (plies == 0) {
      begin(header);
    }
    Played played =
        new Played(
            Optional.empty(),
            Optional.ofNullable(line).map(LinePlayer::end),
            Optional.ofNullable(failure));
    return GameVerdict.of(number, header, played, plies, problems(), false, limits);
  }

  private void begin(GameRecord header) {
    Played.Start start = Played.Start.of(header, validator);
    failure = start.problem();
    Position<?> position = start.position();
    line = position == null ? null : player(position);
  }

  private <M extends Move> LinePlayer<M> player(Position<M> start) {
    return new LinePlayer<>(start, 1, validator.strictness);
  }

  @Override
  public Wanted wanted() {
    return Wanted.MOVES;
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
      begin(start());
    }
    if (line != null) {
      line.play(notation, written, at);
    }
  }
}
