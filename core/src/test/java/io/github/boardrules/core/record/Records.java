package io.github.boardrules.core.record;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.record.RecordProblem.Code;
import io.github.boardrules.core.testing.CountdownDialect;
import io.github.boardrules.core.testing.CountdownType;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads, replays and writes records of the little game. */
final class Records {
  static final SgfDialects DIALECTS = SgfDialects.of(ImmutableList.of(new CountdownDialect()));
  static final ReplayOptions OPTIONS =
      ReplayOptions.of(GameTypes.of(ImmutableList.of(new CountdownType())));
  static final ReplayOptions UNTAGGED = OPTIONS.withDefaultGame(CountdownType.ID);
  static final RecordWriter WRITER = RecordWriter.of(DIALECTS);

  private Records() {}

  static List<ParsedGame> read(RecordFormat format, String text) {
    return read(format, text, ReadLimits.defaults());
  }

  static List<ParsedGame> read(RecordFormat format, String text, ReadLimits limits) {
    try {
      return all(RecordReader.open(format, new StringReader(text), "test", limits, DIALECTS));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static List<ParsedGame> read(RecordFormat format, byte[] bytes) {
    return read(format, new ByteArrayInputStream(bytes), ReadLimits.defaults());
  }

  static List<ParsedGame> read(RecordFormat format, InputStream in, ReadLimits limits) {
    try {
      return all(RecordReader.open(format, in, "test", limits, DIALECTS));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static List<ParsedGame> read(RecordFormat format, Reader in) {
    try {
      return all(RecordReader.open(format, in, "test", ReadLimits.defaults(), DIALECTS));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<ParsedGame> all(RecordReader reader) throws IOException {
    List<ParsedGame> games = new ArrayList<>();
    for (Optional<ParsedGame> game = reader.next(); game.isPresent(); game = reader.next()) {
      games.add(game.get());
    }
    return games;
  }

  /** The only game of a text without problems. */
  static GameRecord good(RecordFormat format, String text) {
    ParsedGame game = one(format, text);
    if (!game.problems().isEmpty()) {
      throw new AssertionError(game.problems().toString());
    }
    return game.record();
  }

  static ParsedGame one(RecordFormat format, String text) {
    List<ParsedGame> games = read(format, text);
    if (games.size() != 1) {
      throw new AssertionError("not one game: " + games);
    }
    return games.get(0);
  }

  static List<Code> codes(ParsedGame game) {
    return codes(game.problems());
  }

  static List<Code> codes(List<RecordProblem> problems) {
    return problems.stream().map(RecordProblem::code).toList();
  }

  static List<String> moves(GameRecord record) {
    return record.moves().stream().map(RecordedMove::text).toList();
  }

  /** A record with what may be written differently in the same game written alike. */
  static GameRecord normal(GameRecord record) {
    return record.toBuilder().claim(ClaimedResult.of(record.result())).build();
  }
}
