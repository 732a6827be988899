package io.github.boardrules.core.record;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.record.RecordProblem.Code;
import io.github.boardrules.core.record.sgf.SgfDialects;
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

/** Reads, replays and writes records of Countdown. */
public final class Records {
  public static final SgfDialects DIALECTS =
      SgfDialects.of(ImmutableList.of(new CountdownDialect()));
  public static final ReplayOptions OPTIONS =
      ReplayOptions.of(GameTypes.of(ImmutableList.of(new CountdownType())));
  public static final ReplayOptions UNTAGGED = OPTIONS.withDefaultGame(CountdownType.ID);

  private Records() {}

  public static List<ParsedGame> read(RecordFormat format, String text) {
    return read(format, text, ReadLimits.defaults());
  }

  public static List<ParsedGame> read(RecordFormat format, String text, ReadLimits limits) {
    try {
      return all(format.open(new StringReader(text), "test", limits));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public static List<ParsedGame> read(RecordFormat format, byte[] bytes) {
    return read(format, new ByteArrayInputStream(bytes), ReadLimits.defaults());
  }

  public static List<ParsedGame> read(RecordFormat format, InputStream in, ReadLimits limits) {
    try {
      return all(format.open(in, "test", limits));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public static List<ParsedGame> read(RecordFormat format, Reader in) {
    try {
      return all(format.open(in, "test", ReadLimits.defaults()));
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

  /** {@return the only game of a text, which must have no problems} */
  public static GameRecord good(RecordFormat format, String text) {
    ParsedGame game = one(format, text);
    if (!game.problems().isEmpty()) {
      throw new AssertionError(game.problems().toString());
    }
    return game.record();
  }

  public static ParsedGame one(RecordFormat format, String text) {
    List<ParsedGame> games = read(format, text);
    if (games.size() != 1) {
      throw new AssertionError("expected one game, found " + games);
    }
    return games.get(0);
  }

  public static List<Code> codes(ParsedGame game) {
    return codes(game.problems());
  }

  public static List<Code> codes(List<RecordProblem> problems) {
    return problems.stream().map(RecordProblem::code).toList();
  }

  public static List<String> moves(GameRecord record) {
    return record.moves().stream().map(RecordedMove::text).toList();
  }

  /** {@return the record without the differences that formats may introduce} */
  public static GameRecord normal(GameRecord record) {
    return record.toBuilder()
        .header(record.header().withClaim(ClaimedResult.of(record.header().result())))
        .build();
  }
}
