package io.github.boardrules.examples.server;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.Socket;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests that requests with smuggled requests, foreign paths, bombs and scripts are harmless. */
class MalformedTest {
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

  static Iterable<Malformed> all() {
    return Malformed.ALL;
  }

  @ParameterizedTest
  @MethodSource("all")
  void hasOneTypedAnswer(Malformed request) throws IOException {
    String answer;
    try (Socket socket = Visitor.of(server.address(), "127.0.0.1").connect()) {
      socket.getOutputStream().write(request.bytes());
      answer = new String(socket.getInputStream().readAllBytes(), UTF_8);
    }
    int status = Wire.status(answer);
    assertTrue(status == 200 || (status >= 400 && status < 500), answer);
    assertEquals(1, answer.split("HTTP/1.1 ", -1).length - 1, answer);
    assertFalse(answer.contains("Exception"), answer);
    assertFalse(answer.contains("root:"), answer);
    assertFalse(answer.contains("text/html"), answer);
    new Client(server.address()).get("api/v1/health").ok(200);
  }
}
