package io.github.boardrules.examples.server;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests how event streams and their connections begin and end. */
class EventConnectionsTest {
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

  /** A connection on which one request follows another. */
  private static final class Line implements AutoCloseable {
    private final Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port());
    private final BufferedReader in;

    Line() throws IOException {
      socket.setSoTimeout(30_000);
      in = new BufferedReader(new InputStreamReader(socket.getInputStream(), UTF_8));
    }

    void send(String method, Seated match, String path, String... headers) throws IOException {
      String request =
          method
              + " /"
              + match.path()
              + path
              + " HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer "
              + match.first()
              + "\r\n"
              + String.join("", headers)
              + "\r\n";
      socket.getOutputStream().write(request.getBytes(UTF_8));
    }

    /** Returns the status and the headers of the next response, except those of this connection. */
    List<String> head() throws IOException {
      List<String> lines = new ArrayList<>();
      for (String line = in.readLine(); !line.isEmpty(); line = in.readLine()) {
        lines.add(line);
      }
      lines.removeIf(line -> line.startsWith("Date: "));
      return lines;
    }

    /** Reads until a line that is expected; false if the connection ends before. */
    boolean reaches(String expected) throws IOException {
      for (String line = in.readLine(); line != null; line = in.readLine()) {
        if (line.equals(expected)) {
          return true;
        }
      }
      return false;
    }

    @Override
    public void close() throws IOException {
      socket.close();
    }
  }

  @Test
  void headOfAStreamHasTheHeadersOfGetAndEnds() throws IOException {
    Seated match = client.begin("tictactoe");
    for (String query : List.of("", "?views=true")) {
      String gzip = "Accept-Encoding: gzip\r\n";
      try (Line line = new Line();
          Line other = new Line()) {
        // More of them than an address may have streams.
        for (int i = 0; i < 60; i++) {
          line.send("HEAD", match, "/events" + query, gzip);
          List<String> head = line.head();
          assertEquals("HTTP/1.1 200 OK", head.get(0));
          if (i == 0) {
            other.send("GET", match, "/events" + query, gzip);
            assertEquals(other.head(), head);
          }
        }
        line.send("HEAD", match, "/events?views=x");
        assertEquals("HTTP/1.1 400 Bad Request", line.head().get(0));
        line.send("GET", match, "");
        assertEquals("HTTP/1.1 200 OK", line.head().get(0));
        assertEquals(1, server.streams());
      }
      awaitNoStream();
    }
  }

  private static void awaitNoStream() {
    for (int i = 0; i < 3000 && server.streams() > 0; i++) {
      Thread.onSpinWait();
      client.get("api/v1/health").ok(200);
    }
    assertEquals(0, server.streams());
  }

  /** Signs of life arrive at a client that only reads, so that writing never fails. */
  @Test
  void streamEndsWhenItsClientSaysThatNothingFollows() throws IOException {
    Seated match = client.begin("tictactoe");
    try (Line gone = new Line();
        Events present = Events.open(server.address(), match.path(), match.second(), "")) {
      gone.send("GET", match, "/events");
      assertTrue(gone.reaches("event: presence"));
      gone.socket.shutdownOutput();
      assertTrue(!gone.reaches("event: end"), "the connection is closed");
      Events.Got left = present.next("presence");
      while (left.data().path("players").size() == 2 || present.next("presence") == null) {
        left = present.next("presence");
      }
      assertEquals(List.of("SECOND"), Answer.texts(left.data().path("players")));
    }
  }

  @Test
  void connectionAnswersAfterTheStreamHasEnded() throws IOException {
    Seated match = client.begin("tictactoe");
    Seated next = client.begin("tictactoe");
    try (Line line = new Line()) {
      line.send("GET", match, "/events");
      assertTrue(line.reaches("event: presence"));
      client.delete(match.path(), match.first(), match.second());
      assertTrue(line.reaches("event: deleted"));
      assertTrue(line.reaches("0"), "the last chunk");
      assertEquals("", line.in.readLine());
      line.send("GET", next, "");
      assertEquals("HTTP/1.1 200 OK", line.head().get(0));
    }
  }

  @Test
  void newMatchHasTheNumberOfItsFirstEvent() {
    Seated match = client.begin("tictactoe");
    try (Events events = Events.open(server.address(), match.path(), match.first(), "")) {
      Events.Got first = events.next();
      assertEquals("0 match", first.id() + " " + first.type());
      assertEquals("", events.next("presence").id());
      try (Events resumed = Events.open(server.address(), match.path(), match.first(), "0")) {
        assertEquals("presence", resumed.next().type());
        match.play("a1", 0).ok(200);
        assertEquals("1", resumed.next().id());
      }
    }
  }

  @Test
  void presenceIsSentOnceAChange() {
    Seated match = client.begin("tictactoe");
    String address = server.address();
    try (Events first = Events.open(address, match.path(), match.first(), "")) {
      assertEquals(List.of("match", "presence"), List.of(first.next().type(), first.next().type()));
      for (int i = 0; i < 3; i++) {
        // Another stream of the same player changes nothing.
        Events again = Events.open(address, match.path(), match.first(), "");
        assertEquals("FIRST", again.next("presence").data().at("/players/0").asString());
        again.close();
      }
      match.post("players", Map.of("name", "Ann"), match.first()).ok(200);
      assertEquals("players", first.next().type());
      try (Events second = Events.open(address, match.path(), match.second(), "")) {
        assertEquals(2, second.next("presence").data().path("players").size());
        assertEquals(2, first.next().data().path("players").size());
        match.post("players", Map.of("name", "Bea"), match.first()).ok(200);
        assertEquals("players", first.next().type());
        assertEquals("players", second.next().type());
      }
    }
  }
}
