package io.github.boardrules.core.record.parser;

import io.github.boardrules.core.record.GameRecord;
import io.github.boardrules.core.record.ParsedGame;
import io.github.boardrules.core.record.ReadLimits;
import io.github.boardrules.core.record.RecordProblem.Code;
import io.github.boardrules.core.record.RecordReader;
import io.github.boardrules.core.record.TextLocation;
import java.io.IOException;
import java.util.Optional;

/** A reader that numbers its games, collects their problems and keeps the limit of games. */
public abstract class GameReader implements RecordReader {
  private final CharReader source;
  private final ReadLimits limits;
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
    ProblemCollector problems = new ProblemCollector(limits.problems());
    if (games == limits.games() && source.skipWhitespace() != CharReader.END) {
      ended = true;
      TextLocation location = source.location();
      String message = "The text has more than " + limits.games() + " games";
      problems.add(Code.TOO_MANY_GAMES, location, 0, message);
      GameRecord nothing = GameRecord.builder().location(location).build();
      return Optional.of(new ParsedGame(games + 1, nothing, problems.all()));
    }
    Optional<GameRecord> game = read(problems);
    ended = game.isEmpty();
    return game.map(record -> new ParsedGame(++games, record, problems.all()));
  }

  /** Reads a game; empty at the end of the text. */
  protected abstract Optional<GameRecord> read(ProblemCollector problems) throws IOException;

  @Override
  public final void close() throws IOException {
    source.close();
  }
}
