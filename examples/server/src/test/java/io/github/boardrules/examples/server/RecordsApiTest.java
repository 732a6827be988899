package io.github.boardrules.examples.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.testing.Wrapping;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;

/** Tests export, import and validation of records over HTTP. */
class RecordsApiTest {
  private static final Path RECORDS = Path.of("..", "records");

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
  void exportsRecordsInBothFormats() {
    Seated match = client.begin("loa");
    match.playAll("b1-b3", "a2-c2");
    Answer brg = client.get(match.path() + "/record", match.first());
    assertTrue(brg.text().contains("[Game \"loa\"]\n\n1. b1-b3 a2-c2 *"), brg.text());
    assertEquals("text/plain;charset=utf-8", brg.header("Content-Type"));
    assertEquals(
        "attachment; filename=\"loa-" + match.id() + ".brg\"", brg.header("Content-Disposition"));
    Answer sgf = client.get(match.path() + "/record?format=sgf", match.first());
    assertTrue(sgf.text().contains(";B[b1-b3]"), sgf.text());
    client.get(match.path() + "/record?format=pgn", match.first()).error(422, "UNKNOWN_FORMAT");
    Seated other = client.begin("tictactoe");
    client.get(other.path() + "/record?format=sgf", other.first()).error(409, "NOT_WRITABLE");
    other.playAll("a1", "a2", "b1", "b2", "c1");
    assertTrue(client.get(other.path() + "/record", other.first()).text().contains("1-0"));
  }

  @Test
  void importedRecordCanBeContinued() throws Exception {
    String text = Files.readString(RECORDS.resolve("loa/mona.sgf"));
    JsonNode first = client.begin(Map.of("record", text)).show();
    assertTrue(first.path("position").path("over").asBoolean());
    Seated fourth = client.begin(Map.of("record", text, "number", 4));
    assertEquals(29, fourth.show().path("plies").asInt());
    assertFalse(fourth.show().path("position").path("over").asBoolean());
    String move = fourth.view(29).at("/moves/0/text").asString();
    fourth.play(move, 29).ok(200);
    for (int number : new int[] {-1, 0, 99}) {
      client
          .post("api/v1/matches", Map.of("record", text, "number", number))
          .error(409, "NO_SUCH_GAME");
    }
  }

  /** An upload gets the answer that a file gets; an archive is refused by its name. */
  @ParameterizedTest
  @EnumSource
  void theContainerOfAnUploadDoesNotMatter(Wrapping wrapping) {
    String games = "[Game \"loa\"]\n\n1. b1-b3 h7-f7 *\n\n[Game \"loa\"]\n\n1. b1-b3 *\n";
    BodyPublisher body = BodyPublishers.ofByteArray(wrapping.of(games));
    for (String name : List.of("", "?name=a.brg", "?name=a.zip")) {
      List<String> found = new ArrayList<>();
      String messages = "";
      for (JsonNode verdict :
          client.send("POST", "api/v1/verdicts" + name, body).judged().path("games")) {
        List<String> codes = new ArrayList<>();
        for (JsonNode problem : verdict.path("problems")) {
          codes.add(problem.path("code").asString());
          messages += problem.path("message").asString();
        }
        found.add(codes.isEmpty() ? "valid" : String.join("+", codes));
      }
      boolean isZip = wrapping == Wrapping.ZIP;
      String answer = isZip ? Wrapping.ZIP_REFUSED : wrapping.answer();
      assertEquals(answer, String.join(" ", found), name);
      assertTrue(messages.contains(isZip ? "is a zip archive" : wrapping.words()), messages);
    }
  }

  @Test
  void illegalMoveInARecordReportsItsLocation() {
    String text = "[Game \"loa\"]\n\n1. b1-b3 h7-f7 2. b3-b6 *\n";
    JsonNode error = client.post("api/v1/matches", Map.of("record", text)).error(422, "BAD_RECORD");
    assertEquals(3, error.path("line").asInt());
    assertEquals(19, error.path("column").asInt());
    assertEquals("WRONG_DISTANCE", error.path("problems").get(0).path("reason").asString());
    client.post("api/v1/matches", Map.of("record", "")).error(422, "BAD_RECORD");
    client.post("api/v1/matches", Map.of("record", "hello")).error(422, "BAD_RECORD");
  }

  @Test
  void validatesRecords() throws Exception {
    String text = Files.readString(RECORDS.resolve("loa/mona.sgf"));
    JsonNode judged = client.post("api/v1/verdicts", text).judged();
    assertEquals(judged.path("games").size(), judged.path("counts").path("valid").asInt());
    assertTrue(judged.path("counts").path("games").asInt() >= 8);
    assertEquals(
        "{\"winner\":\"SECOND\",\"side\":\"WHITE\",\"reason\":\"connection\"}",
        judged.at("/games/0/result").toString());
    assertEquals(26, judged.at("/games/0/legalPlies").asInt());
    assertEquals(1, judged.at("/games/0/number").asInt());
    assertEquals(
        judged, client.post("api/v1/verdicts?format=sgf", "\n " + text).judged(), "blanks");
  }

  @Test
  void everyExampleRecordIsValid() throws Exception {
    try (var files = Files.walk(RECORDS)) {
      for (Path file : files.filter(path -> path.toString().matches(".*\\.(brg|sgf)")).toList()) {
        JsonNode judged = client.post("api/v1/verdicts", Files.readString(file)).judged();
        assertEquals(0, judged.path("counts").path("invalid").asInt(), file.toString());
        assertTrue(judged.path("counts").path("plies").asInt() > 0, file.toString());
      }
    }
  }

  @Test
  void problemsOfARecordHaveLocations() {
    String text = "[Game \"loa\"]\n\n1. b1-b3 h7-f7 2. b3-b6 *\n\n[Game \"nix\"]\n\n1. a1 *\n";
    JsonNode judged = client.post("api/v1/verdicts", text).judged();
    assertEquals(2, judged.path("counts").path("invalid").asInt());
    JsonNode problem = judged.at("/games/0/problems/0");
    assertEquals("ILLEGAL_MOVE", problem.path("code").asString());
    assertEquals("WRONG_DISTANCE", problem.path("reason").asString());
    assertEquals(3, problem.path("line").asInt());
    assertEquals(19, problem.path("column").asInt());
    assertEquals(3, problem.path("ply").asInt());
    assertFalse(judged.at("/games/0/valid").asBoolean());
    assertEquals("[\"b3\",\"b6\"]", problem.path("cells").toString());
    assertEquals("UNKNOWN_GAME", judged.at("/games/1/problems/0/code").asString());
    client.post("api/v1/verdicts?format=pgn", text).error(422, "UNKNOWN_FORMAT");
  }

  /** An unsupported setup is reported once, without a second problem for the game. */
  @Test
  void unsupportedSetupIsReportedOnce() {
    String text = "(;FF[4]GM[9]SU[Parachute];B[b1-b3])\n";
    JsonNode judged = client.post("api/v1/verdicts", text).judged();
    assertEquals(1, judged.at("/games/0/problems").size(), judged.toString());
    assertEquals("UNSUPPORTED_SETUP", judged.at("/games/0/problems/0/code").asString());
    JsonNode error = client.post("api/v1/matches", Map.of("record", text)).error(422, "BAD_RECORD");
    assertEquals(judged.at("/games/0/problems"), error.path("problems"));
  }

  @Test
  void textWithoutAGameHasOneInvalidVerdict() {
    for (String text : new String[] {"", " ", "% escape\n", "{comment}"}) {
      JsonNode judged = client.post("api/v1/verdicts", text).judged();
      assertEquals(1, judged.at("/counts/invalid").asInt(), text);
      assertEquals("NOT_A_GAME", judged.at("/games/0/problems/0/code").asString(), text);
    }
    JsonNode judged = client.post("api/v1/verdicts?format=sgf", "\n  hello").judged();
    assertEquals("NOT_A_GAME", judged.at("/games/0/problems/0/code").asString());
    assertEquals(2, judged.at("/games/0/problems/0/line").asInt());
    assertEquals(3, judged.at("/games/0/problems/0/column").asInt());
  }

  @Test
  void unsupportedFormatIsNotOfferedAndHasNoFileName() {
    Seated other = client.begin("tictactoe");
    assertEquals("[\"brg\"]", other.show().path("formats").toString());
    assertEquals("[\"brg\",\"sgf\"]", client.begin("loa").show().path("formats").toString());
    Answer answer = client.get(other.path() + "/record?format=sgf", other.first());
    answer.error(409, "NOT_WRITABLE");
    assertEquals("", answer.header("Content-Disposition"));
  }

  @Test
  void recordOfAnotherGameIsNamed() {
    JsonNode judged = client.post("api/v1/verdicts", "(;FF[4]GM[1]SZ[9];B[ee])").judged();
    String message = judged.at("/games/0/problems/0/message").asString();
    assertFalse(message.contains("names no game"), message);
    assertTrue(message.contains("Go"), message);
  }

  @Test
  void gameOfARecordCanBeSeenWithoutAMatch() throws Exception {
    String text = Files.readString(RECORDS.resolve("loa/mona.sgf"));
    JsonNode shown = client.post("api/v1/records/show?number=4&ply=7", text).ok(200);
    assertEquals(29, shown.path("version").asInt());
    assertEquals(29, shown.path("moves").size());
    assertEquals(7, shown.path("ply").asInt());
    Seated match = client.begin(Map.of("record", text, "number", 4));
    JsonNode stored = match.view(7);
    assertEquals(stored.path("text"), shown.at("/position/text"));
    // The game alone, in every format that has it, shows the same.
    for (String format : Answer.texts(match.show().path("formats"))) {
      String alone = shown.at("/records/" + format).asString();
      JsonNode again = client.post("api/v1/records/show?ply=7", alone).ok(200);
      assertEquals(shown.path("position"), again.path("position"));
      assertEquals(shown.path("moves"), again.path("moves"));
    }
    client.post("api/v1/records/show?number=99", text).error(409, "NO_SUCH_GAME");
    client.post("api/v1/records/show?number=x", text).error(400, "WRONG_TYPE");
    client.post("api/v1/records/show?number=4&ply=30", text).error(409, "NO_SUCH_PLY");
    client.post("api/v1/records/show", "hello").error(422, "BAD_RECORD");
  }

  @Test
  @Tag("proof")
  void largeRecordsCanBeSeen() {
    String game = "[Game \"loa\"]\n\n1. b1-b3 *\n\n";
    String text = game.repeat(2_000_000 / game.length());
    assertEquals(
        1, client.post("api/v1/records/show?number=60000", text).ok(200).path("version").asInt());
    assertTrue(client.post("api/v1/verdicts", text).judged().at("/counts/games").asInt() > 0);
  }
}
