package io.github.boardrules.examples.server;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.collect.ImmutableMap.toImmutableMap;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.record.GameInProgress;
import io.github.boardrules.core.record.GameVerdict;
import io.github.boardrules.core.record.ReadLimits;
import io.github.boardrules.core.record.ReadLimits.Limit;
import io.github.boardrules.core.record.RecordFormat;
import io.github.boardrules.core.record.RecordProblem;
import io.github.boardrules.core.record.Replay;
import io.github.boardrules.core.record.ReplayOptions;
import io.github.boardrules.core.record.Validator;
import io.github.boardrules.examples.bulk.Formats;
import java.io.InputStream;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Parses and writes game records. */
final class Records {
  private static final ReadLimits LIMITS = ReadLimits.defaults().with(Limit.PROBLEMS, 20);

  /** More characters than a request has, so that compressed text cannot expand without end. */
  private static final long MAX_TEXT = 20_000_000;

  private final ReplayOptions replayOptions;
  private final Validator validator;

  Records(GameTypes games) {
    this.replayOptions = ReplayOptions.of(games);
    this.validator = Validator.of(replayOptions).withLimits(LIMITS.with(Limit.TEXT, MAX_TEXT));
  }

  /** Returns the limits for parsing uploaded records. */
  static ReadLimits limits() {
    return LIMITS;
  }

  /** Returns a validator of uploads. */
  Validator validator(ReadLimits limits) {
    return validator.withLimits(limits);
  }

  /**
   * Returns the format with a name.
   *
   * @param name the id of a format, such as {@code brg} or {@code sgf}
   * @throws Refusal if the format is unknown
   */
  static RecordFormat format(String name) {
    return Formats.find(name)
        .orElseThrow(() -> Refusal.of(422, "format", "Unknown record format; expected " + names()));
  }

  private static String names() {
    return Formats.ALL.stream().map(RecordFormat::id).collect(Collectors.joining(", "));
  }

  /**
   * Parses a game of a text.
   *
   * @param text records in any format
   * @param number the number of the game in the text, counted from 1
   * @throws Refusal if the game does not exist or has a problem
   */
  Replay read(String text, int number) {
    try (Stream<GameVerdict> games = validator.validate(text, "")) {
      return read(games, number);
    }
  }

  /**
   * Parses a game of a file; see {@link #read(String, int)}.
   *
   * @param file records in any format and encoding, compressed or not; this method closes it
   * @throws Refusal if the game does not exist or has a problem
   */
  Replay read(InputStream file, int number) {
    try (Stream<GameVerdict> games = validator.validate(file, "")) {
      return read(games, number);
    }
  }

  private static Replay read(Stream<GameVerdict> games, int number) {
    return games
        .filter(game -> game.number() == number)
        .findFirst()
        .map(Records::valid)
        .orElseThrow(() -> Refusal.of(422, "record", "The text has no game number " + number));
  }

  private static Replay valid(GameVerdict verdict) {
    if (!verdict.isValid()) {
      RecordProblem first = verdict.problems().get(0);
      throw Refusal.of(422, "record", first.message())
          .with("line", first.location().line())
          .with("column", first.location().column())
          .with("problems", verdict.problems().stream().map(RecordProblem::toMap).toList());
    }
    return verdict.replay();
  }

  /** Returns the names of the formats that support a game. */
  ImmutableList<String> formats(GameInProgress<?> played) {
    // Whether a format supports a game does not depend on the moves.
    Replay start = played.at(0).lineOnly().toReplay();
    return Formats.ALL.stream()
        .filter(format -> format.canWrite(start))
        .map(RecordFormat::id)
        .collect(toImmutableList());
  }

  /** Returns a game in every format that supports it, by the name of the format. */
  static ImmutableMap<String, String> texts(Replay replay) {
    return Formats.ALL.stream()
        .filter(format -> format.canWrite(replay))
        .collect(toImmutableMap(RecordFormat::id, format -> format.write(replay)));
  }

  /**
   * Writes a game.
   *
   * @throws Refusal if the format does not support the game
   */
  String write(GameInProgress<?> played, RecordFormat format) {
    Replay replay = played.toReplay();
    if (!format.canWrite(replay)) {
      throw Refusal.of(422, "format", "The format does not support this game");
    }
    return format.write(replay);
  }
}
