package io.github.boardrules.core.record;

import io.github.boardrules.core.Move;
import io.github.boardrules.core.Position;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Builds the record of one game. Plays its main line only if the scanner asks for a position. */
final class PlayingBuilder extends RecordBuilder {
  private final Validator validator;
  private @Nullable LinePlayer<?> line;
  private int played;

  PlayingBuilder(Validator validator) {
    this.validator = validator;
  }

  private static <M extends Move> LinePlayer<M> player(Position<M> start, Validator validator) {
    return new LinePlayer<>(start, 1, validator.strictness);
  }

  @Override
  public Optional<Position<?>> position() {
    if (played == 0) {
      Position<?> start = Played.Start.of(start(), validator).position();
      line = start == null ? null : player(start, validator);
    }
    for (; played < moves().size(); played++) {
      RecordedMove move = moves().get(played);
      if (line != null) {
        line.play(move.notation(), move.text(), move.location());
      }
    }
    return Optional.ofNullable(line).flatMap(LinePlayer::position);
  }
}
