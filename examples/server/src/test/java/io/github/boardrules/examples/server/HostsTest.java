package io.github.boardrules.examples.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests under which host names the server answers. */
class HostsTest {
  @TempDir static Path folder;
  private static BoardServer server;

  @BeforeAll
  static void start() {
    server =
        BoardServer.start(
            new Settings(
                "127.0.0.1",
                0,
                folder.resolve("games"),
                TestSettings.WIDE,
                ImmutableSet.of(),
                ImmutableSet.of("games.example")),
            TestSettings.LIFE);
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  private static String get(String path, String host) throws IOException {
    return get(server.port(), path, host);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "localhost",
        "LocalHost:80",
        "localhost.",
        "127.0.0.1",
        "127.0.0.1:8080",
        "192.0.2.1",
        "[::1]:8080",
        "games.example",
        "Games.Example:8080"
      })
  void ownNamesAndAddressesAreAccepted(String host) throws IOException {
    assertEquals(200, Wire.status(get("/api/v1/games", host)), host);
    assertEquals(200, Wire.status(get("/", host)), host);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "evil.example",
        "evil.example:8080",
        "localhost.evil.example",
        "127.0.0.1.evil.example",
        "evil.games.example",
        "x"
      })
  void otherNamesAreRejected(String host) throws IOException {
    for (String path : new String[] {"/", "/style.css", "/openapi.json", "/api/v1/games", "/nix"}) {
      String answer = get(path, host);
      assertEquals(421, Wire.status(answer), answer);
      assertTrue(answer.contains("\"UNKNOWN_HOST\""), answer);
      assertTrue(answer.contains("Content-Security-Policy: "), answer);
    }
  }

  /** The request of a page whose host name resolves to the address of the server. */
  @Test
  void reboundNameCannotCreateMatches() throws IOException {
    String body = "{\"game\":\"tictactoe\"}";
    String answer =
        Wire.answer(
            server.port(),
            "POST /api/v1/matches HTTP/1.1\r\nHost: evil.example:8080\r\n"
                + "Origin: http://evil.example:8080\r\nSec-Fetch-Site: same-origin\r\n"
                + "Content-Type: application/json\r\nConnection: close\r\nContent-Length: "
                + body.length()
                + "\r\n\r\n"
                + body);
    assertEquals(421, Wire.status(answer), answer);
  }

  @Test
  void hostOfTheRequestLineIsChecked() throws IOException {
    String request = "GET http://evil.example/ HTTP/1.1\r\nHost: evil.example\r\n\r\n";
    assertEquals(421, Wire.status(Wire.answer(server.port(), request)));
    String other = "GET http://evil.example/ HTTP/1.1\r\nHost: localhost\r\n\r\n";
    int status = Wire.status(Wire.answer(server.port(), other));
    assertTrue(status == 421 || status == 400, "status " + status);
  }

  @Test
  void requestWithoutHostIsAcceptedInHttp10() throws IOException {
    String answer = Wire.answer(server.port(), "GET /api/v1/games HTTP/1.0\r\n\r\n");
    assertEquals(200, Wire.status(answer), answer);
  }

  @Test
  void portOfTheMetricsHasTheSameNames() throws IOException {
    int port = server.serveMetrics(0);
    for (String host : new String[] {"localhost:" + port, "127.0.0.1", "[::1]", "games.example"}) {
      assertEquals(200, Wire.status(get(port, "/metrics", host)), host);
    }
    for (String host : new String[] {"evil.example", "evil.example:" + port, "x"}) {
      for (String path : new String[] {"/metrics", "/", "/-/healthy", "/nix"}) {
        String answer = get(port, path, host);
        assertEquals(421, Wire.status(answer), answer);
        assertFalse(answer.contains("boardrules"), answer);
      }
    }
    String target = get(port, "http://evil.example/metrics", "localhost");
    assertEquals(421, Wire.status(target), target);
  }

  private static String get(int port, String path, String host) throws IOException {
    return Wire.answer(
        port, "GET " + path + " HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n\r\n");
  }
}
