package io.github.boardrules.examples.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests what the server counts, as Prometheus reads it. */
class MetricsTest {
  @TempDir Path folder;

  /** Reads all metrics over HTTP. */
  private static String scrape(int port) throws IOException, InterruptedException {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/metrics")).build();
    HttpResponse<String> response =
        HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
    assertEquals(200, response.statusCode());
    return response.body();
  }

  private static void assertLine(String metrics, String line) {
    assertTrue(metrics.lines().anyMatch(line::equals), () -> line + " is not in\n" + metrics);
  }

  /** Reads metrics until a line matches, because a response precedes its count. */
  private static String await(int port, String pattern) throws Exception {
    for (int i = 0; i < 500; i++) {
      String metrics = scrape(port);
      if (metrics.lines().anyMatch(each -> each.matches(pattern))) {
        return metrics;
      }
      Thread.sleep(20);
    }
    throw new AssertionError(pattern + " is not in\n" + scrape(port));
  }

  @Test
  void requestsAndRefusalsAreCounted() throws Exception {
    try (BoardServer server = TestSettings.start(folder)) {
      Client client = new Client(server.address());
      int port = server.serveMetrics(0);
      client.get("api/v1/games").ok(200);
      client.get("api/v1/games").ok(200);
      String illegal = "{\"game\":\"loa\",\"moves\":[\"b1-b4\"]}";
      client.postJson("api/v1/play", illegal).error(409, "ILLEGAL_MOVE");
      Seated match = client.begin("tictactoe");
      match.play("a1", 0).ok(200);
      match.play("what?", 1).error(422, "UNREADABLE");
      Client.unchecked(server.address()).get("nowhere").error(404, "NOT_FOUND");
      Wire.answer(server.port(), "GET / HTTP/9.9\r\nHost: localhost\r\n\r\n");
      Wire.answer(
          server.port(), "BREW /pot HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
      await(port, Pattern.quote(requests("other", "GET", 404, 1)));
      await(port, Pattern.quote(requests("other", "other", 404, 1)));
      await(port, Pattern.quote("boardrules_refusals_total{code=\"BAD_HTTP\"} 1.0"));
      String metrics =
          await(port, Pattern.quote("boardrules_refusals_total{code=\"NOT_FOUND\"} 2.0"));
      assertLine(metrics, "boardrules_event_streams 0.0");
      assertLine(metrics, requests("/api/v1/games", "GET", 200, 2));
      assertLine(metrics, requests("/api/v1/play", "POST", 409, 1));
      assertLine(metrics, requests("/api/v1/matches/{id}/moves", "POST", 200, 1));
      assertLine(metrics, requests("/api/v1/matches/{id}/moves", "POST", 422, 1));
      assertLine(metrics, "boardrules_refusals_total{code=\"ILLEGAL_MOVE\"} 1.0");
      assertLine(metrics, "boardrules_refusals_total{code=\"UNREADABLE\"} 1.0");
      assertLine(metrics, "boardrules_request_duration_seconds_count{route=\"/api/v1/games\"} 2");
      assertTrue(metrics.contains("jvm_memory_used_bytes"), metrics);
      assertFalse(metrics.contains(match.id()), metrics);
    }
  }

  @Test
  void openStreamsAreCounted() throws Exception {
    try (BoardServer server = TestSettings.start(folder)) {
      int port = server.serveMetrics(0);
      Seated match = new Client(server.address()).begin("tictactoe");
      try (Events events = Events.open(server.address(), match.path(), match.first(), "")) {
        events.next("presence");
        assertLine(scrape(port), "boardrules_event_streams 1.0");
      }
    }
  }

  private static String requests(String route, String method, int status, int count) {
    return "boardrules_requests_total{method=\"%s\",route=\"%s\",status=\"%d\"} %d.0"
        .formatted(method, route, status, count);
  }

  private static String refused(String code) {
    return "boardrules_refusals_total\\{code=\"" + code + "\"} [1-9].*";
  }

  @Test
  void limitsCountWhatTheyRefuse() throws Exception {
    Limits limits = Limits.of("--new-matches=1", "--connections=3");
    try (BoardServer server = TestSettings.start(folder, limits)) {
      int port = server.serveMetrics(0);
      Client client = new Client(server.address());
      client.begin("loa");
      client.post("api/v1/matches", Map.of("game", "loa")).error(429, "TOO_MANY_REQUESTS");
      await(port, refused("TOO_MANY_REQUESTS"));
      try (Drip drip = Drip.open(server.address(), 4, "GET / HTTP/1.1\r\n")) {
        assertEquals(4, drip.connections());
        await(port, refused("TOO_MANY_CONNECTIONS"));
      }
    }
  }

  @Test
  @Tag("proof")
  void clientsThatAreCutOffAreCounted() throws Exception {
    Limits limits =
        Limits.of("--header-seconds=1", "--answer-seconds=1", "--answer-rate=100000000");
    byte[] requests =
        "GET /openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n"
            .repeat(100)
            .getBytes(StandardCharsets.US_ASCII);
    try (BoardServer server = TestSettings.start(folder, limits)) {
      int port = server.serveMetrics(0);
      try (Drip drip = Drip.open(server.address(), 1, "GET / HTTP/1.1\r\n")) {
        assertEquals(1, drip.connections());
        await(port, refused("SLOW_HEADERS"));
      }
      try (Crowd crowd =
          Crowd.open(server.address(), List.of("127.0.0.2"), 1, requests, Crowd.Habit.READS)) {
        await(port, refused("SLOW_READER"));
        assertTrue(crowd.openConnections() <= 1);
      }
    }
  }

  @Test
  void portInUseIsReportedInOneLine() throws Exception {
    try (ServerSocket used = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      StringWriter err = new StringWriter();
      int status =
          Main.commandLine()
              .setErr(new PrintWriter(err))
              .execute(
                  "--port=0",
                  "--database=" + folder.resolve("games"),
                  "--metrics-port=" + used.getLocalPort());
      assertEquals(1, status);
      assertEquals(1, err.toString().lines().count(), err.toString());
    }
    // The database is closed.
    TestSettings.start(folder).close();
  }
}
