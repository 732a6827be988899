package io.github.boardrules.examples.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Runs fifty concurrent clients against a server in its own process for a few seconds, or for
 * {@code -Dboardrules.server.load.seconds}.
 */
@Tag("proof")
class LoadTest {
  private static final int CLIENTS = 50;
  private static final long SECONDS = Long.getLong("boardrules.server.load.seconds", 5);

  @TempDir Path folder;

  @Test
  void responsesAndStoredMovesAreCorrectUnderLoad() throws Exception {
    try (ServerProcess server = ServerProcess.start(folder.resolve("games"))) {
      Load.Result result = Load.run(server.address(), CLIENTS, SECONDS);
      System.out.println(CLIENTS + " clients, " + SECONDS + " s: " + result);
      assertEquals(List.of(), result.wrong());
      assertEquals(0, result.lost());
      assertEquals(0, result.failures());
      assertTrue(result.accepted() > 0 && result.refused() > 0 && result.stale() > 0);
    }
  }
}
