package io.github.boardrules.examples.server;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableMap;
import io.github.boardrules.core.Player;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;

/** The endpoints with which players change a match. Each answers with the event of the change. */
final class ActionsApi {
  /** What phones and word processors write for a hyphen. */
  private static final CharMatcher DASHES =
      CharMatcher.inRange('\u2010', '\u2015').or(CharMatcher.is('\u2212'));

  private final Matches matches;
  private final MatchActions actions;
  private final EventHub events;
  private final Limits limits;
  private final RateLimit newMatches;
  private final Secrets secrets = new Secrets();

  ActionsApi(Matches matches, EventHub events, Limits limits, RateLimit newMatches) {
    this.matches = matches;
    this.actions = new MatchActions(matches);
    this.events = events;
    this.limits = limits;
    this.newMatches = newMatches;
  }

  void addTo(RoutesConfig routes) {
    routes.post(MatchesApi.MATCH + "/moves", this::play);
    routes.post(MatchesApi.MATCH + "/offers", this::offer);
    routes.post(MatchesApi.MATCH + "/answers", this::answer);
    routes.post(MatchesApi.MATCH + "/resignation", this::resign);
    routes.post(MatchesApi.MATCH + "/players", this::rename);
    routes.post(MatchesApi.MATCH + "/keys", this::invite);
    routes.post(MatchesApi.MATCH + "/seats", this::takeSeat);
  }

  private Body body(Context context, String... names) {
    return Body.of(Json.read(context, limits.bodyBytes), names);
  }

  /** Computes the change of a match that a player requests. */
  private interface Action {
    Change by(Match match, Seats seats) throws SQLException;
  }

  private Change change(Context context, List<String> tokens, Action action) throws SQLException {
    return matches.change(
        context.pathParam("id"), match -> action.by(match, Seats.opened(tokens, match.access())));
  }

  private static List<String> tokens(Context context) {
    return Seats.tokens(context.header("Authorization"));
  }

  private void play(Context context) throws SQLException {
    List<String> tokens = tokens(context);
    Body body = body(context, "ply", "move");
    String move = DASHES.replaceFrom(body.text("move"), '-');
    int ply = body.integer("ply");
    Change change =
        change(context, tokens, (match, seats) -> actions.play(match, seats, ply, move));
    Json.answer(context, 200, change.toAnswer());
  }

  private void offer(Context context) throws SQLException {
    List<String> tokens = tokens(context);
    Body body = body(context, "kind", "to");
    Offer.Kind kind = body.constant("kind", Offer.Kind.class);
    int plies = kind == Offer.Kind.TAKE_BACK ? body.integer("to") : 0;
    countRematch(context, kind);
    String address = RateLimit.network(context.ip());
    Change change =
        change(
            context, tokens, (match, seats) -> actions.offer(match, seats, kind, plies, address));
    Json.answer(context, 200, change.toAnswer());
  }

  private void answer(Context context) throws SQLException {
    List<String> tokens = tokens(context);
    Body body = body(context, "kind", "accept");
    Offer.Kind kind = body.constant("kind", Offer.Kind.class);
    boolean accepts = body.flag("accept");
    countRematch(context, kind);
    String address = RateLimit.network(context.ip());
    Change change =
        change(
            context,
            tokens,
            (match, seats) -> actions.answer(match, seats, kind, accepts, address));
    Json.answer(context, 200, change.toAnswer());
  }

  /** Counts a request that may create a match. */
  private void countRematch(Context context, Offer.Kind kind) {
    if (kind == Offer.Kind.REMATCH) {
      newMatches.count(context);
    }
  }

  private void resign(Context context) throws SQLException {
    List<String> tokens = tokens(context);
    Optional<Player> player = body(context, "player").player();
    Change change =
        change(context, tokens, (match, seats) -> MatchActions.resign(match, seats, player));
    Json.answer(context, 200, change.toAnswer());
  }

  private void rename(Context context) throws SQLException {
    List<String> tokens = tokens(context);
    Body body = body(context, "player", "name");
    String name = body.name("name");
    Optional<Player> player = body.player();
    Change change =
        change(context, tokens, (match, seats) -> MatchActions.rename(match, seats, player, name));
    Json.answer(context, 200, change.toAnswer());
  }

  private void invite(Context context) throws SQLException {
    List<String> tokens = tokens(context);
    Optional<Player> player = body(context, "player").player();
    String key = secrets.token();
    Change change =
        change(context, tokens, (match, seats) -> MatchActions.invite(match, seats, player, key));
    Json.answer(
        context,
        201,
        ImmutableMap.<String, Object>builder()
            .putAll(change.toAnswer())
            .put("key", key)
            .buildOrThrow());
  }

  private void takeSeat(Context context) throws SQLException {
    Body body = body(context, "key", "token", "name");
    String key = body.text("key");
    String token = body.token();
    Optional<String> name = body.has("name") ? Optional.of(body.name("name")) : Optional.empty();
    String id = context.pathParam("id");
    Change change = matches.change(id, match -> MatchActions.takeSeat(match, key, token, name));
    if (change.after().isPresent()) {
      events.end(id, Player.valueOf(String.valueOf(change.data().get("player"))));
    }
    Json.answer(context, 200, change.toAnswer());
  }
}
