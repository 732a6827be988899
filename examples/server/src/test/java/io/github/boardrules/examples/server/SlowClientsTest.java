package io.github.boardrules.examples.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Many clients of one address that send their requests a byte a second must not delay the requests
 * of others. They drip for a few seconds, or for {@code -Dboardrules.server.drip.seconds}.
 */
@Tag("proof")
class SlowClientsTest {
  private static final int CONNECTIONS = 500;
  private static final long SECONDS = Long.getLong("boardrules.server.drip.seconds", 3);

  @TempDir Path folder;

  @Test
  void slowBodiesDoNotDelayOthers() throws Exception {
    checkWaits(
        "slow bodies",
        "POST /api/v1/matches HTTP/1.1",
        "Host: localhost",
        "Content-Type: application/json",
        "Content-Length: 1000",
        "",
        "");
  }

  @Test
  void slowHeadersDoNotDelayOthers() throws Exception {
    checkWaits("slow headers", "GET / HTTP/1.1", "Host: localhost", "X-Slow: ");
  }

  private void checkWaits(String name, String... start) throws Exception {
    try (ServerProcess server = ServerProcess.start(folder.resolve("games"));
        Drip drip = Drip.open(server.address(), CONNECTIONS, String.join("\r\n", start))) {
      Waits waits = Waits.measure(server.address(), Duration.ofSeconds(SECONDS));
      System.out.println(drip.connections() + " " + name + ", " + SECONDS + " s: " + waits);
      assertEquals(0, waits.failures());
      assertTrue(waits.requests() > 0);
    }
  }
}
