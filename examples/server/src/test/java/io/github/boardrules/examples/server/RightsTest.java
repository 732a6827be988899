package io.github.boardrules.examples.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.common.base.Splitter;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests which keys of a match allow what, and that no two of its keys are equal. */
class RightsTest {
  private static final String TOKEN = "T".repeat(43);
  private static final Splitter COLUMNS = Splitter.on('|').trimResults();

  /** What the owner of each key may do. Each cell is the code of the error, or {@code ok}. */
  private static final String TABLE =
      """
      action             | FIRST      | SECOND        | FIRST,SECOND | WATCHER | WATCHER,FIRST | invitation | former    | foreign   | FIRST,foreign | none
      show               | ok         | ok            | ok           | ok      | ok            | FORBIDDEN  | FORBIDDEN | FORBIDDEN | FORBIDDEN     | UNAUTHORIZED
      board              | ok         | ok            | ok           | ok      | ok            | FORBIDDEN  | FORBIDDEN | FORBIDDEN | FORBIDDEN     | UNAUTHORIZED
      views/0            | ok         | ok            | ok           | ok      | ok            | FORBIDDEN  | FORBIDDEN | FORBIDDEN | FORBIDDEN     | UNAUTHORIZED
      record             | ok         | ok            | ok           | ok      | ok            | FORBIDDEN  | FORBIDDEN | FORBIDDEN | FORBIDDEN     | UNAUTHORIZED
      events             | ok         | ok            | ok           | ok      | ok            | FORBIDDEN  | FORBIDDEN | FORBIDDEN | FORBIDDEN     | UNAUTHORIZED
      moves              | ok         | NOT_YOUR_TURN | ok           | WATCHER | ok            | FORBIDDEN  | FORBIDDEN | FORBIDDEN | FORBIDDEN     | UNAUTHORIZED
      offers             | ok         | ok            | ok           | WATCHER | ok            | FORBIDDEN  | FORBIDDEN | FORBIDDEN | FORBIDDEN     | UNAUTHORIZED
      answers            | NO_OFFER   | ok            | ok           | WATCHER | NO_OFFER      | FORBIDDEN  | FORBIDDEN | FORBIDDEN | FORBIDDEN     | UNAUTHORIZED
      resignation        | ok         | ok            | ok           | WATCHER | ok            | FORBIDDEN  | FORBIDDEN | FORBIDDEN | FORBIDDEN     | UNAUTHORIZED
      resignation FIRST  | ok         | FORBIDDEN     | ok           | WATCHER | ok            | FORBIDDEN  | FORBIDDEN | FORBIDDEN | FORBIDDEN     | UNAUTHORIZED
      players            | ok         | ok            | ok           | WATCHER | ok            | FORBIDDEN  | FORBIDDEN | FORBIDDEN | FORBIDDEN     | UNAUTHORIZED
      players FIRST      | ok         | FORBIDDEN     | ok           | WATCHER | ok            | FORBIDDEN  | FORBIDDEN | FORBIDDEN | FORBIDDEN     | UNAUTHORIZED
      keys               | ok         | ok            | ok           | WATCHER | ok            | FORBIDDEN  | FORBIDDEN | FORBIDDEN | FORBIDDEN     | UNAUTHORIZED
      keys FIRST         | ok         | FORBIDDEN     | ok           | WATCHER | ok            | FORBIDDEN  | FORBIDDEN | FORBIDDEN | FORBIDDEN     | UNAUTHORIZED
      keys SECOND        | FORBIDDEN  | ok            | ok           | WATCHER | FORBIDDEN     | FORBIDDEN  | FORBIDDEN | FORBIDDEN | FORBIDDEN     | UNAUTHORIZED
      seats              | FORBIDDEN  | FORBIDDEN     | FORBIDDEN    | FORBIDDEN | FORBIDDEN   | ok         | FORBIDDEN | FORBIDDEN | FORBIDDEN     | FORBIDDEN
      delete             | BOTH_SEATS | BOTH_SEATS    | ok           | WATCHER | BOTH_SEATS    | FORBIDDEN  | FORBIDDEN | FORBIDDEN | FORBIDDEN     | UNAUTHORIZED
      """;

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

  static List<String> rows() {
    return TABLE.lines().skip(1).toList();
  }

  @ParameterizedTest
  @MethodSource("rows")
  void everyKeyAllowsItsActions(String row) {
    List<String> keys = COLUMNS.splitToList(TABLE.lines().findFirst().orElseThrow());
    List<String> expected = COLUMNS.splitToList(row);
    for (int i = 1; i < keys.size(); i++) {
      assertEquals(expected.get(i), result(expected.get(0), keys.get(i)), keys.get(i));
    }
  }

  /** Tries an action on a new match with some of its keys. Returns the code of the error. */
  private static String result(String action, String keys) {
    Seated match = client.begin("tictactoe");
    if (action.equals("answers")) {
      match.post("offers", Map.of("kind", "DRAW"), match.first()).ok(200);
    }
    List<String> tokens = Splitter.on(',').splitToStream(keys).map(key -> key(match, key)).toList();
    String code = code(match, action, String.join(",", tokens));
    return code.isEmpty() ? "ok" : code;
  }

  private static String key(Seated match, String name) {
    return switch (name) {
      case "FIRST" -> match.first();
      case "SECOND" -> match.second();
      case "WATCHER" -> match.show().path("watcher").asString();
      case "invitation" -> invitation(match, match.second());
      case "former" -> {
        String key = invitation(match, match.second());
        match.post("seats", Map.of("key", key, "token", TOKEN)).ok(200);
        yield match.second();
      }
      case "foreign" -> client.begin("tictactoe").first();
      default -> "";
    };
  }

  private static String invitation(Seated match, String... tokens) {
    return match.post("keys", Map.of(), tokens).ok(201).path("key").asString();
  }

  private static String code(Seated match, String action, String token) {
    String[] tokens = token.isEmpty() ? new String[0] : new String[] {token};
    List<String> words = Splitter.on(' ').splitToList(action);
    Map<String, String> player = words.size() == 1 ? Map.of() : Map.of("player", words.get(1));
    return switch (words.get(0)) {
      case "show" -> client.get(match.path(), tokens).code();
      case "board", "views/0", "record" ->
          client.get(match.path() + "/" + words.get(0), tokens).code();
      case "events" -> events(match, token);
      case "moves" -> match.play("a1", 0, tokens).code();
      case "offers" -> match.post("offers", Map.of("kind", "DRAW"), tokens).code();
      case "answers" ->
          match.post("answers", Map.of("kind", "DRAW", "accept", true), tokens).code();
      case "players" -> {
        Map<String, String> body =
            words.size() == 1 ? Map.of("name", "x") : Map.of("name", "x", "player", words.get(1));
        yield match.post("players", body, tokens).code();
      }
      case "seats" -> match.post("seats", Map.of("key", token, "token", "U".repeat(43))).code();
      case "delete" -> client.delete(match.path(), tokens).code();
      default -> match.post(words.get(0), player, tokens).code();
    };
  }

  private static String events(Seated match, String token) {
    if (token.isEmpty()) {
      return client.get(match.path() + "/events").code();
    }
    HttpResponse<InputStream> response = Events.ask(server.address(), match.path(), token, "");
    try (InputStream body = response.body()) {
      return response.statusCode() == 200
          ? ""
          : Json.MAPPER.readTree(body).at("/error/code").asString();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A key that is used for something else in the match would give more than its owner may have. */
  @ParameterizedTest
  @ValueSource(strings = {"FIRST", "SECOND", "WATCHER", "used", "invitation", "pending"})
  void newTokenOfASeatIsNoOtherKeyOfTheMatch(String name) {
    Seated match = client.begin("tictactoe");
    String used = invitation(match, match.first());
    match.post("seats", Map.of("key", used, "token", TOKEN)).ok(200);
    Seated current = new Seated(client, match.id(), TOKEN, match.second());
    String pending = name.equals("pending") ? invitation(current, TOKEN) : "";
    String invitation = invitation(current, match.second());
    String token =
        switch (name) {
          case "used" -> used;
          case "pending" -> pending;
          case "invitation" -> invitation;
          default -> key(current, name);
        };
    current.post("seats", Map.of("key", invitation, "token", token)).error(409, "TOKEN_USED");
    current.play("a1", 0, TOKEN).ok(200);
    current.play("a2", 1, match.second()).ok(200);
    current.post("resignation", Map.of(), key(current, "WATCHER")).error(403, "WATCHER");
  }
}
