package io.github.boardrules.core.record;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.record.RecordProblem.Code;
import io.github.boardrules.core.testing.CountdownType;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.Reader;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads, replays and writes records of Countdown. */
public final class TestRecords {
  public static final Validator OPTIONS =
      Validator.of(GameTypes.of(ImmutableList.of(new CountdownType())));
  public static final Validator UNTAGGED = OPTIONS.withDefaultGame(CountdownType.ID);

  private TestRecords() {}

  public static List<ParsedGame> read(RecordFormat format, String text) {
    return read(format, text, ReadLimits.defaults());
  }

  public static List<ParsedGame> read(RecordFormat format, String text, ReadLimits limits) {
    return all(format, input(text, limits));
  }

  public static List<ParsedGame> read(RecordFormat format, byte[] bytes) {
    return read(format, new ByteArrayInputStream(bytes), ReadLimits.defaults());
  }

  public static List<ParsedGame> read(RecordFormat format, InputStream in, ReadLimits limits) {
    return all(format, RecordInput.of(in, "test", limits));
  }

  public static List<ParsedGame> read(RecordFormat format, Reader in) {
    return all(format, input(in, ReadLimits.defaults()));
  }

  public static RecordInput input(String text, ReadLimits limits) {
    return input(new StringReader(text), limits);
  }

  public static RecordInput input(Reader text, ReadLimits limits) {
    return RecordInput.of(text, "test", limits);
  }

  private static List<ParsedGame> all(RecordFormat format, RecordInput in) {
    List<ParsedGame> games = new ArrayList<>();
    Scan scan = new Scan(in, format, new Damage());
    for (ParsedGame game = next(scan); game != null; game = next(scan)) {
      games.add(game);
    }
    return games;
  }

  static @Nullable ParsedGame next(Scan scan) {
    RecordBuilder game = new RecordBuilder();
    return scan.next(game)
        ? new ParsedGame(scan.games(), game.record(), scan.in().limits().limit(game.problems()))
        : null;
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
