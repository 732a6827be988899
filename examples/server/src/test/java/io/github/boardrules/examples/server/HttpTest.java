package io.github.boardrules.examples.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests what every response has in common, and that other sites cannot use the API. */
class HttpTest {
  private static final String NEW_MATCH = "{\"game\":\"tictactoe\"}";
  private static final String JSON = "Content-Type: application/json\r\n";

  @TempDir static Path folder;
  private static BoardServer server;

  @BeforeAll
  static void start() {
    server = TestSettings.start(folder);
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  private static String create(String headers) throws IOException {
    return Wire.post(server.port(), "/api/v1/matches", headers, NEW_MATCH);
  }

  @Test
  void ownPageMayWrite() throws IOException {
    assertEquals(201, Wire.status(create(JSON)));
    assertEquals(
        201, Wire.status(create(JSON + "Origin: http://127.0.0.1:" + server.port() + "\r\n")));
    assertEquals(201, Wire.status(create("Content-Type: application/json; charset=utf-8\r\n")));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Origin: http://evil.example\r\n",
        "Origin: null\r\n",
        "Origin: http://127.0.0.1:1\r\n",
        "Sec-Fetch-Site: cross-site\r\n",
        "Sec-Fetch-Site: same-site\r\n"
      })
  void otherSitesMayNotWrite(String header) throws IOException {
    String answer = create(JSON + header);
    assertEquals(403, Wire.status(answer), answer);
    assertTrue(answer.contains("\"FOREIGN_ORIGIN\""), answer);
    String records = Wire.post(server.port(), "/api/v1/verdicts", header, "x");
    assertEquals(403, Wire.status(records), records);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "Content-Type: text/plain\r\n",
        "Content-Type: application/x-www-form-urlencoded\r\n",
        "Content-Type: multipart/form-data; boundary=x\r\n",
        "Content-Type: application/jsonx\r\n"
      })
  void jsonIsRequiredWhereTheBodyIsJson(String header) throws IOException {
    String answer = create(header);
    assertEquals(415, Wire.status(answer), answer);
    assertTrue(answer.contains("\"MEDIA_TYPE\""), answer);
  }

  @ParameterizedTest
  @CsvSource({
    "application/json; charset=nope, legal",
    "application/json; charset=no pe, matches",
    "application/json; charset=\"nope\", records/change",
    "text/plain; charset=nope, verdicts",
    "text/plain; charset=nope, records/show",
    "text/plain; charset=nope, records/animation",
    "application/x-www-form-urlencoded; charset=nope, find",
    "multipart/form-data; boundary=x, verdicts",
    "Multipart/Mixed; boundary=x, records/show",
    "multipart/form-data; boundary=x, records/animation",
    "multipart/form-data; boundary=x, find"
  })
  void bodyThatCannotBeDecodedIsOfAnUnsupportedMediaType(String type, String path)
      throws IOException {
    String answer =
        Wire.post(server.port(), "/api/v1/" + path, "Content-Type: " + type + "\r\n", NEW_MATCH);
    assertEquals(415, Wire.status(answer), answer);
    assertTrue(answer.contains("\"MEDIA_TYPE\""), answer);
  }

  @ParameterizedTest
  @CsvSource({
    "legal?game=%zz, /game, %zz",
    "legal?game=loa&limit=%, /limit, %",
    "legal?game=loa%2, /game, %2",
    "legal?game=%c3%28, /game, %c3%28",
    "legal?game=a%ffb, /game, %ff",
    "legal?game=loa&%zz=1, /%zz, %zz",
    "legal?game=loa&a%2fb=%zz, /a%2fb, %zz",
    "games?x=%zz, /x, %zz",
    "matches/x/record?format=%zz, /format, %zz",
    "matches/x/events?views=%zz, /views, %zz"
  })
  void queryThatCannotBeDecodedIsRefusedWithItsPlace(String path, String place, String found)
      throws IOException {
    String answer = bare("GET", "/api/v1/" + path);
    assertEquals(400, Wire.status(answer), answer);
    assertTrue(answer.contains("\"code\":\"BAD_HTTP\""), answer);
    assertTrue(answer.contains("\"pointer\":\"" + place + "\""), answer);
    assertTrue(answer.contains("\\\"" + found + "\\\""), answer);
  }

  @Test
  void encodedQueryIsDecoded() throws IOException {
    String answer = bare("GET", "/api/v1/legal?game=lo%61&moves=b1-b3%2Ch2-f2&lim%69t=1");
    assertEquals(200, Wire.status(answer), answer);
    assertTrue(bare("GET", "/api/v1/legal?game=%e2%98%83").contains("Unknown game \u2603"));
  }

  @ParameterizedTest
  @CsvSource({
    "PUT, /api/v1/games, GET",
    "DELETE, /api/v1/matches, POST",
    "POST, /api/v1/health, GET",
    "PUT, /openapi.json, GET"
  })
  void unsupportedMethodNamesTheSupportedOnes(String method, String path, String allowed)
      throws IOException {
    String answer = bare(method, path);
    assertEquals(405, Wire.status(answer), answer);
    List<String> allow =
        answer
            .lines()
            .filter(line -> line.startsWith("Allow: "))
            .flatMap(line -> List.of(line.substring(7).split(", ")).stream())
            .toList();
    assertTrue(allow.contains(allowed), answer);
  }

  private static String bare(String method, String path) throws IOException {
    return Wire.answer(
        server.port(), method + " " + path + " HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"/api/v1/games", "/api/v1/health", "/openapi.json", "/", "/api/nix", "/nix"})
  void headHasTheHeadersOfGet(String path) {
    Client client = Client.unchecked(server.address());
    Answer head = client.send("HEAD", path.substring(1), BodyPublishers.noBody());
    Answer get = client.get(path.substring(1));
    assertEquals("", head.text());
    assertEquals(get.status(), head.status());
    for (String name : List.of("Content-Type", "Content-Security-Policy", "Cache-Control")) {
      assertEquals(get.header(name), head.header(name), name);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "hello\r\n\r\n",
        "GET /%00 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
        "GET /../../etc/passwd HTTP/1.1\r\nHost: x\r\n\r\n",
        "GET /a;b/../c HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
        "GET /api/v1/games HTTP/1.1\r\n\r\n",
        "GET / HTTP/9.9\r\nHost: x\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n",
        "GET /nix HTTP/1.1\r\nHost: x\r\nAccept: text/html\r\nConnection: close\r\n\r\n"
      })
  void errorsOfTheContainerHaveTheSameShape(String request) throws IOException {
    checkShape(Wire.answer(server.port(), request));
  }

  @Test
  void longHeadersAreRejectedInTheSameShape() throws IOException {
    checkShape(
        Wire.answer(
            server.port(), "GET / HTTP/1.1\r\nHost: x\r\nX: " + "x".repeat(9000) + "\r\n\r\n"));
  }

  /** The page shows names as text; here, a browser must not take the response for a page. */
  @Test
  void scriptInANameIsText() {
    Client client = new Client(server.address());
    String script = "<script>alert(1)</script>";
    Seated match = client.begin(Map.of("game", "tictactoe", "players", Map.of("FIRST", script)));
    Answer shown = client.get(match.path(), match.first());
    assertEquals(script, shown.ok(200).at("/players/FIRST").asString());
    assertTrue(shown.header("Content-Type").startsWith("application/json"));
    assertEquals("nosniff", shown.header("X-Content-Type-Options"));
    assertTrue(shown.header("Content-Security-Policy").startsWith("default-src 'self'; "));
  }

  private static void checkShape(String answer) {
    assertTrue(Wire.status(answer) >= 400 && Wire.status(answer) < 600, answer);
    assertTrue(answer.contains("{\"error\":{\"code\":\""), answer);
    String head =
        answer.substring(0, answer.indexOf("\r\n\r\n")).toLowerCase(java.util.Locale.ROOT);
    assertTrue(head.contains("content-type: application/json"), answer);
    assertTrue(head.contains("content-security-policy: default-src 'self'"), answer);
    assertTrue(head.contains("x-content-type-options: nosniff"), answer);
  }
}
