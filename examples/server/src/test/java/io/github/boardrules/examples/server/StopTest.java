package io.github.boardrules.examples.server;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Tests that a server which stops closes everything. */
@Tag("proof")
class StopTest {
  @TempDir Path folder;

  @Test
  void aRequestThatHangsIsCutOff() throws IOException {
    BoardServer server = TestSettings.start(folder);
    int port = server.port();
    int metrics = server.serveMetrics(0);
    Seated match = new Client(server.address()).begin("loa");
    try (Socket hanging = new Socket(InetAddress.getLoopbackAddress(), port)) {
      String start = "POST /api/v1/matches HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{";
      hanging.getOutputStream().write(start.getBytes(ISO_8859_1));
      server.close();
    }
    for (int each : new int[] {port, metrics}) {
      assertThrows(
          ConnectException.class, () -> new Socket(InetAddress.getLoopbackAddress(), each).close());
    }
    // The database is closed, so that another server can open it.
    try (BoardServer next = TestSettings.start(folder)) {
      JsonNode kept = match.with(new Client(next.address())).show();
      assertEquals(0, kept.path("version").asInt());
    }
  }
}
