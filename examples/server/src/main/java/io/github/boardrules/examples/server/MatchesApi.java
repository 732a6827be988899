package io.github.boardrules.examples.server;

import com.google.common.collect.ImmutableMap;
import com.google.common.primitives.Ints;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.record.GameInProgress;
import io.github.boardrules.core.record.RecordFormat;
import io.github.boardrules.core.record.brg.BrgFormat;
import io.github.boardrules.examples.engine.referee.Games;
import io.github.boardrules.examples.engine.referee.Records;
import io.github.boardrules.picture.view.Views;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import java.sql.SQLException;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** The endpoints that create, show, export and delete matches. */
final class MatchesApi {
  static final String MATCHES = "/api/v1/matches";
  static final String MATCH = MATCHES + "/{id}";

  private final Matches matches;
  private final Games games;
  private final Records records;
  private final Limits limits;
  private final RateLimit newMatches;
  private final Judging judging;

  MatchesApi(
      Matches matches,
      Games games,
      Records records,
      Limits limits,
      RateLimit newMatches,
      Judging judging) {
    this.matches = matches;
    this.games = games;
    this.records = records;
    this.limits = limits;
    this.newMatches = newMatches;
    this.judging = judging;
  }

  void addTo(RoutesConfig routes) {
    routes.post(MATCHES, this::create);
    routes.get(MATCH, this::show);
    routes.get(MATCH + "/board", this::board);
    routes.get(MATCH + "/views/{ply}", this::view);
    routes.get(MATCH + "/record", this::record);
    routes.delete(MATCH, this::delete);
  }

  private void create(Context context) throws SQLException {
    ObjectNode object = Json.read(context, limits.bodyBytes);
    Body body =
        object.has("record")
            ? Body.of(object, "record", "number", "players")
            : Body.of(object, "game", "options", "players");
    GameInProgress<?> played = body.has("record") ? recorded(context, body) : begun(object);
    ImmutableMap<Player, String> names = body.names();
    newMatches.count(context);
    Matches.Created created = matches.create(played, names, RateLimit.network(context.ip()));
    Match match = created.match();
    context.header("Location", MATCHES + "/" + match.id());
    Json.answer(
        context,
        201,
        ImmutableMap.of(
            "id",
            match.id(),
            "tokens",
            ImmutableMap.of(
                "FIRST", created.first(),
                "SECOND", created.second(),
                "WATCHER", match.access().watcher().orElseThrow()),
            "match",
            MatchJson.match(match, new Seats(EnumSet.allOf(Player.class)), records)));
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

  private GameInProgress<?> recorded(Context context, Body body) {
    int number = body.has("number") ? body.integer("number") : 1;
    Runnable judged = judging.admit(context);
    try {
      return records.read(body.text("record"), number, "/record").toGame().orElseThrow();
    } finally {
      judged.run();
    }
  }

  /** A match and the players whose tokens the request contains. */
  private record Seen(Match match, Seats seats) {}

  private Seen seen(Context context) throws SQLException {
    List<String> tokens = Seats.tokens(context.header("Authorization"));
    Match match = matches.find(context.pathParam("id"));
    return new Seen(match, Seats.opened(tokens, match.access()));
  }

  private void show(Context context) throws SQLException {
    Seen seen = seen(context);
    String seats = String.join("-", seen.seats().names());
    String tag = "\"" + seen.match().revision() + "-" + seats + "\"";
    context.header("ETag", tag).header("Cache-Control", "private, no-cache");
    Json.answer(context, 200, MatchJson.match(seen.match(), seen.seats(), records));
  }

  private void board(Context context) throws SQLException {
    Json.answer(context, 200, Views.board(seen(context).match().played().game()));
  }

  private void view(Context context) throws SQLException {
    Match match = seen(context).match();
    // Not a whole number: no such ply.
    int ply = Optional.ofNullable(Ints.tryParse(context.pathParam("ply"))).orElse(-1);
    Records.checkPly(match.played(), ply, "");
    Json.answer(context, 200, Views.position(match.played().at(ply).position()));
  }

  private void record(Context context) throws SQLException {
    Match match = seen(context).match();
    RecordFormat format = format(Encodings.parameter(context, "format"));
    String name = match.played().game().type().id() + "-" + match.id() + format.extension();
    String text = records.write(match.recorded(), format);
    context
        .contentType("text/plain; charset=utf-8")
        .header("Content-Disposition", "attachment; filename=\"" + name + "\"")
        .result(text.getBytes(StandardCharsets.UTF_8));
  }

  private static RecordFormat format(@Nullable String name) {
    return name == null ? BrgFormat.BRG : Records.format(name, "/format");
  }

  private void delete(Context context) throws SQLException {
    Seen seen = seen(context);
    seen.seats().checkBoth();
    matches.delete(seen.match().id());
    context.status(204);
  }
}
