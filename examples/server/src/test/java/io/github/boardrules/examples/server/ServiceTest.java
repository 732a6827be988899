package io.github.boardrules.examples.server;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Tests what those who operate the server rely on: its log, its end and its metrics. */
@Tag("proof")
class ServiceTest {
  private static final String RECORD = "[Game \"loa\"]\n\n1. b1-b3 h2-f2 *\n";

  @TempDir Path folder;

  @Test
  void everyRefusedRequestIsOneLineOfTheLog() throws Exception {
    Path log = folder.resolve("log");
    try (ServerProcess server = ServerProcess.startLogging(log, folder.resolve("games"))) {
      int port = URI.create(server.address()).getPort();
      Client client = Client.unchecked(server.address());
      client.get("api/v1/games").ok(200);
      client
          .post("api/v1/play", "{\"game\":\"loa\",\"moves\":[\"b1-b4\"]}")
          .error(409, "ILLEGAL_MOVE");
      client.get("api/v1/judge?game=loa&move=%22%0A").error(422, "UNREADABLE");
      client.get("nowhere/%0A%22/" + "x".repeat(500)).error(404, "NOT_FOUND");
      Seated match = client.begin("loa");
      match.play("b1-b3", 0, "secret-token").error(403, "FORBIDDEN");
      // The container keeps nothing of a request that is not HTTP.
      String odd = "GET /odd HTTP/9.9\r\nHost: localhost\r\n\r\n";
      assertEquals(505, Wire.status(Wire.answer(port, odd)));
      assertEquals(128 + 15, server.end());
      List<JsonNode> lines = LogLine.read(log);
      // A line is written after its response, so lines of two connections come in any order.
      assertEquals(
          Stream.of(
                  "INFO refused POST /api/v1/play 409 ILLEGAL_MOVE 127.0.0.1",
                  "INFO refused GET /api/v1/judge 422 UNREADABLE 127.0.0.1",
                  "INFO refused GET /nowhere/%0A%22/"
                      + "x".repeat(184)
                      + "… 404 NOT_FOUND 127.0.0.1",
                  "INFO refused POST /" + match.path() + "/moves 403 FORBIDDEN 127.0.0.1",
                  "INFO refused BAD /badMessage 505 BAD_HTTP 127.0.0.1")
              .sorted()
              .toList(),
          lines.stream().map(ServiceTest::summary).sorted().toList(),
          lines.toString());
      for (JsonNode line : lines) {
        assertTrue(line.path("millis").isIntegralNumber(), line.toString());
        assertTrue(
            line.path("time").asString().matches("\\d{4}-\\d\\d-\\d\\dT.*Z"), line.toString());
        assertFalse(line.has("trace"), line.toString());
      }
      assertFalse(lines.toString().contains("secret"), lines.toString());
    }
  }

  private static String summary(JsonNode line) {
    return String.join(
        " ",
        List.of("level", "message", "method", "path", "status", "code", "address").stream()
            .map(name -> line.path(name).asString())
            .toList());
  }

  /** The server ends only after it has answered a request whose body is on its way. */
  @Test
  void endWaitsForRequestsInFlight() throws Exception {
    try (ServerProcess server = ServerProcess.start(folder.resolve("games"))) {
      int port = URI.create(server.address()).getPort();
      try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
        socket.setSoTimeout(30_000);
        BufferedReader in =
            new BufferedReader(new InputStreamReader(socket.getInputStream(), UTF_8));
        send(
            socket,
            "POST /api/v1/verdicts HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\n"
                + "Content-Type: text/plain\r\nContent-Length: "
                + RECORD.length()
                + "\r\n\r\n");
        assertEquals("HTTP/1.1 100 Continue", in.readLine());
        assertEquals("", in.readLine());
        send(socket, RECORD.substring(0, 20));
        CompletableFuture<Integer> end = server.terminate();
        awaitRefusals(port);
        // While it stops, Jetty lets connections be idle for a second only.
        Thread.sleep(1_500);
        assertFalse(end.isDone());
        send(socket, RECORD.substring(20));
        String answer = String.join("\n", in.lines().toList());
        assertTrue(answer.startsWith("HTTP/1.1 200 "), answer);
        assertTrue(answer.contains("\"valid\":1"), answer);
        assertEquals(128 + 15, end.get(60, TimeUnit.SECONDS));
      }
    }
  }

  /** Streams would never end by themselves. */
  @Test
  void endEndsOpenStreams() throws Exception {
    try (ServerProcess server = ServerProcess.start(folder.resolve("games"))) {
      Seated match = server.client().begin("tictactoe");
      try (Events events = Events.open(server.address(), match.path(), match.first(), "")) {
        events.next("presence");
        match.play("a1", 0).ok(200);
        CompletableFuture<Integer> end = server.terminate();
        assertEquals("move", events.next().type());
        assertEquals("closed", events.next().type());
        assertEquals(128 + 15, end.get(60, TimeUnit.SECONDS));
      }
    }
  }

  private static void send(Socket socket, String text) throws IOException {
    socket.getOutputStream().write(text.getBytes(UTF_8));
    socket.getOutputStream().flush();
  }

  /**
   * Waits until new requests are refused: by the server, or because it does not listen any more.
   */
  private static void awaitRefusals(int port) throws InterruptedException {
    String request = "GET /api/v1/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
    for (int i = 0; i < 1000; i++) {
      try {
        String answer = Wire.answer(port, request);
        if (!answer.startsWith("HTTP/1.1 200 ")) {
          assertTrue(answer.isEmpty() || answer.contains("\"STOPPING\""), answer);
          return;
        }
      } catch (IOException e) {
        return;
      }
      Thread.sleep(10);
    }
    throw new AssertionError("The server still answers new requests");
  }
}
