package io.github.boardrules.examples.server;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.primitives.Ints;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.record.GameInProgress;
import io.github.boardrules.core.record.GameVerdict;
import io.github.boardrules.core.record.ReadLimits.Limit;
import io.github.boardrules.core.record.Replay;
import io.github.boardrules.core.record.Validator;
import io.github.boardrules.picture.view.BoardView;
import io.github.boardrules.picture.view.PositionView;
import io.github.boardrules.picture.view.Views;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The endpoints of uploaded records: validate them one game at a time, and show a game. They store
 * nothing.
 */
final class RecordsApi {
  private final Records records;
  private final Limits limits;

  RecordsApi(Records records, Limits limits) {
    this.records = records;
    this.limits = limits;
  }

  void addTo(RoutesConfig routes) {
    routes.post("/api/records/validate", this::validate);
    routes.post("/api/records/show", this::show);
  }

  private record Judged(
      ImmutableList<ImmutableMap<String, Object>> games,
      Counts counts,
      Optional<Stopped> stopped) {}

  /** The limit that ended the validation before the end of the text. */
  private record Stopped(String limit, int maximum, String message) {
    static Stopped of(String limit, int maximum, int games) {
      return new Stopped(
          limit,
          maximum,
          "Only the first %d games were checked: this server checks at most %d %s of an upload"
              .formatted(games, maximum, limit));
    }
  }

  /** A game of a record and one of its positions. */
  private record Shown(
      String game,
      String title,
      ImmutableMap<String, String> options,
      BoardView board,
      int version,
      ImmutableList<String> moves,
      int ply,
      PositionView position,
      ImmutableMap<String, String> records) {
    static Shown of(GameInProgress<?> played, int ply, ImmutableMap<String, String> records) {
      Game<?> game = played.game();
      return new Shown(
          game.type().id(),
          game.type().title(),
          game.options().asMap(),
          Views.board(game),
          played.ply(),
          played.moves().stream().map(Move::notation).collect(toImmutableList()),
          ply,
          Views.position(played.at(ply).position()),
          records);
    }
  }

  private record Counts(int games, int valid, int invalid, long plies) {
    Counts plus(GameVerdict game) {
      int one = game.isValid() ? 1 : 0;
      return new Counts(
          games + 1, valid + one, invalid + 1 - one, plies + game.replay().legalPlies());
    }
  }

  private void validate(Context context) throws IOException {
    String format = context.queryParam("format");
    long moves = Math.min(Records.limits().get(Limit.MOVES), limits.recordPlies);
    Validator validator = records.validator(Records.limits().with(Limit.MOVES, moves));
    if (format != null && !format.equals("auto")) {
      validator = validator.withFormat(Records.format(format));
    }
    try (Stream<GameVerdict> verdicts = validator.validate(body(context), "")) {
      Json.answer(context, 200, judge(verdicts));
    }
  }

  private InputStream body(Context context) {
    return new BufferedInputStream(new BoundedBody(context.bodyInputStream(), limits.recordBytes));
  }

  private Judged judge(Stream<GameVerdict> verdicts) {
    ImmutableList.Builder<ImmutableMap<String, Object>> games = ImmutableList.builder();
    Counts counts = new Counts(0, 0, 0, 0);
    Optional<Stopped> stopped = Optional.empty();
    long moves = 0;
    for (GameVerdict game : (Iterable<GameVerdict>) verdicts::iterator) {
      moves += game.record().moves().size();
      stopped = stopped(counts.games(), moves);
      if (stopped.isPresent()) {
        break;
      }
      games.add(game.toMap());
      counts = counts.plus(game);
    }
    return new Judged(games.build(), counts, stopped);
  }

  /**
   * Returns why the next game is not validated, or empty if it is within the limits.
   *
   * @param games the number of games validated so far
   * @param moves the number of moves of these games and the next one
   */
  private Optional<Stopped> stopped(int games, long moves) {
    if (games == limits.recordGames) {
      return Optional.of(Stopped.of("games", limits.recordGames, games));
    }
    return moves > limits.recordPlies
        ? Optional.of(Stopped.of("moves", limits.recordPlies, games))
        : Optional.empty();
  }

  private void show(Context context) throws IOException {
    int number = parameter(context, "number", 1);
    int wantedPly = parameter(context, "ply", -1);
    Replay replay = records.read(body(context), number);
    GameInProgress<?> played = replay.played().orElseThrow();
    int ply = wantedPly < 0 ? played.ply() : wantedPly;
    Matches.checkPly(played, ply);
    Json.answer(context, 200, Shown.of(played, ply, Records.texts(replay)));
  }

  /** Returns a whole number, at least 0, of the query, or the default if it is missing. */
  private static int parameter(Context context, String name, int byDefault) {
    String text = context.queryParam(name);
    if (text == null) {
      return byDefault;
    }
    Integer value = Ints.tryParse(text);
    if (value == null || value < 0) {
      throw Json.field(name, "a whole number that is not negative");
    }
    return value;
  }
}
