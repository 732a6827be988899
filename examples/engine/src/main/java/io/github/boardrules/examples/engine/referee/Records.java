package io.github.boardrules.examples.engine.referee;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.collect.ImmutableMap.toImmutableMap;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.record.GameInProgress;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.ReadLimits;
import io.github.boardrules.core.record.ReadLimits.Limit;
import io.github.boardrules.core.record.RecordFormat;
import io.github.boardrules.core.record.RecordProblem;
import io.github.boardrules.core.record.Validator;
import io.github.boardrules.examples.engine.bulk.Formats;
import java.io.InputStream;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Parses and writes game records. */
public final class Records {
  /** More characters than a request has, so that compressed text cannot expand without end. */
  private static final long MAX_TEXT = 20_000_000;

  private static final ReadLimits LIMITS =
      ReadLimits.defaults()
          .with(Limit.NODES, ReadLimits.forServers().get(Limit.NODES))
          .with(Limit.PROBLEMS, 20)
          .with(Limit.TEXT, MAX_TEXT);

  private final Validator validator;
  private final Validator withVariations;

  /**
   * Creates a reader and writer of records.
   *
   * @param games the games
   * @param limits limits the moves of a main line
   */
  public Records(GameTypes games, RefereeLimits limits) {
    ReadLimits ofGames = LIMITS.with(Limit.PLIES, limits.recordPlies());
    this.validator = Validator.of(games).withLimits(ofGames);
    this.withVariations = validator.withVariations();
  }

  /** {@return the limits for parsing records from strangers} */
  public static ReadLimits limits() {
    return LIMITS;
  }

  /**
   * {@return the format with an id}
   *
   * @param id the id, such as {@code brg} or {@code sgf}
   * @param pointer the place of the id in the request
   * @throws Refusal if the format is unknown
   */
  public static RecordFormat format(String id, String pointer) {
    return Formats.find(id)
        .orElseThrow(
            () ->
                Refusal.at(
                    RefereeCode.UNKNOWN_FORMAT,
                    pointer,
                    "The format of records must be one of "
                        + Formats.ALL.stream()
                            .map(RecordFormat::id)
                            .collect(Collectors.joining(", "))));
  }

  /**
   * Parses a game of a text.
   *
   * @param text records in any format
   * @param number the number of the game in the text, counted from 1
   * @param pointer the place of the text in the request
   * @return the game
   * @throws Refusal if the game does not exist or has a problem
   */
  public GameReplay read(String text, int number, String pointer) {
    try (Stream<GameReplay> games = validator.open(text, "").replays()) {
      return read(games, number, pointer);
    }
  }

  /**
   * Parses a game of a file; see {@link #read(String, int, String)}.
   *
   * @param file records in any format and encoding, compressed or not; this method closes it
   * @param number the number of the game in the text, counted from 1
   * @return the game
   * @throws Refusal if the game does not exist or has a problem
   */
  public GameReplay read(InputStream file, int number) {
    try (Stream<GameReplay> games = validator.open(file, "").replays()) {
      return read(games, number, "");
    }
  }

  private static GameReplay read(Stream<GameReplay> games, int number, String pointer) {
    return valid(find(games, number), pointer);
  }

  private static GameReplay find(Stream<GameReplay> games, int number) {
    return games
        .filter(game -> game.number() == number)
        .findFirst()
        .orElseThrow(
            () ->
                Refusal.at(
                    RefereeCode.NO_SUCH_GAME,
                    "/number",
                    "The text does not have a game with the number " + number));
  }

  /**
   * Judges a game of a file and its variations.
   *
   * @param file records in any format and encoding, compressed or not; this method closes it
   * @param name the name of the file, which may decide the format; may be empty
   * @param number the number of the game in the text, counted from 1
   * @return the verdict
   * @throws Refusal if the game does not exist
   */
  public GameReplay judge(InputStream file, String name, int number) {
    try (Stream<GameReplay> games = withVariations.open(file, name).replays()) {
      return find(games, number);
    }
  }

  /**
   * Judges a game of a text and its variations; see {@link #judge(InputStream, String, int)}.
   *
   * @param text records in any format
   * @param number the number of the game in the text, counted from 1
   * @return the verdict
   * @throws Refusal if the game does not exist
   */
  public GameReplay judge(String text, int number) {
    try (Stream<GameReplay> games = withVariations.open(text, "").replays()) {
      return find(games, number);
    }
  }

  /**
   * {@return the legal part of a game}
   *
   * @param verdict the verdict on the game
   * @param pointer the place of the text in the request
   * @throws Refusal if the game has no legal start
   */
  public static GameInProgress<?> played(GameReplay verdict, String pointer) {
    return verdict.toGame().orElseThrow(() -> bad(verdict, pointer));
  }

  private static GameReplay valid(GameReplay verdict, String pointer) {
    if (verdict.isValid()) {
      return verdict;
    }
    throw bad(verdict, pointer);
  }

  private static Refusal bad(GameReplay verdict, String pointer) {
    RecordProblem first = verdict.problems().get(0);
    Refusal refusal =
        Refusal.at(RefereeCode.BAD_RECORD, pointer, first.message())
            .with(
                "problems",
                verdict.problems().stream().map(RecordProblem::toMap).collect(toImmutableList()));
    return first.location().line() == 0
        ? refusal
        : refusal.with("line", first.location().line()).with("column", first.location().column());
  }

  /**
   * Checks that a game has at least a number of moves.
   *
   * @param played the game
   * @param ply the number of moves
   * @param pointer the place of the number in the request
   * @throws Refusal if the number is negative or greater than the number of moves played
   */
  public static void checkPly(GameInProgress<?> played, int ply, String pointer) {
    if (ply < 0 || ply > played.ply()) {
      throw Refusal.at(
              RefereeCode.NO_SUCH_PLY,
              pointer,
              "The number of moves must be from 0 to " + played.ply())
          .with("plies", played.ply());
    }
  }

  /**
   * {@return the ids of the formats that support a game}
   *
   * @param played the game
   */
  public ImmutableList<String> formats(GameInProgress<?> played) {
    // Whether a format supports a game does not depend on the moves.
    GameReplay start = played.at(0).lineOnly().toReplay();
    return Formats.ALL.stream()
        .filter(format -> format.canWrite(start))
        .map(RecordFormat::id)
        .collect(toImmutableList());
  }

  /**
   * {@return a game in every format that supports it, by the id of the format}
   *
   * @param replay the game
   */
  public static ImmutableMap<String, String> texts(GameReplay replay) {
    return Formats.ALL.stream()
        .filter(format -> format.canWrite(replay))
        .collect(toImmutableMap(RecordFormat::id, format -> format.write(replay)));
  }

  /**
   * {@return the text of a game}
   *
   * @param played the game
   * @param format the format to write
   * @throws Refusal if the format does not support the game
   */
  public String write(GameInProgress<?> played, RecordFormat format) {
    GameReplay replay = played.toReplay();
    if (!format.canWrite(replay)) {
      throw Refusal.at(
          RefereeCode.NOT_WRITABLE, "/format", "The format does not support this game");
    }
    return format.write(replay);
  }
}
