package io.github.boardrules.examples.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Tests the limits on requests, records, moves and matches. */
class LimitsTest {
  @TempDir Path folder;

  private BoardServer start(Limits limits) {
    return TestSettings.start(folder, limits);
  }

  private static Limits limits(int rate, int plies, int matches) {
    return Limits.of(
        "--rate=" + rate,
        "--body-bytes=500",
        "--record-bytes=2000",
        "--record-games=3",
        "--record-moves=7",
        "--record-plies=6",
        "--plies=" + plies,
        "--matches=" + matches);
  }

  @Test
  void rejectsLargeRequests() {
    try (BoardServer server = start(limits(10_000, 5, 100))) {
      Client client = new Client(server.address());
      String padding = " ".repeat(500 - "{\"game\":\"loa\"}".length());
      client.post("api/v1/matches", "{\"game\":\"loa\"}" + padding).ok(201);
      JsonNode error =
          client
              .post("api/v1/matches", "{\"game\":\"loa\"}" + padding + " ")
              .error(413, "TOO_LARGE");
      assertEquals(500, error.path("limit").asInt());
      Seated match = client.begin("loa");
      match.play("x".repeat(600), 0).error(413, "TOO_LARGE");
    }
  }

  @Test
  void rejectsLargeUploadsOfKnownAndUnknownLength() {
    try (BoardServer server = start(limits(10_000, 5, 100))) {
      Client client = new Client(server.address());
      String text = "[Game \"loa\"]\n\n1. b1-b3 *\n" + " ".repeat(3000);
      client.post("api/v1/verdicts", text.substring(0, 2000)).judged();
      client.post("api/v1/verdicts", text.substring(0, 2001)).error(413, "TOO_LARGE");
      byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
      // A body of unknown length is sent in chunks.
      client
          .send(
              "POST",
              "api/v1/verdicts",
              BodyPublishers.ofInputStream(() -> new ByteArrayInputStream(bytes)))
          .error(413, "TOO_LARGE");
    }
  }

  @Test
  void limitsGamesOfAnUpload() {
    try (BoardServer server = start(limits(10_000, 5, 100))) {
      Client client = new Client(server.address());
      String game = "[Game \"loa\"]\n\n1. b1-b3 *\n\n";
      assertEquals(
          3, client.post("api/v1/verdicts", game.repeat(3)).judged().at("/counts/valid").asInt());
      assertTrue(
          client.post("api/v1/verdicts", game.repeat(3)).judged().path("stopped").isMissingNode());
      JsonNode judged = client.post("api/v1/verdicts", game.repeat(9)).judged();
      assertEquals(3, judged.path("games").size());
      assertEquals(3, judged.at("/counts/valid").asInt());
      assertEquals(0, judged.at("/counts/invalid").asInt());
      assertEquals("games", judged.at("/stopped/limit").asString());
      assertEquals(3, judged.at("/stopped/maximum").asInt());
    }
  }

  @Test
  void limitsTheMainLineByDefault() {
    try (BoardServer server = start(Limits.of())) {
      Client client = new Client(server.address());
      String game = "[Game \"loa\"]\n\n1. " + "b1-b3 ".repeat(20_001) + "*\n";
      String answer = client.post("api/v1/verdicts", game).text();
      assertTrue(answer.contains("TOO_MANY_PLIES"), answer);
      assertFalse(answer.contains("TOO_MANY_MOVES"), answer);
    }
  }

  @Test
  void limitsTheMainLineOfRecordsThatAreShown() {
    try (BoardServer server = start(limits(10_000, 5, 100))) {
      Client client = new Client(server.address());
      String tooLong = "[Game \"tictactoe\"]\n\n1. a1 a2 2. a3 b2 3. b1 b3 4. c2 *\n";
      JsonNode shown = client.post("api/v1/records/show", tooLong).ok(200);
      assertTrue(shown.toString().contains("TOO_MANY_PLIES"), shown.toString());
    }
  }

  @Test
  void limitsMovesOfAnUpload() {
    try (BoardServer server = start(limits(10_000, 5, 100))) {
      Client client = new Client(server.address());
      String game = "[Game \"loa\"]\n\n1. b1-b3 h2-f2 2. c1-c3 *\n\n";
      JsonNode judged = client.post("api/v1/verdicts", game.repeat(3)).judged();
      assertEquals(2, judged.at("/counts/valid").asInt());
      assertEquals(0, judged.at("/counts/invalid").asInt());
      assertEquals(2, judged.path("games").size());
      assertEquals("moves", judged.at("/stopped/limit").asString());
      assertEquals(7, judged.at("/stopped/maximum").asInt());
      String tooLong = "[Game \"tictactoe\"]\n\n1. a1 a2 2. a3 b2 3. b1 b3 4. c2 c1 *\n";
      judged = client.post("api/v1/verdicts", tooLong).judged();
      assertEquals("TOO_MANY_PLIES", judged.at("/games/0/problems/0/code").asString());
      String inVariation = tooLong.replace("4. c2 c1", "(3. c3) (3. c2)");
      judged = client.post("api/v1/verdicts", inVariation).judged();
      assertEquals("TOO_MANY_MOVES", judged.at("/games/0/problems/0/code").asString());
    }
  }

  @Test
  void limitsNewMatches() {
    try (BoardServer server = start(Limits.of("--new-matches=2", "--rate=10000"))) {
      Client client = new Client(server.address());
      Seated match = client.begin("tictactoe");
      client.begin("tictactoe");
      Answer answer = client.post("api/v1/matches", Map.of("game", "tictactoe"));
      answer.error(429, "TOO_MANY_REQUESTS");
      assertTrue(Integer.parseInt(answer.header("Retry-After")) > 60);
      match.playAll("a1");
      client.post("api/v1/records/show", "[Game \"loa\"]\n\n1. b1-b3 *\n").ok(200);
    }
  }

  @Test
  void limitsConnectionsOfAnAddress() throws Exception {
    try (BoardServer server = start(Limits.of("--connections=5"));
        Drip drip = Drip.open(server.address(), 5, "GET / HTTP/1.1\r\n")) {
      assertEquals(5, drip.connections());
      assertEquals("", answer(server, "GET /api/v1/health HTTP/1.1\r\nHost: x\r\n\r\n"));
    }
  }

  /** Returns the response; empty if the server resets the connection. */
  private static String answer(BoardServer server, String request) {
    try {
      return Wire.answer(server.port(), request);
    } catch (IOException e) {
      return "";
    }
  }

  @Test
  @Tag("proof")
  void requestMustArriveInTime() throws Exception {
    try (BoardServer server = start(Limits.of("--body-seconds=1"));
        Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
      socket.setSoTimeout(30_000);
      socket
          .getOutputStream()
          .write(
              "POST /api/v1/matches HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{"
                  .getBytes(StandardCharsets.UTF_8));
      String answer = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      assertTrue(answer.startsWith("HTTP/1.1 408 "), answer);
      assertTrue(answer.contains("\"TIMEOUT\""), answer);
    }
  }

  @Test
  void limitsRequestRate() {
    try (BoardServer server = start(limits(20, 5, 100))) {
      Client client = new Client(server.address());
      for (int i = 0; i < 20; i++) {
        client.get("api/v1/games").ok(200);
      }
      Answer answer = client.get("api/v1/games");
      // The bucket refills during the test, but more slowly than the requests drain it.
      for (int i = 0; i < 50 && answer.status() == 200; i++) {
        answer = client.get("api/v1/games");
      }
      answer.error(429, "TOO_MANY_REQUESTS");
      assertTrue(Integer.parseInt(answer.header("Retry-After")) >= 1);
      client.get("openapi.json").ok(200);
    }
  }

  @Test
  void limitsRequestsForFiles() {
    try (BoardServer server = start(Limits.of("--file-rate=3"))) {
      Client client = new Client(server.address());
      client.get("").text();
      client.get("style.css").text();
      client.get("openapi.json").ok(200);
      Answer answer = client.get("style.css");
      // One more is allowed every 20 seconds.
      for (int i = 0; i < 50 && answer.status() == 200; i++) {
        answer = client.get("style.css");
      }
      answer.error(429, "TOO_MANY_REQUESTS");
      client.get("api/v1/games").ok(200);
    }
  }

  @Test
  void limitsMovesAndMatches() {
    try (BoardServer server = start(limits(10_000, 2, 2))) {
      Client client = new Client(server.address());
      Seated match = client.begin("tictactoe");
      match.playAll("a1", "a2");
      match.play("a3", 2).error(409, "TOO_LONG");
      String record = "[Game \"tictactoe\"]\n\n1. a1 a2 2. a3 *";
      client.post("api/v1/matches", Map.of("record", record)).error(409, "TOO_LONG");
      client.begin("tictactoe");
      client.post("api/v1/matches", Map.of("game", "tictactoe")).error(503, "FULL");
      assertEquals(2, match.show().path("plies").asInt());
    }
  }

  @Test
  void ipv6AddressesOfANetworkShareALimit() {
    assertEquals("192.0.2.1", RateLimit.network("192.0.2.1"));
    assertNotEquals(RateLimit.network("192.0.2.1"), RateLimit.network("192.0.2.2"));
    assertEquals(RateLimit.network("2001:db8::1"), RateLimit.network("2001:db8:0:0:ffff::7"));
    assertEquals(RateLimit.network("[2001:db8::1]"), RateLimit.network("2001:db8::1%eth0"));
    assertNotEquals(RateLimit.network("2001:db8::1"), RateLimit.network("2001:db8:0:1::1"));
    assertEquals("?", RateLimit.network("?"));
  }
}
