package io.github.boardrules.examples.cli.fuzz;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Iterables;
import com.google.common.collect.Maps;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.record.ClaimedResult;
import io.github.boardrules.core.record.GameRecord;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.GameResult;
import io.github.boardrules.core.record.GameVerdict;
import io.github.boardrules.core.record.LineReplay;
import io.github.boardrules.core.record.ReadLimits;
import io.github.boardrules.core.record.ReadLimits.Limit;
import io.github.boardrules.core.record.RecordFormat;
import io.github.boardrules.core.record.RecordHeader;
import io.github.boardrules.core.record.RecordProblem;
import io.github.boardrules.core.record.RecordedMove;
import io.github.boardrules.core.record.Validator;
import io.github.boardrules.core.record.brg.BrgFormat;
import io.github.boardrules.core.testing.VerdictSchema;
import io.github.boardrules.core.text.Strictness;
import io.github.boardrules.examples.engine.bulk.Formats;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Checks properties that hold for any input of the parsers of records: limits, replay and round
 * trips.
 */
final class RecordFacts {
  static final RecordFormat SGF = Formats.find("sgf").orElseThrow();

  private static final GameTypes TYPES = GameTypes.installed();
  private static final Validator INSTALLED = Validator.of(TYPES);

  /** The options for records that do not name their game, by the game that is assumed. */
  private static final ImmutableMap<String, Validator> UNTAGGED =
      Maps.toMap(Iterables.transform(TYPES.all(), GameType::id), INSTALLED::withDefaultGame);

  private static final ReadLimits DEFAULTS = ReadLimits.defaults();

  /** Limits so low that small inputs exceed each of them. */
  private static final ReadLimits TIGHT =
      ReadLimits.defaults()
          .with(Limit.CHARACTERS, 200)
          .with(Limit.MOVES, 6)
          .with(Limit.TAGS, 3)
          .with(Limit.TAG_LENGTH, 12)
          .with(Limit.COMMENT_LENGTH, 12)
          .with(Limit.NESTING, 2)
          .with(Limit.PROBLEMS, 3)
          .with(Limit.GAMES, 3);

  private RecordFacts() {}

  static void check(RecordFormat format, byte[] input) {
    List<GameReplay> games = read(format, new ByteArrayInputStream(input), DEFAULTS);
    List<GameReplay> byteByByte = read(format, new ByteByByte(input), DEFAULTS);
    Facts.checkEqual("read byte by byte", seen(games), seen(byteByByte));
    checkLimits(games, DEFAULTS, input.length);
    checkLimits(read(format, new ByteArrayInputStream(input), TIGHT), TIGHT, input.length);
    Validator validator = INSTALLED.withFormat(format);
    checkBothWeights(validator, input);
    checkBothWeights(validator.withLimits(TIGHT), input);
    for (GameReplay game : games) {
      checkReplay(game.record(), validator(game.record(), input.length));
    }
  }

  private static List<GameReplay> read(RecordFormat format, InputStream in, ReadLimits limits) {
    try (Stream<GameReplay> games =
        INSTALLED.withLimits(limits).openPlain(format, in, "fuzz", true).replays()) {
      return games.toList();
    }
  }

  /** A verdict does not depend on whether the positions are kept. */
  private static void checkBothWeights(Validator validator, byte[] input) {
    try (Stream<GameVerdict> light = validator.validate(new ByteArrayInputStream(input), "fuzz");
        Stream<GameReplay> heavy =
            validator.open(new ByteArrayInputStream(input), "fuzz").replays()) {
      Facts.checkEqual(
          "verdicts with positions and without",
          heavy.map(RecordFacts::seen).toList(),
          light.map(RecordFacts::seen).toList());
    }
  }

  private static List<Object> seen(GameVerdict verdict) {
    return List.of(verdict.summary(), verdict.toMap());
  }

  private static List<Object> seen(List<GameReplay> games) {
    return games.stream().<Object>map(game -> List.of(game.record(), game.toMap())).toList();
  }

  /** A record that does not name a game is replayed as one of the installed games. */
  private static Validator validator(GameRecord record, int length) {
    GameType any = TYPES.all().get(length % TYPES.all().size());
    return record.game().isPresent() ? INSTALLED : Objects.requireNonNull(UNTAGGED.get(any.id()));
  }

  /** Judges a text that was written, and finds its format out. */
  private static GameReplay judge(String text, Validator validator) {
    InputStream bytes = new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    try (Stream<GameReplay> verdicts = validator.open(bytes, "fuzz").replays()) {
      List<GameReplay> all = verdicts.map(VerdictSchema::checked).toList();
      Facts.checkEqual("games", 1, all.size());
      return all.get(0);
    }
  }

  // Limits

  private static void checkLimits(List<GameReplay> games, ReadLimits limits, int bytes) {
    Facts.check(games.size() - 1 <= limits.get(Limit.GAMES), () -> games.size() + " games");
    for (int i = 0; i < games.size(); i++) {
      Facts.checkEqual("number", i + 1L, games.get(i).number());
      checkLimits(games.get(i), limits, bytes);
    }
  }

  private static void checkLimits(GameReplay game, ReadLimits limits, int bytes) {
    GameRecord record = game.record();
    Facts.check(
        game.problems().size() <= limits.get(Limit.PROBLEMS), () -> "problems " + game.problems());
    for (RecordProblem problem : game.problems()) {
      Facts.check(
          problem.location().line() >= 1 && problem.location().offset() <= bytes,
          () -> "location of " + problem);
    }
    Facts.check(
        record.header().tags().size() <= limits.get(Limit.TAGS),
        () -> "tags " + record.header().tags());
    for (String text : record.header().tags().values()) {
      Facts.check(text.length() <= limits.get(Limit.TAG_LENGTH), () -> "tag " + text);
    }
    checkMoves(record.moves(), limits, 0);
    Facts.check(count(record.moves()) <= limits.get(Limit.MOVES), () -> "moves " + record.moves());
  }

  private static void checkMoves(List<RecordedMove> moves, ReadLimits limits, int depth) {
    Facts.check(depth <= limits.get(Limit.NESTING), () -> "nesting " + depth);
    for (RecordedMove move : moves) {
      move.variations().forEach(variation -> checkMoves(variation, limits, depth + 1));
    }
  }

  private static int count(List<RecordedMove> moves) {
    int count = moves.size();
    for (RecordedMove move : moves) {
      count += move.variations().stream().mapToInt(RecordFacts::count).sum();
    }
    return count;
  }

  // Replaying and writing

  private static void checkReplay(GameRecord record, Validator validator) {
    GameReplay replay = validator.replay(record);
    GameReplay strict = validator.withStrictness(Strictness.STRICT).replay(record);
    Facts.check(
        strict.legalPlies() <= replay.legalPlies(),
        () -> "more moves are legal strictly than leniently");
    for (RecordFormat format : Formats.ALL) {
      if (format.canWrite(replay)) {
        if (format.equals(BrgFormat.BRG) || format.equals(SGF)) {
          checkWriting(replay, format, validator);
        } else {
          checkExport(replay, format, validator);
        }
      }
    }
  }

  private static void checkWriting(GameReplay replay, RecordFormat format, Validator validator) {
    String text = format.write(replay);
    try {
      GameReplay verdict = judge(text, validator);
      GameReplay again = verdict;
      Facts.checkEqual("problems", codes(replay), codes(verdict.problems()));
      checkSameGame(replay, again);
      checkSameRecord(replay.record(), again.record());
      Facts.checkEqual("written again", text, format.write(again));
    } catch (AssertionError e) {
      throw new AssertionError(e.getMessage() + "\nwritten as " + format + ":\n" + text, e);
    }
  }

  /** Checks a format that keeps legal moves and all that it does not report as lost. */
  private static void checkExport(GameReplay replay, RecordFormat format, Validator validator) {
    String text = format.write(replay);
    try {
      GameReplay verdict = judge(text, validator);
      GameReplay again = verdict;
      Facts.checkEqual("moves", moves(replay), moves(again));
      Facts.checkEqual("outcome", replay.outcome(), again.outcome());
      if (format.losses(replay).isEmpty()) {
        RecordHeader header = replay.record().header();
        Facts.checkEqual("comment", header.comment(), again.record().header().comment());
        Facts.checkEqual("termination", replay.termination(), again.termination());
        Facts.checkEqual("problems", codes(replay), codes(verdict.problems()));
        if (header.result() != GameResult.UNKNOWN) {
          Facts.checkEqual("result", header.result(), result(again));
        }
        Map<String, String> tags = again.record().header().tags();
        Facts.checkEqual("tags", header.tags(), Maps.filterKeys(tags, header.tags()::containsKey));
      } else if (replay.problems().isEmpty()) {
        Facts.checkEqual("problems", ImmutableList.of(), verdict.problems());
      }
      Facts.checkEqual("written again", text, format.write(again));
    } catch (AssertionError e) {
      throw new AssertionError(e.getMessage() + "\nwritten as " + format + ":\n" + text, e);
    }
  }

  /** Returns the claimed result or else the true one. */
  private static GameResult result(GameReplay replay) {
    RecordHeader header = replay.record().header();
    return header.result() == GameResult.UNKNOWN
        ? replay.outcome().map(GameResult::of).orElse(GameResult.UNKNOWN)
        : header.result();
  }

  private static Optional<List<Move>> moves(GameReplay replay) {
    return replay.mainLine().map(line -> line.moves());
  }

  private static void checkSameGame(GameReplay replay, GameReplay again) {
    Facts.checkEqual(
        "moves", replay.mainLine().map(LineReplay::moves), again.mainLine().map(LineReplay::moves));
    Facts.checkEqual(
        "position",
        replay.mainLine().map(LineReplay::last),
        again.mainLine().map(LineReplay::last));
    Facts.checkEqual("outcome", replay.outcome(), again.outcome());
    Facts.checkEqual("resultCheck", resultCheck(replay), resultCheck(again));
    Facts.checkEqual("termination", replay.termination(), again.termination());
  }

  /** A record without a result is written as a record with an unknown result. */
  private static ClaimedResult.Check resultCheck(GameReplay replay) {
    return replay.claimCheck() == ClaimedResult.Check.NO_CLAIM
        ? ClaimedResult.Check.UNDECIDABLE
        : replay.claimCheck();
  }

  /** An unknown setup is written as an option that no game accepts. */
  private static ImmutableList<RecordProblem.Code> codes(GameReplay replay) {
    Optional<RecordProblem> unknownSetup = replay.record().setupProblem();
    RecordProblem.Code written =
        replay.record().game().map(TYPES::find).map(Optional::isPresent).orElse(true)
            ? RecordProblem.Code.BAD_OPTION
            : RecordProblem.Code.UNKNOWN_GAME;
    return replay.problems().stream()
        .map(problem -> unknownSetup.filter(problem::equals).isPresent() ? written : problem.code())
        .sorted()
        .collect(toImmutableList());
  }

  /** Verdicts have their problems in the order of the text, a replay in that of the game. */
  private static ImmutableList<RecordProblem.Code> codes(List<RecordProblem> problems) {
    return problems.stream().map(RecordProblem::code).sorted().collect(toImmutableList());
  }

  private static void checkSameRecord(GameRecord record, GameRecord again) {
    Facts.checkEqual("tags", withoutSetupName(record), withoutSetupName(again));
    Facts.checkEqual(
        "name of the setup",
        record
            .header()
            .tag(RecordHeader.SETUP_NAME)
            .or(() -> again.header().tag(RecordHeader.SETUP_NAME)),
        again.header().tag(RecordHeader.SETUP_NAME));
    Facts.checkEqual("setup", record.setup(), again.setup());
    Facts.checkEqual("comment", record.header().comment(), again.header().comment());
    Facts.checkEqual("result", record.header().result(), again.header().result());
    Facts.checkEqual(
        "record's termination", record.header().termination(), again.header().termination());
    checkSameMoves(record.moves(), again.moves());
  }

  /** SGF names the setup even if the record does not. */
  private static Map<String, String> withoutSetupName(GameRecord record) {
    return Maps.filterKeys(record.header().tags(), name -> !name.equals(RecordHeader.SETUP_NAME));
  }

  private static void checkSameMoves(List<RecordedMove> moves, List<RecordedMove> again) {
    Facts.checkEqual("number of moves", moves.size(), again.size());
    for (int i = 0; i < moves.size(); i++) {
      RecordedMove move = moves.get(i);
      RecordedMove other = again.get(i);
      Facts.checkEqual(
          "comment before",
          move.annotations().commentBefore(),
          other.annotations().commentBefore());
      Facts.checkEqual(
          "comment after", move.annotations().commentAfter(), other.annotations().commentAfter());
      Facts.checkEqual("glyphs", move.annotations().nags(), other.annotations().nags());
      Facts.checkEqual("variations", move.variations().size(), other.variations().size());
      for (int number = 0; number < move.variations().size(); number++) {
        checkSameMoves(move.variations().get(number), other.variations().get(number));
      }
    }
  }

  /** Returns one byte at a time, so that every byte of the text is at the end of a read. */
  private static final class ByteByByte extends InputStream {
    private final InputStream bytes;

    ByteByByte(byte[] input) {
      this.bytes = new ByteArrayInputStream(input);
    }

    @Override
    public int read() throws IOException {
      return bytes.read();
    }

    @Override
    public int read(byte[] target, int offset, int length) throws IOException {
      return bytes.read(target, offset, Math.min(1, length));
    }
  }
}
