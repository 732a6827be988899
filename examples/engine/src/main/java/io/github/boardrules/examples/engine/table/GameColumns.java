package io.github.boardrules.examples.engine.table;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static io.github.boardrules.examples.engine.table.Column.optional;
import static io.github.boardrules.examples.engine.table.Column.required;
import static io.github.boardrules.examples.engine.table.ColumnType.BOOLEAN;
import static io.github.boardrules.examples.engine.table.ColumnType.DATE;
import static io.github.boardrules.examples.engine.table.ColumnType.DECIMALS;
import static io.github.boardrules.examples.engine.table.ColumnType.INTEGER;
import static io.github.boardrules.examples.engine.table.ColumnType.LONG;
import static io.github.boardrules.examples.engine.table.ColumnType.SCORES;
import static io.github.boardrules.examples.engine.table.ColumnType.TEXT;
import static io.github.boardrules.examples.engine.table.ColumnType.TEXTS;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.OutcomeReason;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.Side;
import io.github.boardrules.core.record.ClaimedResult;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.GameResult;
import io.github.boardrules.core.record.LineReplay;
import io.github.boardrules.core.record.RecordProblem;
import io.github.boardrules.core.record.RecordedMove;
import io.github.boardrules.core.record.Termination;
import io.github.boardrules.examples.engine.bulk.FileProblem;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The columns of the table of games. Their values are those of {@link GameReplay#toMap()}. */
final class GameColumns {
  private static final GameTypes INSTALLED = GameTypes.installed();

  static final ImmutableList<Column<GameReplay>> ALL =
      ImmutableList.of(
          required("source", TEXT, "the name of the file", GameColumns::source),
          required(
              "number",
              LONG,
              "the number of the game in its file, from 1; 0 in a row about a file that cannot be"
                  + " read to its end",
              GameReplay::number),
          optional("game", TEXT, "the id of the game; null if it is unknown", GameColumns::game),
          optional(
              "year",
              INTEGER,
              "the year of the date, also of one without a month; null without a date",
              verdict -> RecordedDate.year(tag(verdict, "Date"))),
          optional(
              "options",
              TEXT,
              "the options that differ from their defaults, as `name=value`, sorted; empty if none"
                  + " does; null if the game is unknown",
              GameColumns::options),
          optional(
              "setup",
              TEXT,
              "the position in which the game begins; null for the start of the game",
              verdict -> verdict.record().setup().orElse(null)),
          optional("event", TEXT, "null if not recorded", verdict -> tag(verdict, "Event")),
          optional("site", TEXT, "null if not recorded", verdict -> tag(verdict, "Site")),
          optional(
              "date",
              DATE,
              "null if not recorded, or not a day",
              verdict -> RecordedDate.date(tag(verdict, "Date"))),
          optional(
              "first_player",
              TEXT,
              "the name; null if not recorded",
              verdict -> verdict.record().header().player(Player.FIRST).orElse(null)),
          optional(
              "second_player",
              TEXT,
              "the name; null if not recorded",
              verdict -> verdict.record().header().player(Player.SECOND).orElse(null)),
          optional(
              "claimed",
              TEXT,
              "the result that the record claims: `FIRST`, `SECOND` or `DRAW`; null if none",
              verdict ->
                  name(verdict.record().header().claim().map(ClaimedResult::result).orElse(null))),
          optional(
              "winner",
              TEXT,
              "who won by the rules or by the termination: `FIRST`, `SECOND` or `DRAW`; null if"
                  + " nobody did",
              verdict -> name(verdict.result())),
          optional(
              "winner_side",
              TEXT,
              "the side of the winner, such as `BLACK`; null without a winner",
              GameColumns::winnerSide),
          optional(
              "result_reason",
              TEXT,
              "why the game is over by the rules; null if it is not",
              verdict ->
                  verdict
                      .outcome()
                      .map(outcome -> outcome.reason())
                      .map(OutcomeReason::jsonName)
                      .orElse(null)),
          optional(
              "score",
              SCORES,
              "the points of `FIRST` and `SECOND`, which are compared one after the other; null if"
                  + " the rules did not end the game with a score",
              GameColumns::score),
          optional(
              "termination",
              TEXT,
              "how the game ended other than by its rules; null if it did not",
              verdict -> verdict.termination().map(Termination::text).orElse(null)),
          required(
              "plies",
              INTEGER,
              "the number of recorded moves",
              verdict -> verdict.record().moves().size()),
          required(
              "legal_plies",
              INTEGER,
              "the number of legal moves at the beginning",
              verdict -> verdict.legalPlies()),
          required(
              "moves",
              TEXTS,
              "the legal moves at the beginning in canonical notation",
              GameColumns::moves),
          optional(
              "clocks",
              DECIMALS,
              "the seconds left to the player after each legal move, or null; null if the record"
                  + " has no clocks",
              GameColumns::clocks),
          optional(
              "final_position",
              TEXT,
              "the text of the position after the last legal move; null if the game is unknown or"
                  + " its start is not valid",
              verdict -> last(verdict, Position::text)),
          optional(
              "hash",
              LONG,
              "the hash of the final position; null as `final_position`",
              verdict -> last(verdict, Position::hash)),
          optional(
              "key",
              TEXT,
              "32 hexadecimal digits, the same for all images of a game under the symmetries that"
                  + " do not swap the players; null for an invalid game",
              verdict -> verdict.key().orElse(null)),
          required("valid", BOOLEAN, "whether there is no problem", GameReplay::isValid),
          optional(
              "problem_code",
              TEXT,
              "the code of the first problem; null for a valid game",
              verdict -> problem(verdict, problem -> problem.code().name())),
          optional(
              "problem_reason",
              TEXT,
              "the most specific code of the first problem; null for a valid game",
              verdict -> problem(verdict, RecordProblem::reason)),
          optional(
              "problem_ply",
              INTEGER,
              "0 before the first move; null for a valid game",
              verdict -> problem(verdict, RecordProblem::ply)),
          optional(
              "problem_line",
              LONG,
              "from 1; null for a valid game and without a text",
              verdict -> problem(verdict, problem -> place(problem.location().line()))),
          optional(
              "problem_column",
              LONG,
              "from 1; null for a valid game and without a text",
              verdict -> problem(verdict, problem -> place(problem.location().column()))),
          optional(
              "problem_message",
              TEXT,
              "a sentence for people; null for a valid game",
              verdict -> problem(verdict, RecordProblem::message)));

  private GameColumns() {}

  static Map<String, Object> ofFile(FileProblem problem) {
    return ImmutableMap.<String, Object>builder()
        .put("source", problem.file())
        .put("number", 0L)
        .put("plies", 0)
        .put("legal_plies", 0)
        .put("moves", ImmutableList.of())
        .put("valid", false)
        .put("problem_code", problem.code().name())
        .put("problem_reason", problem.code().name())
        .put("problem_ply", 0)
        .put("problem_message", problem.message())
        .buildOrThrow();
  }

  static String source(GameReplay verdict) {
    return verdict.record().location().source();
  }

  /** Returns the id of the game. It is one of the installed games, so it can name a folder. */
  static @Nullable String game(GameReplay verdict) {
    Optional<LineReplay> line = verdict.mainLine();
    if (line.isPresent()) {
      return line.get().last().game().type().id();
    }
    return verdict.record().game().filter(id -> INSTALLED.find(id).isPresent()).orElse(null);
  }

  static @Nullable String tag(GameReplay verdict, String name) {
    return verdict.record().header().tag(name).orElse(null);
  }

  private static @Nullable String options(GameReplay verdict) {
    Optional<LineReplay> line = verdict.mainLine();
    return line.map(known -> known.last().game().options()).map(Options::toString).orElse(null);
  }

  private static @Nullable String name(@Nullable GameResult result) {
    return result == null || result == GameResult.UNKNOWN ? null : result.name();
  }

  private static @Nullable String winnerSide(GameReplay verdict) {
    return verdict
        .result()
        .winner()
        .flatMap(winner -> verdict.mainLine().flatMap(line -> line.last().side(winner)))
        .map(Side::name)
        .orElse(null);
  }

  private static @Nullable Object score(GameReplay verdict) {
    Map<Player, Object> points =
        verdict
            .outcome()
            .flatMap(outcome -> outcome.score())
            .<Map<Player, Object>>map(score -> score.points())
            .orElse(ImmutableMap.of());
    if (points.isEmpty()) {
      return null;
    }
    ImmutableMap.Builder<String, List<Double>> score = ImmutableMap.builder();
    points.forEach((player, value) -> score.put(player.name(), numbers(value)));
    return score.buildOrThrow();
  }

  private static ImmutableList<Double> numbers(Object value) {
    return value instanceof List<?> list
        ? list.stream().map(one -> ((Number) one).doubleValue()).collect(toImmutableList())
        : ImmutableList.of(((Number) value).doubleValue());
  }

  private static ImmutableList<String> moves(GameReplay verdict) {
    return verdict.mainLine().stream()
        .flatMap(line -> line.moves().stream())
        .map(Move::notation)
        .collect(toImmutableList());
  }

  private static @Nullable Object clocks(GameReplay verdict) {
    List<@Nullable Double> clocks = new ArrayList<>();
    boolean hasClock = false;
    int legal = verdict.legalPlies();
    for (RecordedMove move : verdict.record().moves().subList(0, legal)) {
      Double clock = clock(move);
      hasClock |= clock != null;
      clocks.add(clock);
    }
    return hasClock ? clocks : null;
  }

  /** Returns the seconds left after a move. */
  static @Nullable Double clock(RecordedMove move) {
    return move.annotations().clock().map(left -> left.toMillis() / 1e3).orElse(null);
  }

  private static @Nullable Object last(GameReplay verdict, Function<Position<?>, Object> value) {
    Optional<Position<?>> last = verdict.mainLine().map(LineReplay::last);
    return last.map(value).orElse(null);
  }

  private static @Nullable Object problem(GameReplay verdict, Column.Value<RecordProblem> value) {
    return verdict.isValid() ? null : value.of(verdict.problems().get(0));
  }

  private static @Nullable Long place(long number) {
    return number == 0 ? null : number;
  }
}
