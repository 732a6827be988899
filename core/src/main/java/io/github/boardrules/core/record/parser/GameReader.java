package io.github.boardrules.core.record.parser;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.record.GameRecord;
import io.github.boardrules.core.record.ParsedGame;
import io.github.boardrules.core.record.ReadLimits;
import io.github.boardrules.core.record.ReadLimits.Limit;
import io.github.boardrules.core.record.RecordProblem;
import io.github.boardrules.core.record.RecordProblem.Code;
import io.github.boardrules.core.record.RecordReader;
import io.github.boardrules.core.record.TextLocation;
import java.io.IOException;
import java.util.Optional;

/**
 * A reader that numbers its games, collects their problems and enforces the limit on their number.
 */
public abstract class GameReader implements RecordReader {
  protected final CharReader source;
  protected final ReadLimits limits;
  private long games;
  private boolean ended;

  protected GameReader(CharReader source, ReadLimits limits) {
    this.source = source;
    this.limits = limits;
  }

  @Override
  public final Optional<ParsedGame> next() throws IOException {
    if (ended) {
      return Optional.empty();
    }
    ProblemCollector problems = new ProblemCollector(limits);
    if (games == limits.get(Limit.GAMES) && source.skipWhitespace() != CharReader.END) {
      return Optional.of(refused(Code.TOO_MANY_GAMES, Limit.GAMES, "games"));
    }
    Optional<GameRecord> game = read(problems, games == 0);
    if (game.isEmpty() && source.isCut()) {
      return Optional.of(refused(Code.TOO_MUCH_TEXT, Limit.TEXT, "characters"));
    }
    ended = game.isEmpty();
    return game.map(record -> new ParsedGame(++games, record, problems.all()));
  }

  /** Ends reading with a game that reports that the text exceeds a limit. */
  private ParsedGame refused(Code code, Limit limit, String what) {
    ended = true;
    TextLocation location = source.location();
    String message = "The text has more than " + limits.get(limit) + " " + what;
    GameRecord nothing =
        new RecordDraft(location, new ProblemCollector(limits)).build("", ImmutableList.of());
    return new ParsedGame(
        games + 1, nothing, ImmutableList.of(RecordProblem.of(code, location, 0, message)));
  }

  /**
   * Reads the next game; returns empty at the end of the text.
   *
   * @param isFirst whether no game precedes it, so that a text without a game is a problem
   */
  protected abstract Optional<GameRecord> read(ProblemCollector problems, boolean isFirst)
      throws IOException;

  @Override
  public final void close() throws IOException {
    source.close();
  }
}
