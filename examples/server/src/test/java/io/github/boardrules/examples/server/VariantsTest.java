package io.github.boardrules.examples.server;

import static java.util.Locale.ROOT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.base.Splitter;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests compressed responses and conditional requests as browsers, caches and proxies see them. */
class VariantsTest {
  private static final String GZIP = "Accept-Encoding: gzip";

  /** Responses with entity tags, of which one is too small to be compressed; MATCH is a match. */
  private static final List<String> TAGGED =
      List.of("/api/v1/games", "/api/v1/legal?game=loa", "/style.css", "/board/board.js", "MATCH");

  @TempDir static Path folder;
  private static BoardServer server;
  private static Seated match;

  @BeforeAll
  static void start() {
    server = TestSettings.start(folder);
    String name = "A".repeat(60);
    Map<String, String> players = Map.of("FIRST", name, "SECOND", name);
    match = new Client(server.address()).begin(Map.of("game", "loa", "players", players));
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  /** A response: its status, its headers in lower case, and its body. */
  private record Got(int status, String head, String body) {
    static Got of(String answer) {
      List<String> parts = Splitter.on("\r\n\r\n").limit(2).splitToList(answer);
      return new Got(Wire.status(answer), parts.get(0), parts.get(1));
    }

    String header(String name) {
      return head.lines()
          .filter(line -> line.toLowerCase(ROOT).startsWith(name.toLowerCase(ROOT) + ": "))
          .map(line -> line.substring(name.length() + 2))
          .findFirst()
          .orElse("");
    }
  }

  private static Got ask(String method, String path, String... headers) throws IOException {
    return Got.of(
        Wire.answer(
            server.port(),
            method
                + " "
                + target(path)
                + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nAuthorization: Bearer "
                + match.first()
                + "\r\n"
                + String.join("", List.of(headers).stream().map(line -> line + "\r\n").toList())
                + "\r\n"));
  }

  private static String target(String path) {
    return path.replace("MATCH", "/" + match.path());
  }

  private static void assertNotModified(String tag, Got got) {
    assertEquals(304, got.status(), got.head());
    assertEquals("", got.body());
    assertEquals(tag, got.header("ETag"));
    assertEquals("", got.header("Content-Encoding"));
    assertTrue(got.header("Vary").contains("Accept-Encoding"), got.head());
    assertTrue(got.header("Cache-Control").matches("max-age=0|.*no-cache"), got.head());
  }

  @Test
  void eachVariantHasItsTagAndIsNotSentAgain() throws IOException {
    for (String path : TAGGED) {
      String plain = ask("GET", path).header("ETag");
      Got compressed = ask("GET", path, GZIP);
      if (!path.contains("legal")) {
        assertEquals("gzip", compressed.header("Content-Encoding"), path);
        assertNotEquals(plain, compressed.header("ETag"), path);
      }
      String tag = compressed.header("ETag");
      for (String method : List.of("GET", "HEAD")) {
        assertNotModified(plain, ask(method, path, "If-None-Match: " + plain));
        assertNotModified(tag, ask(method, path, GZIP, "If-None-Match: " + tag));
      }
      if (!path.contains("legal")) {
        assertEquals(200, ask("GET", path, "If-None-Match: " + tag).status(), path);
      }
    }
  }

  @Test
  void tagsAreComparedWeaklyAndInLists() throws IOException {
    for (String path : TAGGED) {
      String tag = ask("GET", path).header("ETag");
      String opaque = tag.replace("W/", "");
      for (String known :
          List.of(
              opaque,
              "W/" + opaque,
              "\"x\", " + opaque,
              "W/\"x\",W/" + opaque + " , \"y\"",
              "\"a,b\"," + opaque,
              "*",
              " * ")) {
        assertNotModified(tag, ask("GET", path, "If-None-Match: " + known));
      }
      assertNotModified(
          tag, ask("GET", path, "If-None-Match: \"x\"", "If-None-Match: W/" + opaque));
      for (String other :
          List.of("\"x\"", "", opaque.replace("\"", ""), "\"*\"", "x" + opaque + "y\"")) {
        if (!other.startsWith("x")) {
          assertEquals(200, ask("GET", path, "If-None-Match: " + other).status(), path + other);
        }
      }
    }
  }

  /**
   * The requests of nginx 1.22: one that compresses itself, and makes the tags of the browser weak;
   * and one with a cache, which asks with the tags that it has.
   */
  @Test
  void nginxGetsNothingThatItHas() throws IOException {
    for (String path : TAGGED) {
      String plain = ask("GET", path).header("ETag");
      String weak = "W/" + plain.replace("W/", "");
      assertNotModified(plain, nginx(path, "If-None-Match: " + weak + "\r\n"));
      assertNotModified(plain, nginx(path, "If-None-Match: " + plain + "\r\n"));
      String tag = ask("GET", path, GZIP).header("ETag");
      assertNotModified(tag, nginx(path, "If-None-Match: " + tag + "\r\n" + GZIP + "\r\n"));
    }
  }

  private static Got nginx(String path, String headers) throws IOException {
    return Got.of(
        Wire.answer(
            server.port(),
            "GET "
                + target(path)
                + " HTTP/1.0\r\nHost: 127.0.0.1\r\nConnection: close\r\n"
                + headers
                + "User-Agent: curl/7.88.1\r\nAccept: */*\r\nAuthorization: Bearer "
                + match.first()
                + "\r\n\r\n"));
  }

  @Test
  void errorsAndResponsesWithoutTagAreSentWhateverTheClientHas() throws IOException {
    assertEquals(404, ask("GET", "/nix", "If-None-Match: *").status());
    assertEquals(422, ask("GET", "/api/v1/legal?game=nix", "If-None-Match: *").status());
    assertEquals(200, ask("GET", "/openapi.json", "If-None-Match: *").status());
    assertEquals(200, ask("GET", "/api/v1/health", "If-None-Match: *").status());
  }

  @Test
  void tagOfAMatchChangesWithIt() throws IOException {
    String tag = ask("GET", "MATCH").header("ETag");
    match.post("players", Map.of("name", "Ann".repeat(20)), match.first()).ok(200);
    Got changed = ask("GET", "MATCH", "If-None-Match: " + tag);
    assertEquals(200, changed.status());
    assertTrue(changed.body().contains("Ann"), changed.body());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/",
        "/style.css",
        "/nix",
        "/openapi.json",
        "/api/v1/games",
        "/api/v1/nix",
        "/api/v1/legal?game=nix",
        "MATCH",
        "MATCH/record",
        "MATCH/views/0"
      })
  void everyResponseVariesWithTheEncoding(String path) throws IOException {
    for (String method : List.of("GET", "HEAD")) {
      assertTrue(ask(method, path).header("Vary").contains("Accept-Encoding"), path);
      assertTrue(ask(method, path, GZIP).header("Vary").contains("Accept-Encoding"), path);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"gzip", "GZIP", "br, gzip", "gzip;q=0.5, br;q=0", "deflate;q=1,gzip; q=0.001"})
  void clientThatAcceptsGzipGetsIt(String accepted) throws IOException {
    for (String path : List.of("/style.css", "/openapi.json", "/api/v1/games", "MATCH")) {
      Got got = ask("GET", path, "Accept-Encoding: " + accepted);
      assertEquals("gzip", got.header("Content-Encoding"), path);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "gzip;q=0",
        "gzip; q=0.000",
        "*;q=0",
        "identity",
        "br",
        "xgzip",
        "br;q=1.0, gzip;q=0",
        ""
      })
  void clientThatDoesNotAcceptGzipDoesNotGetIt(String accepted) throws IOException {
    for (String path : List.of("/style.css", "/openapi.json", "/api/v1/games", "MATCH")) {
      Got got = ask("GET", path, "Accept-Encoding: " + accepted);
      assertEquals("200 ", got.status() + " " + got.header("Content-Encoding"), path);
    }
    String events = "MATCH/events?views=true";
    Got got = ask("HEAD", events, "Accept-Encoding: " + accepted);
    assertEquals("200 ", got.status() + " " + got.header("Content-Encoding"), events);
  }
}
