package io.github.boardrules.examples.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.examples.engine.referee.RefereeCode;
import io.github.boardrules.examples.engine.referee.RefereeJson;
import io.github.boardrules.examples.engine.referee.Refusal;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Malformed HTTP requests must neither stop the server nor reveal its internals. */
class BadRequestsTest {
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

  private static String answer(String request) throws IOException {
    return Wire.answer(server.port(), request);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "hello\r\n\r\n",
        "GET / HTTP/9.9\r\nHost: x\r\n\r\n",
        "GET /%00 HTTP/1.1\r\nHost: x\r\n\r\n",
        "GET /../../etc/passwd HTTP/1.1\r\nHost: x\r\n\r\n",
        "GET /api/v1/matches/%2e%2e/x HTTP/1.1\r\nHost: x\r\n\r\n",
        "GET /api/v1/games HTTP/1.1\r\n\r\n",
        "POST /api/v1/matches HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n{}",
        "POST /api/v1/matches HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n{\"game\":",
        "POST /api/v1/matches HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nxyz\r\n",
        "POST /api/v1/matches HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{",
        "POST /api/v1/verdicts HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
        "POST /api/v1/verdicts HTTP/1.1\r\nHost: x\r\nContent-Length: 500\r\n\r\n[Game",
        "POST /api/v1/matches HTTP/1.1\r\n"
            + "Host: x\r\n"
            + "Content-Encoding: gzip\r\n"
            + "Content-Length: 2\r\n\r\n"
            + "{}"
      })
  @SuppressWarnings("StringConcatToTextBlock") // a text block has no carriage returns
  void malformedRequestIsRejectedOrClosed(String request) throws IOException {
    String answer = answer(request);
    assertTrue(answer.isEmpty() || answer.matches("(?s)HTTP/1.1 (4|505).*"), answer);
    assertFalse(answer.contains("Exception"), answer);
    assertFalse(answer.contains("\tat "), answer);
    assertFalse(answer.contains("jetty"), answer);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "POST /api/v1/matches HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n{\"game\":",
        "POST /api/v1/matches HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{",
        "POST /api/v1/verdicts HTTP/1.1\r\nHost: x\r\nContent-Length: 500\r\n\r\n[Game",
      })
  void incompleteRequestIsReported(String request) throws IOException {
    String answer = answer(request);
    assertTrue(answer.contains("\"BROKEN_OFF\""), answer);
  }

  @Test
  void bytesThatAreNotTextAreNotJson() {
    // Looks like UTF-32 in an unusual byte order.
    byte[] body = {0, 0, '{', 0};
    Refusal refusal = assertThrows(Refusal.class, () -> RefereeJson.read(body));
    assertEquals(RefereeCode.MALFORMED_JSON, refusal.code());
  }

  @Test
  void serverStillResponds() {
    new Client(server.address()).get("api/v1/health").ok(200);
  }
}
