package io.github.boardrules.interchange;

import io.github.boardrules.core.record.ParsedGame;
import io.github.boardrules.core.record.ReadLimits;
import io.github.boardrules.core.record.ReadLimits.Limit;
import io.github.boardrules.core.record.RecordProblem.Code;
import io.github.boardrules.core.record.RecordReader;
import io.github.boardrules.core.record.TextLocation;
import java.io.IOException;
import java.util.Optional;

/** A reader that numbers its games and keeps the limits of the text. */
abstract class ExchangeReader implements RecordReader {
  private final Characters text;
  private final ReadLimits limits;
  private long games;
  private boolean ended;

  ExchangeReader(Characters text, ReadLimits limits) {
    this.text = text;
    this.limits = limits;
  }

  final Characters text() {
    return text;
  }

  final ReadLimits limits() {
    return limits;
  }

  @Override
  public final Optional<ParsedGame> next() throws IOException {
    if (ended) {
      return Optional.empty();
    }
    if (games == limits.get(Limit.GAMES) && text.skipWhitespace() != Characters.END) {
      return Optional.of(refused(Code.TOO_MANY_GAMES, Limit.GAMES, "games"));
    }
    Optional<Draft> draft = read();
    if (draft.isEmpty()) {
      ended = true;
      return text.isCut()
          ? Optional.of(refused(Code.TOO_MUCH_TEXT, Limit.TEXT, "characters"))
          : Optional.empty();
    }
    return Optional.of(draft.get().build(++games));
  }

  private ParsedGame refused(Code code, Limit limit, String what) {
    ended = true;
    TextLocation at = text.location();
    Draft draft = new Draft(limits, at);
    draft.problem(code, at, "The text has more than " + limits.get(limit) + " " + what);
    return draft.build(games + 1);
  }

  /** Reads the next game; empty at the end of the text. */
  abstract Optional<Draft> read() throws IOException;

  @Override
  public final void close() throws IOException {
    text.close();
  }
}
