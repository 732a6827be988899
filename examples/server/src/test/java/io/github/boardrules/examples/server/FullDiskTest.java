package io.github.boardrules.examples.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/**
 * Tests that a server whose disk was full accepts changes again when there is space, without a
 * restart. A limit on the size of files, which the test raises later, stands in for the full disk.
 */
@Tag("proof")
class FullDiskTest {
  private static final Duration RECOVERY = Duration.ofSeconds(30);
  private static final int MORE_BYTES = 100_000;

  @TempDir Path folder;

  @Test
  void storeRecoversWhenThereIsSpaceAgain() throws Exception {
    assumeTrue(ServerProcess.canLimitFileSize(), "SKIPPED: the test needs prlimit (util-linux)");
    List<Seated> matches = new ArrayList<>();
    Path log = folder.resolve("log");
    try (ServerProcess server = ServerProcess.startLogging(log, folder.resolve("games"))) {
      Client client = Client.unchecked(server.address());
      matches.add(client.begin("tictactoe"));
      matches.get(0).playAll("a1");
      server.limitFileSize(Files.size(folder.resolve("games.mv.db")) + MORE_BYTES);
      Answer answer = fill(client, matches);
      String failure = answer.error(503, "STORAGE").path("failure").asString();
      JsonNode line = LogLine.first(log);
      assertEquals("failed", line.path("message").asString(), line.toString());
      assertEquals("STORAGE", line.path("code").asString());
      assertEquals(failure, line.path("failure").asString());
      assertTrue(line.path("trace").asString().contains("\n\tat "), line.toString());
      for (int i = 0; i < 20; i++) {
        Thread.sleep(100);
        client.post("api/v1/matches", "{\"game\":\"tictactoe\"}").error(503, "STORAGE");
      }

      server.limitFileSize(-1);
      long start = System.nanoTime();
      Answer played = matches.get(0).play("b2", 1);
      while (played.status() != 200 && System.nanoTime() - start < RECOVERY.toNanos()) {
        Thread.sleep(100);
        played = matches.get(0).play("b2", 1);
      }
      long millis = Duration.ofNanos(System.nanoTime() - start).toMillis();
      assertEquals(200, played.status(), "no recovery after " + millis + " ms");
      System.out.println(matches.size() + " matches, recovery after " + millis + " ms");
      client.get("api/v1/health").ok(200);
      matches.forEach(Seated::show);
      matches.add(client.begin("tictactoe"));
      server.kill();
    }
    // What was acknowledged before and after the failure is on disk.
    try (BoardServer server = TestSettings.start(folder)) {
      Client client = new Client(server.address());
      matches.forEach(match -> match.with(client).show());
      assertEquals(2, matches.get(0).with(client).show().path("plies").asInt());
    }
  }

  /** Creates matches until the server refuses one. Returns that answer. */
  private static Answer fill(Client client, List<Seated> matches) {
    for (int i = 0; i < 100_000; i++) {
      Answer answer = client.post("api/v1/matches", "{\"game\":\"tictactoe\"}");
      if (answer.status() != 201) {
        return answer;
      }
      matches.add(Seated.of(client, answer.json()));
    }
    throw new AssertionError("The disk is never full");
  }
}
