package io.github.boardrules.loa.sgf;

import static com.google.common.collect.ImmutableList.toImmutableList;

import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.record.ClaimedResult;
import io.github.boardrules.core.record.GameRecord;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.ReadLimits;
import io.github.boardrules.core.record.RecordFormat;
import io.github.boardrules.core.record.RecordInput;
import io.github.boardrules.core.record.RecordProblem;
import io.github.boardrules.core.record.RecordProblem.Code;
import io.github.boardrules.core.record.RecordedMove;
import io.github.boardrules.core.record.Validator;
import io.github.boardrules.loa.LoaGameType;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.Reader;
import java.io.StringReader;
import java.util.List;
import java.util.stream.Stream;

/** Reads records without judging them, so that their moves need not be legal. */
final class Records {
  static final Validator OPTIONS = Validator.of(GameTypes.of(List.of(new LoaGameType())));
  static final Validator UNTAGGED = OPTIONS.withDefaultGame("loa");
  private static final Validator NO_RULES = Validator.of(GameTypes.of(List.of()));

  private Records() {}

  static List<ParsedGame> read(RecordFormat format, String text) {
    return read(format, text, ReadLimits.defaults());
  }

  static List<ParsedGame> read(RecordFormat format, String text, ReadLimits limits) {
    return read(format, new StringReader(text), limits);
  }

  static List<ParsedGame> read(RecordFormat format, byte[] bytes) {
    return read(format, new ByteArrayInputStream(bytes), ReadLimits.defaults());
  }

  static List<ParsedGame> read(RecordFormat format, InputStream in, ReadLimits limits) {
    return games(NO_RULES.withLimits(limits).openPlain(format, in, "test", true).replays());
  }

  static List<ParsedGame> read(RecordFormat format, Reader in) {
    return read(format, in, ReadLimits.defaults());
  }

  private static List<ParsedGame> read(RecordFormat format, Reader in, ReadLimits limits) {
    Validator validator = NO_RULES.withFormat(format).withLimits(limits);
    return games(validator.open(in, "test").replays());
  }

  static RecordInput input(String text, ReadLimits limits) {
    return input(new StringReader(text), limits);
  }

  static RecordInput input(Reader text, ReadLimits limits) {
    return RecordInput.of(text, "test", limits);
  }

  private static List<ParsedGame> games(Stream<GameReplay> verdicts) {
    try (verdicts) {
      return verdicts.map(Records::parsed).toList();
    }
  }

  private static ParsedGame parsed(GameReplay verdict) {
    return new ParsedGame(
        verdict.number(),
        verdict.record(),
        verdict.problems().stream()
            .filter(problem -> problem.code() != Code.UNKNOWN_GAME)
            .collect(toImmutableList()));
  }

  /** Returns the only game of a text, which must have no problems. */
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
      throw new AssertionError("expected one game, found " + games);
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

  /** Returns the record without the differences that formats may introduce. */
  static GameRecord normal(GameRecord record) {
    return record.toBuilder()
        .header(record.header().withClaim(ClaimedResult.of(record.header().result())))
        .build();
  }
}
