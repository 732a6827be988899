package io.github.boardrules.examples.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Tests what players can do besides moving, and what watchers cannot do. */
class ActionsTest {
  private static final Map<String, String> DRAW = Map.of("kind", "DRAW");
  private static final String TOKEN = "T".repeat(43);

  @TempDir static Path folder;
  private static BoardServer server;
  private static Client client;

  @BeforeAll
  static void start() {
    server = TestSettings.start(folder);
    client = new Client(server.address());
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  private static Map<String, Object> answer(String kind, boolean accept) {
    return Map.of("kind", kind, "accept", accept);
  }

  private static String record(Seated match, String format) {
    return client.get(match.path() + "/record?format=" + format, match.first()).text();
  }

  @Test
  void wrongNameOfAPlayerIsRefusedWithItsPlace() {
    for (Map<String, ?> players :
        List.of(Map.of("FIRST", " "), Map.of("FIRST", 1), Map.of("FIRST", "x".repeat(61)))) {
      JsonNode error =
          client
              .post("api/v1/matches", Map.of("game", "loa", "players", players))
              .json()
              .path("error");
      assertEquals("/players/FIRST", error.path("pointer").asString(), error.toString());
    }
    JsonNode error =
        client
            .post("api/v1/matches", Map.of("game", "loa", "players", Map.of("THIRD", "x")))
            .error(400, "UNKNOWN_MEMBER");
    assertEquals("/players/THIRD", error.path("pointer").asString());
  }

  @Test
  void moveIsTheSameInEveryNotation() {
    Seated match = client.begin("loa");
    JsonNode moved = match.play("b1\u2013b3", 0).ok(200);
    assertEquals("b1-b3", moved.path("move").asString());
    for (String again : List.of("b1-b3", "b1\u2013b3", "b1\u2212b3", "B1-B3", "b1:b3", "b1xb3")) {
      assertEquals(moved, match.play(again, 0).ok(200), again);
    }
    match.play("b1\u2013b2", 0).error(409, "STALE");
    Seated iris = client.begin("iris");
    String move =
        client.get("api/v1/legal?game=iris&limit=1").ok(200).at("/moves/0/move").asString();
    moved = iris.play(move, 0).ok(200);
    assertEquals(moved, iris.play(move.toUpperCase(Locale.ROOT), 0).ok(200));
  }

  @Test
  void resignationEndsTheMatchAndIsInTheRecord() {
    Seated match = client.begin(Map.of("game", "loa", "players", Map.of("SECOND", " Ann ")));
    match.playAll("b1-b3");
    JsonNode end = match.post("resignation", Map.of(), match.second()).ok(200);
    assertEquals("resignation by SECOND", end.path("termination").asString());
    assertEquals("BLACK", end.at("/result/side").asString());
    assertEquals(end, match.post("resignation", Map.of(), match.second()).ok(200), "again");
    match.post("resignation", Map.of(), match.first()).error(409, "GAME_OVER");
    match.play("h2-f2", 1).error(409, "GAME_OVER");
    match.post("offers", DRAW, match.first()).error(409, "GAME_OVER");
    JsonNode shown = match.show();
    assertTrue(shown.path("over").asBoolean());
    assertEquals("Ann", shown.at("/players/SECOND").asString());
    assertTrue(record(match, "sgf").contains("RE[B+R]"), record(match, "sgf"));
    assertTrue(record(match, "brg").contains("[Second \"Ann\"]"), record(match, "brg"));
  }

  @Test
  void ownerOfBothSeatsResignsForThePlayerToMoveOrANamedOne() {
    Seated match = client.begin("tictactoe");
    match.playAll("a1");
    JsonNode end = match.post("resignation", Map.of(), match.first(), match.second()).ok(200);
    assertEquals("resignation by SECOND", end.path("termination").asString());
    Seated other = client.begin("tictactoe");
    Map<String, String> first = Map.of("player", "FIRST");
    other.post("resignation", first, other.second()).error(403, "FORBIDDEN");
    other.post("resignation", Map.of("player", "x"), other.second()).error(400, "OUT_OF_RANGE");
    end = other.post("resignation", first, other.first(), other.second()).ok(200);
    assertEquals("SECOND", end.at("/result/winner").asString());
  }

  @Test
  void agreedDrawEndsTheMatch() {
    Seated match = client.begin("loa");
    match.post("answers", answer("DRAW", true), match.second()).error(409, "NO_OFFER");
    JsonNode offer = match.post("offers", DRAW, match.first()).ok(200);
    assertEquals(offer, match.post("offers", DRAW, match.first()).ok(200), "again");
    match.post("answers", answer("DRAW", true), match.first()).error(409, "NO_OFFER");
    match.post("answers", answer("TAKE_BACK", true), match.second()).error(409, "NO_OFFER");
    match
        .post("offers", Map.of("kind", "TAKE_BACK", "to", 0), match.second())
        .error(409, "NO_SUCH_PLY");
    JsonNode end = match.post("answers", answer("DRAW", true), match.second()).ok(200);
    assertEquals(
        "DRAW agreement",
        end.at("/result/winner").asString() + " " + end.path("termination").asString());
    assertTrue(record(match, "sgf").contains("RE[0]") || record(match, "sgf").contains("RE[Draw]"));
  }

  @Test
  void sameOfferOfBothPlayersIsAnAgreement() {
    Seated match = client.begin("tictactoe");
    match.post("offers", DRAW, match.first()).ok(200);
    assertEquals("end", match.post("offers", DRAW, match.second()).ok(200).path("type").asString());
  }

  @Test
  void offersAreWithdrawnAnsweredAndDeclinedByMoves() {
    Seated match = client.begin("tictactoe");
    match.playAll("a1", "a2");
    match.post("offers", DRAW, match.second()).ok(200);
    match.post("answers", answer("DRAW", false), match.second()).ok(200);
    assertFalse(match.show().has("offer"));
    match.post("offers", Map.of("kind", "TAKE_BACK", "to", 1), match.second()).ok(200);
    match.post("offers", DRAW, match.first()).error(409, "OFFER_PENDING");
    match.play("a3", 2).ok(200);
    assertFalse(match.show().has("offer"), "a move declines to take back");
    match.post("offers", DRAW, match.second()).ok(200);
    match.play("b1", 3).ok(200);
    assertTrue(match.show().has("offer"), "the own move keeps the offer of a draw");
    match.play("b2", 4).ok(200);
    assertFalse(match.show().has("offer"), "the other move declines it");
  }

  @Test
  void takeBackReopensAMatchThatThePlayersHaveEnded() {
    Seated match = client.begin("tictactoe");
    match.playAll("a1", "a2", "b1", "b2");
    match.takeBack(4).error(409, "NO_SUCH_PLY");
    match.takeBack(-1).error(409, "NO_SUCH_PLY");
    match.post("resignation", Map.of(), match.first()).ok(200);
    assertEquals(4, match.takeBack(4).ok(200).path("plies").asInt());
    assertFalse(match.show().path("over").asBoolean());
    match.play("c1", 4).ok(200);
    assertTrue(match.show().path("over").asBoolean());
    assertEquals(1, match.takeBack(1).ok(200).path("plies").asInt());
    assertEquals(List.of("a1"), Answer.texts(match.show().path("moves")));
    match.play("b2", 1).ok(200);
  }

  @Test
  void rematchSwapsSidesNamesAndTokens() {
    Seated match =
        client.begin(
            Map.of("game", "tictactoe", "players", Map.of("FIRST", "Ann", "SECOND", "Bob")));
    Map<String, String> rematch = Map.of("kind", "REMATCH");
    match.post("offers", rematch, match.first()).error(409, "NOT_OVER");
    match.post("resignation", Map.of(), match.first()).ok(200);
    match.post("offers", rematch, match.second()).ok(200);
    JsonNode begun = match.post("answers", answer("REMATCH", true), match.first()).ok(200);
    String id = begun.path("match").asString();
    assertEquals(id, match.show().path("rematch").asString());
    assertEquals(
        id,
        match
            .post("offers", rematch, match.first())
            .error(409, "HAS_REMATCH")
            .path("match")
            .asString());
    Seated next = new Seated(client, id, /* first= */ match.second(), /* second= */ match.first());
    assertEquals("Bob", next.show().at("/players/FIRST").asString());
    next.play("a1", 0, match.second()).ok(200);
    next.play("a2", 1, match.second()).error(403, "NOT_YOUR_TURN");
    String watcher = match.show().path("watcher").asString();
    assertEquals(1, client.get(next.path(), watcher).ok(200).path("plies").asInt());
  }

  @Test
  void watchersReadOnly() {
    Seated match = client.begin("tictactoe");
    match.playAll("a1");
    String watcher = match.show().path("watcher").asString();
    JsonNode shown = client.get(match.path(), watcher).ok(200);
    assertEquals(0, shown.path("seats").size());
    assertFalse(shown.has("watcher"));
    for (String path : List.of("/board", "/views/1", "/record")) {
      assertEquals(200, client.get(match.path() + path, watcher).status());
    }
    match.play("b1", 1, watcher).error(403, "WATCHER");
    match.post("offers", DRAW, watcher).error(403, "WATCHER");
    match.post("answers", answer("DRAW", false), watcher).error(403, "WATCHER");
    match.post("resignation", Map.of(), watcher).error(403, "WATCHER");
    match.post("players", Map.of("name", "x"), watcher).error(403, "WATCHER");
    match.post("keys", Map.of(), watcher).error(403, "WATCHER");
    client.delete(match.path(), watcher).error(403, "WATCHER");
    assertEquals(1, match.show().path("plies").asInt());
  }

  @Test
  void keyWorksOnceAndEndsTheFormerToken() {
    Seated match = client.begin("tictactoe");
    String key = match.post("keys", Map.of(), match.second()).ok(201).path("key").asString();
    Map<String, String> take = Map.of("key", key, "token", TOKEN, "name", "Ann");
    match.post("seats", Map.of("key", key, "token", "short")).error(400, "OUT_OF_RANGE");
    match.post("seats", Map.of("key", "x", "token", TOKEN)).error(403, "FORBIDDEN");
    JsonNode taken = match.post("seats", take).ok(200);
    assertEquals("SECOND", taken.path("player").asString());
    assertEquals(taken, match.post("seats", take).ok(200), "again");
    match.post("seats", Map.of("key", key, "token", "U".repeat(43))).error(409, "KEY_USED");
    client.get(match.path(), match.second()).error(403, "FORBIDDEN");
    assertEquals(
        List.of("SECOND"), Answer.texts(client.get(match.path(), TOKEN).ok(200).path("seats")));
    match.play("a1", 0, match.first()).ok(200);
    match.play("a2", 1, TOKEN).ok(200);
    // A key for another device replaces an earlier one.
    String older = match.post("keys", Map.of(), TOKEN).ok(201).path("key").asString();
    String newer = match.post("keys", Map.of(), TOKEN).ok(201).path("key").asString();
    match.post("seats", Map.of("key", older, "token", TOKEN)).error(403, "FORBIDDEN");
    match.post("seats", Map.of("key", newer, "token", "V".repeat(43))).ok(200);
    client.get(match.path(), TOKEN).error(403, "FORBIDDEN");
  }

  @Test
  void namesAreChecked() {
    Seated match = client.begin("tictactoe");
    for (String name : List.of("", "  ", "x".repeat(61), "a\nb", "a\u202eb", "\u0000")) {
      match.post("players", Map.of("name", name), match.first()).error(400, "OUT_OF_RANGE");
    }
    JsonNode named =
        match.post("players", Map.of("name", "Ann \uD83D\uDE00"), match.first()).ok(200);
    assertEquals("Ann \uD83D\uDE00", named.at("/players/FIRST").asString());
    client
        .post("api/v1/matches", Map.of("game", "loa", "players", Map.of("third", "x")))
        .error(400, "UNKNOWN_MEMBER");
  }

  @Test
  void entityTagChangesWithEveryEvent() throws Exception {
    Seated match = client.begin("tictactoe");
    String tag = client.get(match.path(), match.first()).header("ETag");
    assertEquals(304, conditional(match, match.first(), tag).statusCode());
    assertEquals("", conditional(match, match.first(), tag).body());
    assertEquals(200, conditional(match, match.second(), tag).statusCode());
    match.playAll("a1");
    assertEquals(200, conditional(match, match.first(), tag).statusCode());
  }

  private static HttpResponse<String> conditional(Seated match, String token, String tag)
      throws Exception {
    return HttpClient.newHttpClient()
        .send(
            HttpRequest.newBuilder(URI.create(server.address() + match.path()))
                .header("Authorization", "Bearer " + token)
                .header("If-None-Match", tag)
                .build(),
            BodyHandlers.ofString());
  }
}
