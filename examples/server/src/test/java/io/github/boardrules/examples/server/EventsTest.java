package io.github.boardrules.examples.server;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Tests the streams of events: order, resumption, presence, bounds, and threads. */
class EventsTest {
  private static final int STREAMS = Limits.of().streams;

  @TempDir Path folder;
  private BoardServer server;
  private Client client;

  @BeforeEach
  void start() {
    server = TestSettings.start(folder);
    client = new Client(server.address());
  }

  @AfterEach
  void stop() {
    server.close();
  }

  private Events follow(Seated match, String token, String lastId) {
    return Events.open(server.address(), match.path(), token, lastId);
  }

  private static String watcher(Seated match) {
    return match.show().path("watcher").asString();
  }

  @Test
  void beginsWithTheMatchAndGoesOnWithMoves() {
    Seated match = client.begin("tictactoe");
    match.playAll("a1", "a2");
    try (Events events = follow(match, match.first(), "")) {
      Events.Got whole = events.next();
      assertEquals("match", whole.type());
      assertEquals("2", whole.id());
      assertEquals(client.get(match.path(), match.first()).ok(200), whole.data());
      assertEquals("presence", events.next().type());
      JsonNode answer = match.play("b1", 2).ok(200);
      Events.Got move = events.next();
      assertEquals("3 move", move.id() + " " + move.type());
      assertEquals(3, move.data().path("ply").asInt());
      assertEquals("b1", move.data().path("move").asString());
      assertEquals("SECOND", move.data().path("toMove").asString());
      move.data().forEachEntry((name, value) -> assertEquals(value, answer.get(name)));
      match.play("b2", 3).ok(200);
      assertEquals("4", events.next().id());
      JsonNode last = match.play("c1", 4).ok(200);
      assertEquals("FIRST", last.at("/result/winner").asString());
      Events.Got end = events.next();
      assertTrue(end.data().path("over").asBoolean());
      assertEquals(last.path("result"), end.data().path("result"));
    }
  }

  @Test
  void resumesAfterTheLastKnownEvent() {
    Seated match = client.begin("tictactoe");
    try (Events present = follow(match, match.second(), "")) {
      present.next("match");
      match.playAll("a1", "a2", "b1");
      try (Events back = follow(match, match.first(), "1")) {
        assertEquals(List.of("2", "3"), List.of(back.next().id(), back.next().id()));
        assertEquals("presence", back.next().type());
      }
      try (Events current = follow(match, match.first(), "3")) {
        assertEquals("presence", current.next().type());
      }
      try (Events wrong = follow(match, match.first(), "4")) {
        assertEquals("match", wrong.next().type());
      }
    }
    server.close();
    server = TestSettings.start(folder);
    try (Events afterRestart = follow(match, match.first(), "1")) {
      Events.Got whole = afterRestart.next();
      assertEquals("3 match", whole.id() + " " + whole.type());
      assertEquals(List.of("a1", "a2", "b1"), Answer.texts(whole.data().path("moves")));
    }
  }

  @Test
  void rejectsWrongNumbersAndTokens() throws IOException {
    Seated match = client.begin("tictactoe");
    for (String id : List.of("x", "-1", "1.5")) {
      assertEquals(400, status(match, match.first(), id));
    }
    assertEquals(403, status(match, "x", ""));
    assertEquals(0, server.streams());
  }

  private int status(Seated match, String token, String lastId) throws IOException {
    HttpResponse<InputStream> response = Events.ask(server.address(), match.path(), token, lastId);
    response.body().close();
    return response.statusCode();
  }

  @Test
  void reportsPresence() {
    Seated match = client.begin("tictactoe");
    try (Events first = follow(match, match.first(), "")) {
      assertEquals(List.of("FIRST"), Answer.texts(first.next("presence").data().path("players")));
      try (Events watching = follow(match, watcher(match), "")) {
        assertEquals(1, first.next("presence").data().path("watchers").asInt());
        assertFalse(watching.next("match").data().has("watcher"));
        try (Events second = follow(match, match.second(), "")) {
          JsonNode present = second.next("presence").data().path("players");
          assertEquals(List.of("FIRST", "SECOND"), Answer.texts(present));
          first.next("presence");
        }
        assertEquals(List.of("FIRST"), Answer.texts(first.next("presence").data().path("players")));
      }
      assertEquals(0, first.next("presence").data().path("watchers").asInt());
    }
  }

  @Test
  void deletedMatchEndsItsStreams() {
    Seated match = client.begin("tictactoe");
    try (Events events = follow(match, watcher(match), "")) {
      client.delete(match.path(), match.first(), match.second());
      events.next("deleted");
      assertEquals("closed", events.next().type());
    }
  }

  @Test
  void takenSeatEndsTheStreamsOfItsFormerToken() {
    Seated match = client.begin("tictactoe");
    String key = match.post("keys", Map.of(), match.second()).ok(201).path("key").asString();
    try (Events first = follow(match, match.first(), "");
        Events second = follow(match, match.second(), "")) {
      Map<String, String> body = Map.of("key", key, "token", "T".repeat(43), "name", "Ann");
      match.post("seats", body).ok(200);
      second.next("seat");
      assertEquals("closed", second.next().type());
      assertEquals("Ann", first.next("seat").data().at("/players/SECOND").asString());
    }
  }

  @Test
  void addressHasALimitedNumberOfStreams() throws IOException {
    Seated match = client.begin("tictactoe");
    List<Events> open = new ArrayList<>();
    for (int i = 0; i < STREAMS; i++) {
      open.add(follow(match, match.first(), ""));
    }
    assertEquals(429, status(match, match.first(), ""));
    open.get(0).close();
    open.get(1).next("presence");
    for (int i = 0; server.streams() >= STREAMS && i < 300; i++) {
      match.post("players", Map.of("name", "Ann " + i), match.first()).ok(200);
    }
    assertEquals(STREAMS - 1, server.streams());
    open.add(follow(match, match.first(), ""));
    open.forEach(Events::close);
  }

  /** A client that does not read is cut off; the other clients of the match do not wait for it. */
  @Test
  @Tag("proof")
  void slowReaderIsCutOff() throws Exception {
    Seated match = client.begin("tictactoe");
    URI address = URI.create(server.address());
    try (Socket slow = new Socket()) {
      slow.setReceiveBufferSize(4096);
      slow.connect(new InetSocketAddress(address.getHost(), address.getPort()));
      OutputStream out = slow.getOutputStream();
      String request =
          "GET /%s/events HTTP/1.1\r\nHost: %s\r\nAuthorization: Bearer %s\r\n\r\n"
              .formatted(match.path(), address.getAuthority(), match.first());
      out.write(request.getBytes(UTF_8));
      try (Events present = follow(match, match.second(), "")) {
        present.next("presence");
        for (int i = 0; i < 1000 && server.streams() < 2; i++) {
          Thread.sleep(10);
        }
        assertEquals(2, server.streams());
        int sent = 0;
        while (server.streams() == 2 && sent < 100_000) {
          String name = "\u2603".repeat(59) + sent % 10;
          JsonNode answer = match.post("players", Map.of("name", name), match.first()).ok(200);
          assertEquals(answer.path("players"), present.next("players").data().path("players"));
          sent++;
        }
        assertEquals(1, server.streams());
      }
    }
  }
}
