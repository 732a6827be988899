package io.github.boardrules.examples.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.GameType;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Option;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** Tests every endpoint of games and matches and every error response. */
class ApiTest {
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
    assertTrue(client.statuses().elementSet().stream().allMatch(status -> status < 500));
  }

  @Test
  void listsInstalledGames() {
    JsonNode games = client.get("api/v1/games").ok(200).path("games");
    assertEquals(
        GameTypes.installed().all().stream().map(GameType::id).toList(),
        games.values().stream().map(game -> game.path("id").asString()).toList());
    for (JsonNode game : games) {
      GameType type = GameTypes.installed().find(game.path("id").asString()).orElseThrow();
      assertEquals(type.title(), game.path("title").asString());
      GameType.About about = type.about();
      assertEquals(about.rules(), game.path("rules").asString());
      assertEquals(2, game.path("players").asInt());
      assertEquals(about.year().isPresent(), game.path("year").isInt());
      assertEquals(about.year().orElse(0), game.path("year").asInt(0));
      assertEquals(about.authors(), texts(game.path("authors")));
      assertEquals(about.links().stream().map(URI::toString).toList(), texts(game.path("links")));
      assertEquals(
          type.options().stream().map(Option::name).toList(),
          game.path("options").values().stream().map(o -> o.path("name").asString()).toList());
    }
  }

  private static List<String> texts(JsonNode array) {
    return array.values().stream().map(JsonNode::asString).toList();
  }

  @Test
  void optionListsPermittedValues() {
    JsonNode options =
        client.get("api/v1/games").ok(200).path("games").values().stream()
            .filter(game -> game.path("id").asString().equals("linage"))
            .findFirst()
            .orElseThrow()
            .path("options");
    JsonNode width = options.get(0);
    assertEquals("integer", width.path("kind").asString());
    assertEquals("9", width.path("default").asString());
    assertEquals(List.of(1, 25), List.of(width.path("min").asInt(), width.path("max").asInt()));
    assertEquals(1, width.path("step").asInt());
    JsonNode komi = options.get(2);
    assertEquals("text", komi.path("kind").asString());
    assertEquals("0.5..80.5", komi.path("default").asString());
    assertEquals("Name and choose", options.get(3).at("/values/0/label").asString());
    assertEquals("FIXED", options.get(3).at("/values/1/name").asString());
    JsonNode presets = options.get(7).path("values");
    assertEquals("15", presets.get(1).at("/implied/width").asString());
  }

  @Test
  void createsPlaysAndShowsAMatch() {
    Answer created = client.post("api/v1/matches", Map.of("game", "tictactoe"));
    Seated match = Seated.of(client, created.ok(201));
    assertEquals("/" + match.path(), created.header("Location"));
    assertEquals(22, match.id().length());
    assertEquals(43, match.first().length());
    assertNotEquals(match.first(), match.second());
    JsonNode begun = created.json().path("match");
    assertEquals(begun, match.show());
    assertEquals(List.of("FIRST", "SECOND"), Answer.texts(begun.path("seats")));
    assertEquals("tictactoe", begun.path("game").asString());
    assertEquals("Tic-tac-toe", begun.path("title").asString());
    JsonNode board = client.get(match.path() + "/board", match.second()).ok(200);
    assertEquals(9, board.path("cells").size());
    assertEquals("plain", board.path("drawing").asString());
    assertEquals(0, begun.path("plies").asInt());
    JsonNode moved = match.play("B2", 0, match.first()).ok(200);
    assertEquals("b2", moved.path("move").asString());
    assertEquals(1, moved.path("ply").asInt());
    assertEquals("SECOND", moved.path("toMove").asString());
    JsonNode shown = client.get(match.path(), match.second()).ok(200);
    assertEquals(List.of("SECOND"), Answer.texts(shown.path("seats")));
    assertEquals(8, shown.at("/position/legalMoves").asInt());
    JsonNode before = client.get(match.path() + "/views/0", match.second()).ok(200);
    assertEquals(begun.at("/position/text"), before.path("text"));
  }

  @Test
  void acceptsOptionsAsTextsNumbersAndSetups() {
    Seated small = client.begin(Map.of("game", "iris", "options", Map.of("n", 3)));
    assertEquals(
        19, client.get(small.path() + "/board", small.first()).ok(200).path("cells").size());
    assertEquals("3", small.show().path("options").path("n").asString());
    Map<String, Object> setup =
        Map.of("black", List.of("b1", "c1"), "white", List.of("a2"), "toMove", "BLACK");
    Seated made =
        client.begin(
            Map.of("game", "loa", "options", Map.of("setup", setup, "allowExtraPieces", true)));
    assertEquals(3, made.show().path("position").path("occupants").size());
  }

  @Test
  void illegalMoveReportsTheBrokenRule() {
    Seated match = client.begin("loa");
    JsonNode error = match.play("a2-a3", 0).error(409, "ILLEGAL_MOVE");
    assertEquals("NOT_YOUR_PIECE", error.at("/violation/code").asString());
    error = match.play("b1-b2", 0).error(409, "ILLEGAL_MOVE");
    assertEquals("WRONG_DISTANCE", error.at("/violation/code").asString());
    assertEquals(List.of("b1", "b2"), Answer.texts(error.at("/violation/cells")));
    assertFalse(error.path("message").asString().isEmpty());
    assertEquals(0, match.show().path("plies").asInt());
  }

  @Test
  void malformedMoveReportsTheIndex() {
    JsonNode error = client.begin("loa").play("b1-b33", 0).error(422, "UNREADABLE");
    assertEquals(3, error.path("offset").asInt());
    assertEquals("OFF_BOARD", error.path("reason").asString());
  }

  @Test
  void rejectsMovesAfterTheEnd() {
    Seated match = client.begin("tictactoe");
    match.playAll("a1", "a2", "b1", "b2", "c1");
    assertTrue(match.show().path("position").path("over").asBoolean());
    match.play("c2", 5).error(409, "GAME_OVER");
  }

  @Test
  void rejectsStaleMoves() {
    Seated match = client.begin("tictactoe");
    match.playAll("a1", "a2");
    assertEquals(2, match.play("c3", 1).error(409, "STALE").path("plies").asInt());
    assertEquals(2, match.play("c3", 3).error(409, "STALE").path("plies").asInt());
    // The number of the move is checked first, although the move also breaks other rules.
    match.play("a1", 0, match.second()).error(409, "STALE");
  }

  @Test
  void rejectsMovesOfTheOtherPlayer() {
    Seated match = client.begin("tictactoe");
    JsonNode error = match.play("a1", 0, match.second()).error(403, "NOT_YOUR_TURN");
    assertEquals("FIRST", error.path("toMove").asString());
    match.play("a1", 0, match.first()).ok(200);
    match.play("a2", 1, match.first()).error(403, "NOT_YOUR_TURN");
    match.play("a2", 1, match.second()).ok(200);
  }

  @Test
  void everyMatchRequestRequiresAToken() {
    Seated match = client.begin("tictactoe");
    Seated other = client.begin("tictactoe");
    for (String path : List.of("", "/board", "/views/0", "/record", "/events")) {
      Answer answer = client.get(match.path() + path);
      answer.error(401, "UNAUTHORIZED");
      assertEquals("Bearer", answer.header("WWW-Authenticate"));
      for (String wrong : List.of("x", ",", other.first(), match.first() + "x", match.id())) {
        client.get(match.path() + path, wrong).error(403, "FORBIDDEN");
      }
      client.get(match.path() + path, match.first(), other.second()).error(403, "FORBIDDEN");
    }
    Map<String, Map<String, Object>> bodies =
        Map.of("/moves", Map.of("move", "a1", "ply", 1), "/offers", Map.of("kind", "DRAW"));
    bodies.forEach(
        (path, body) -> {
          client.post(match.path() + path, body).error(401, "UNAUTHORIZED");
          client.post(match.path() + path, body, other.first()).error(403, "FORBIDDEN");
        });
    assertEquals(0, match.show().path("plies").asInt());
  }

  /** Sends the requests on one connection, because Jetty caches header values per connection. */
  @Test
  void tokensAreCaseSensitive() {
    Seated match = client.begin("tictactoe");
    String token = match.first();
    String other =
        token.chars().anyMatch(Character::isUpperCase)
            ? token.toLowerCase(Locale.ROOT)
            : token.toUpperCase(Locale.ROOT);
    for (int length = 1; length < token.length(); length++) {
      client.get(match.path(), other.substring(0, length)).error(403, "FORBIDDEN");
      client.get(match.path(), token).ok(200);
    }
    client.get(match.path(), other).error(403, "FORBIDDEN");
    client.get(match.path(), token).ok(200);
  }

  @Test
  void reportsUnknownMatch() {
    Seated match = client.begin("tictactoe");
    for (String id : List.of("x", "%20", "A".repeat(22), "'%20or%201=1", "x".repeat(3000))) {
      client.get("api/v1/matches/" + id, match.first()).error(404, "UNKNOWN_MATCH");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"1", "-1", "x", "99999999999", "1.5"})
  void reportsUnknownPly(String ply) {
    Seated match = client.begin("tictactoe");
    client.get(match.path() + "/views/" + ply, match.first()).error(409, "NO_SUCH_PLY");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "[]",
        "{",
        "{\"game\":\"loa\"}}",
        "{\"game\":\"loa\",\"game\":\"loa\"}",
        "null",
        "\u0000"
      })
  void rejectsBodiesThatAreNotObjects(String body) {
    JsonNode error = client.post("api/v1/matches", body).error(400, "MALFORMED_JSON");
    assertFalse(error.path("message").asString().contains("REDACTED"), error.toString());
  }

  @Test
  void limitsNestingOfJson() {
    String deep = "{\"game\":" + "[".repeat(400_000) + "}";
    client.post("api/v1/matches", deep).error(400, "MALFORMED_JSON");
  }

  @Test
  void limitsNumberOfJsonTokens() {
    String wide = "{\"game\":\"loa\",\"x\":[" + "{},".repeat(300_000) + "{}]}";
    JsonNode error = client.post("api/v1/matches", wide).error(400, "MALFORMED_JSON");
    assertFalse(error.path("message").asString().contains("StreamReadConstraints"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{}",
        "{\"game\":7}",
        "{\"game\":\"loa\",\"options\":[]}",
        "{\"record\":7}",
        "{\"game\":\"loa\",\"color\":1}",
        "{\"record\":\"\",\"game\":\"loa\"}",
        "{\"record\":\"\",\"number\":\"1\"}",
        "{\"record\":\"\",\"number\":1.5}"
      })
  void rejectsFieldsOfTheWrongType(String body) {
    client.post("api/v1/matches", body).misshapen();
  }

  @Test
  void rejectsMoveFieldsOfTheWrongType() {
    Seated match = client.begin("tictactoe");
    String moves = match.path() + "/moves";
    for (String body :
        List.of(
            "{}",
            "{\"move\":\"a1\"}",
            "{\"ply\":1}",
            "{\"move\":\"a1\",\"ply\":1,\"x\":0}",
            "{\"move\":1,\"ply\":1}",
            "{\"move\":\"a1\",\"ply\":\"1\"}",
            "{\"move\":\"a1\",\"ply\":99999999999}")) {
      client.post(moves, body, match.first()).misshapen();
    }
  }

  @Test
  void rejectsUnknownGamesAndOptions() {
    client.post("api/v1/matches", Map.of("game", "chess")).error(422, "UNKNOWN_GAME");
    JsonNode error =
        client
            .post("api/v1/matches", Map.of("game", "loa", "options", Map.of("x", "y")))
            .error(422, "BAD_OPTION");
    assertEquals("UNKNOWN_OPTION", error.path("reason").asString());
    assertEquals("x", error.path("option").asString());
    error =
        client
            .post("api/v1/matches", Map.of("game", "iris", "options", Map.of("n", 1000)))
            .error(422, "BAD_OPTION");
    assertEquals("OUT_OF_RANGE", error.path("reason").asString());
    client
        .post("api/v1/matches", Map.of("game", "loa", "options", Map.of("setup", "8/8 b")))
        .error(422, "UNREADABLE");
  }

  @Test
  void unknownPathsAndMethodsReturnJsonErrors() {
    client.get("api/v1/nothing").error(404, "NOT_FOUND");
    client.get("nothing").error(404, "NOT_FOUND");
    client.get("api/v1/verdicts").error(405, "METHOD_NOT_ALLOWED");
    client.get("api/v1/health").ok(200);
  }

  @Test
  void servesTheWebPage() {
    Answer page = client.get("");
    assertEquals(200, page.status());
    assertEquals("text/html", page.header("Content-Type").replaceAll(";.*", ""));
    assertTrue(page.text().contains("<script type=\"module\" src="), page.text());
    assertFalse(page.text().matches("(?s).*(src|href)=\"(https?:)?//.*"), "from elsewhere");
    assertEquals(
        "text/javascript", client.get("main.js").header("Content-Type").replaceAll(";.*", ""));
    client.get("web/main.js").error(404, "NOT_FOUND");
  }

  @Test
  void securityHeadersForbidOtherOrigins() {
    for (String path : List.of("api/v1/games", "openapi.json", "nothing")) {
      Answer answer = client.get(path);
      assertTrue(answer.header("Content-Security-Policy").startsWith("default-src 'self'"), path);
      assertEquals("nosniff", answer.header("X-Content-Type-Options"));
      assertEquals("no-referrer", answer.header("Referrer-Policy"));
      assertEquals("", answer.header("Server"));
    }
    assertEquals("no-store", client.get("api/v1/health").header("Cache-Control"));
    assertEquals("no-cache", client.get("api/v1/games").header("Cache-Control"));
  }
}
