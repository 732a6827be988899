package io.github.boardrules.examples.server;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.record.GameInProgress;
import io.github.boardrules.core.record.RecordFormat;
import io.github.boardrules.core.record.brg.BrgFormat;
import io.github.boardrules.examples.referee.Games;
import io.github.boardrules.examples.referee.Records;
import io.github.boardrules.picture.view.BoardView;
import io.github.boardrules.picture.view.PositionView;
import io.github.boardrules.picture.view.Views;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** The endpoints of matches: create, show, play, take back, export and delete. */
final class MatchesApi {
  private static final ImmutableSet<String> NEW = ImmutableSet.of("game", "options");
  private static final ImmutableSet<String> RECORDED = ImmutableSet.of("record", "number");
  private static final ImmutableSet<String> MOVE = ImmutableSet.of("move", "version");
  private static final ImmutableSet<String> UNDO = ImmutableSet.of("version", "to");
  private static final String MATCH = "/api/v1/matches/{id}";

  private final Matches matches;
  private final Games games;
  private final Records records;
  private final Limits limits;
  private final RateLimit newMatches;

  MatchesApi(Matches matches, Games games, Records records, Limits limits) {
    this.matches = matches;
    this.games = games;
    this.records = records;
    this.limits = limits;
    this.newMatches = new RateLimit(limits.newMatches, Duration.ofHours(1));
  }

  void addTo(RoutesConfig routes) {
    routes.post("/api/v1/matches", this::create);
    routes.get(MATCH, this::show);
    routes.get(MATCH + "/positions/{ply}", this::position);
    routes.post(MATCH + "/moves", this::play);
    routes.post(MATCH + "/undo", this::undo);
    routes.get(MATCH + "/record", this::record);
    routes.delete(MATCH, this::delete);
  }

  private record Created(String id, Tokens tokens, MatchAnswer match) {}

  private record Tokens(String first, String second) {}

  private record MatchAnswer(
      String id,
      String game,
      String title,
      ImmutableMap<String, String> options,
      BoardView board,
      int version,
      ImmutableList<String> seats,
      ImmutableList<String> formats,
      ImmutableList<String> moves,
      PositionView position) {
    static MatchAnswer of(Match match, Seats seats, Records records) {
      Game<?> game = match.played().game();
      return new MatchAnswer(
          match.id(),
          game.type().id(),
          game.type().title(),
          game.options().asMap(),
          Views.board(game),
          match.version(),
          seats.names(),
          records.formats(match.played()),
          match.played().moves().stream().map(Move::notation).collect(toImmutableList()),
          Views.position(match.played().position()));
    }
  }

  /** The response to a move. */
  private record Moved(int version, String move, PositionView position) {}

  /** The response to taking back moves. */
  private record TakenBack(int version, PositionView position) {}

  private void create(Context context) throws SQLException {
    ObjectNode body = Json.read(context, limits.bodyBytes);
    Json.check(body, body.has("record") ? RECORDED : NEW);
    GameInProgress<?> played = body.has("record") ? recorded(body) : begun(body);
    newMatches.count(context);
    Matches.Created created = matches.create(played, RateLimit.network(context.ip()));
    Match match = created.match();
    context.header("Location", "/api/v1/matches/" + match.id());
    Json.answer(
        context,
        201,
        new Created(
            match.id(),
            new Tokens(created.first(), created.second()),
            MatchAnswer.of(match, Seats.BOTH, records)));
  }

  private GameInProgress<?> begun(ObjectNode body) {
    JsonNode options = body.path("options");
    if (!options.isMissingNode() && !options.isObject()) {
      throw Json.wrong(body, "options", "an object");
    }
    Map<String, Object> values =
        options.isObject()
            ? Json.MAPPER.convertValue(options, new TypeReference<Map<String, Object>>() {})
            : Map.of();
    return GameInProgress.of(games.game(Json.text(body, "game"), values));
  }

  private GameInProgress<?> recorded(ObjectNode body) {
    int number = body.has("number") ? Json.integer(body, "number") : 1;
    return records.read(Json.text(body, "record"), number, "/record").played().orElseThrow();
  }

  private Match match(Context context, List<String> tokens) throws SQLException {
    Match match = matches.find(context.pathParam("id"));
    Seats.opened(tokens, match.tokens());
    return match;
  }

  private void show(Context context) throws SQLException {
    List<String> tokens = Seats.tokens(context.header("Authorization"));
    Match match = matches.find(context.pathParam("id"));
    Json.answer(context, 200, MatchAnswer.of(match, Seats.opened(tokens, match.tokens()), records));
  }

  private void position(Context context) throws SQLException {
    Match match = match(context, Seats.tokens(context.header("Authorization")));
    int ply = ply(context.pathParam("ply"));
    Records.checkPly(match.played(), ply, "");
    ObjectNode answer = Json.MAPPER.valueToTree(Views.position(match.played().at(ply).position()));
    Json.answer(context, 200, answer.put("ply", ply));
  }

  /** Parses a number of moves in a path. Returns -1 if the text is not a whole number. */
  private static int ply(String text) {
    try {
      return Integer.parseInt(text);
    } catch (NumberFormatException e) {
      return -1;
    }
  }

  private void play(Context context) throws SQLException {
    List<String> tokens = Seats.tokens(context.header("Authorization"));
    ObjectNode body = Json.read(context, limits.bodyBytes, MOVE);
    String move = Json.text(body, "move");
    int version = Json.integer(body, "version");
    Match match = matches.find(context.pathParam("id"));
    Seats seats = Seats.opened(tokens, match.tokens());
    GameInProgress<?> played = matches.play(match.id(), seats, version, move);
    String last = played.lastMove().orElseThrow().notation();
    Json.answer(context, 200, new Moved(played.ply(), last, Views.position(played.position())));
  }

  private void undo(Context context) throws SQLException {
    List<String> tokens = Seats.tokens(context.header("Authorization"));
    ObjectNode body = Json.read(context, limits.bodyBytes, UNDO);
    int version = Json.integer(body, "version");
    int plies = Json.integer(body, "to");
    Match match = matches.find(context.pathParam("id"));
    Seats.opened(tokens, match.tokens()).checkBoth();
    GameInProgress<?> played = matches.undo(match.id(), version, plies).played();
    Json.answer(context, 200, new TakenBack(played.ply(), Views.position(played.position())));
  }

  private void delete(Context context) throws SQLException {
    List<String> tokens = Seats.tokens(context.header("Authorization"));
    Match match = matches.find(context.pathParam("id"));
    Seats.opened(tokens, match.tokens()).checkBoth();
    matches.delete(match.id());
    context.status(204);
  }

  private static RecordFormat format(@Nullable String name) {
    return name == null ? BrgFormat.BRG : Records.format(name, "/format");
  }

  private void record(Context context) throws SQLException {
    Match match = match(context, Seats.tokens(context.header("Authorization")));
    RecordFormat format = format(context.queryParam("format"));
    String name = match.played().game().type().id() + "-" + match.id() + format.extension();
    String text = records.write(match.played(), format);
    context
        .contentType("text/plain; charset=utf-8")
        .header("Content-Disposition", "attachment; filename=\"" + name + "\"")
        .result(text.getBytes(StandardCharsets.UTF_8));
  }
}
