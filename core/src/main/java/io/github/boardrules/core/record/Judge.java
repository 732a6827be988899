package io.github.boardrules.core.record;

import io.github.boardrules.core.Move;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Position;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Plays the main line of one game while it is scanned, and keeps only the last position. */
final class Judge implements RecordHandler {
  private final ReplayOptions options;
  private final RecordBuilder record = new RecordBuilder();
  private @Nullable LinePlayer<?> line;

  /** Why the game could not begin. */
  private @Nullable RecordProblem failure;

  private int plies;

  Judge(ReplayOptions options) {
    this.options = options;
  }

  /** Returns the verdict on the game, which has ended. */
  GameVerdict verdict(long number, ReadLimits limits) {
    GameRecord header = record.record();
    if (plies == 0) {
      start(header);
    }
    Replay replay =
        failure == null
            ? new Replay(header, Optional.empty(), Optional.ofNullable(line).map(LinePlayer::end))
            : new Replay(header, Optional.empty(), Optional.empty(), failure);
    return GameVerdict.of(number, replay, plies, record.problems(), options, limits);
  }

  private void start(GameRecord header) {
    Replay.Start start = Replay.Start.of(header, options);
    failure = start.problem();
    Position<?> position = start.position();
    line = position == null ? null : player(position);
  }

  private <M extends Move> LinePlayer<M> player(Position<M> start) {
    return new LinePlayer<>(start, 1, options.strictness);
  }

  @Override
  public Wanted wanted() {
    return Wanted.MOVES;
  }

  @Override
  public void move(CharSequence notation, CharSequence written, Place at) {
    if (plies++ == 0) {
      start(record.start());
    }
    if (line != null) {
      line.play(notation, written, at);
    }
  }

  @Override
  public void begin(Place at) {
    record.begin(at);
  }

  @Override
  public void game(CharSequence id, Place at) {
    record.game(id, at);
  }

  @Override
  public void options(Options all, Place at) {
    record.options(all, at);
  }

  @Override
  public void setup(CharSequence text, Place at) {
    record.setup(text, at);
  }

  @Override
  public void unknownSetup(RecordProblem problem) {
    record.unknownSetup(problem);
  }

  @Override
  public void tag(CharSequence name, CharSequence text, Place at) {
    record.tag(name, text, at);
  }

  @Override
  public void comment(CharSequence text) {
    record.comment(text);
  }

  @Override
  public void claim(ClaimedResult result, Place at) {
    record.claim(result, at);
  }

  @Override
  public void termination(Termination end, Place at) {
    record.termination(end, at);
  }

  @Override
  public void problem(RecordProblem problem) {
    record.problem(problem);
  }
}
