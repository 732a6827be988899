package io.github.boardrules.examples.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.common.collect.Multiset;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Fifty clients play while one attack follows the other, the server is killed twice, and its disk
 * is full once. New clients must be served during each attack, and no acknowledged move may be
 * lost.
 *
 * <p>The attacks are small and take some seconds, or {@code -Dboardrules.server.soak.seconds}; they
 * are large from 300 seconds on. The class path in {@code -Dboardrules.server.soak.path} tests
 * another server.
 */
@Tag("proof")
class SoakTest {
  private static final int SECONDS = Integer.getInteger("boardrules.server.soak.seconds", 10);
  private static final boolean IS_LARGE = SECONDS >= 300;
  private static final double SCALE = IS_LARGE ? 1 : 0.1;

  /** The time in which the server must respond; generous in small, for machines that are busy. */
  private static final int RESPONSE_MILLIS = IS_LARGE ? 10_000 : 60_000;

  private static final String CLASS_PATH =
      System.getProperty("boardrules.server.soak.path", System.getProperty("java.class.path"));
  private static final int CLIENTS = 50;
  private static final Duration PHASE =
      Duration.ofMillis(SECONDS * 1000L / (Attack.values().length + 1));
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  @TempDir Path folder;

  /** A process of the server. */
  private record Running(ServerProcess process, Gauge gauge) {
    static Running start(Path folder) throws IOException {
      String compiler = "-XX:TieredStopAtLevel=" + (IS_LARGE ? 4 : 1);
      ServerProcess process =
          ServerProcess.bare(
              List.of("-Xmx512m", "-XX:+UseSerialGC", compiler),
              CLASS_PATH,
              List.of("--port=0", "--database=" + folder.resolve("games")));
      return new Running(process, Gauge.of(process.pid()));
    }

    void kill() throws Exception {
      process.kill();
      process.close();
      try {
        gauge.close();
      } catch (IOException e) {
        // The other end was killed.
      }
    }
  }

  @Test
  void newClientsAreServedAndNothingIsLost() throws Exception {
    assumeTrue(ServerProcess.canLimitFileSize(), "SKIPPED: the test needs prlimit (util-linux)");
    Trial trial = new Trial();
    Players players = new Players(trial::url, CLIENTS);
    try {
      trial.run(players);
    } finally {
      players.close();
      trial.running.kill();
    }
    List<String> losses;
    try (BoardServer server = TestSettings.start(folder)) {
      losses = players.losses(server);
    }
    System.out.printf(
        Locale.ROOT,
        "%d clients: %,d matches and moves acknowledged, %d lost%n",
        CLIENTS,
        players.acknowledged(),
        losses.size());
    assertEquals(List.of(), losses);
    assertTrue(players.acknowledged() > CLIENTS);
    assertEquals(0, trial.failures);
    assertEquals(0, players.unanswered());
  }

  /** The attacks, kills and the full disk, one after the other. */
  private final class Trial {
    private volatile Running running = Running.start(folder);
    private int failures;

    Trial() throws IOException {}

    String url() {
      return running.process().address();
    }

    void run(Players players) throws Exception {
      System.out.println(
          "| attack | requests | failed | 5xx | worst page, ms | worst move, ms | threads | heap,"
              + " MB |\n|---|---:|---:|---:|---:|---:|---:|---:|");
      visit("none", players);
      for (Attack attack : Attack.values()) {
        Closeable attackers = attack.start(url(), SCALE);
        try {
          visit(attack.name().toLowerCase(Locale.ROOT).replace('_', ' '), players);
        } finally {
          attackers.close();
        }
        switch (attack) {
          case SLOW_READERS, MANY_CONNECTIONS -> killAndStart();
          case OPEN_UPLOADS -> fillDisk(players);
          default -> {}
        }
      }
    }

    /** Measures what new clients experience. */
    private void visit(String name, Players players) throws Exception {
      Multiset<String> unused = players.takeErrors();
      Probe probe = new Probe(RESPONSE_MILLIS);
      probe.visit(url(), PHASE);
      failures += probe.failures().size();
      Multiset<String> errors = players.takeErrors();
      System.out.printf(
          Locale.ROOT,
          "| %s | %,d | %,d | %,d | %,d | %,d | %d | %d |%s%n",
          name,
          probe.requests(),
          probe.failures().size(),
          probe.errors() + errors.size(),
          probe.worstPage(),
          probe.worstMove(),
          running.gauge().threads(),
          running.gauge().heapMegabytes(),
          probe.failures().isEmpty() && errors.isEmpty()
              ? ""
              : " " + probe.failures() + " " + errors);
    }

    private void killAndStart() throws Exception {
      running.kill();
      running = Running.start(folder);
    }

    /** Fills the disk until the server refuses moves, and makes space a little later. */
    private void fillDisk(Players players) throws Exception {
      ServerProcess process = running.process();
      process.limitFileSize(Files.size(folder.resolve("games.mv.db")));
      long full = System.nanoTime();
      // More matches than those of the players, whose number depends on the machine.
      for (int i = 0; !players.takeErrors().contains("STORAGE"); i++) {
        assertTrue(System.nanoTime() - full < PATIENCE.toNanos(), "The disk is never full");
        Visitor.of(url(), "127.0.201." + (1 + i % 250)).post("/api/v1/matches", "{\"game\":\"y\"}");
      }
      long filled = System.nanoTime() - full;
      Thread.sleep(IS_LARGE ? 2000 : 500);
      process.limitFileSize(-1);
      long start = System.nanoTime();
      Visitor visitor = Visitor.of(url(), "127.0.200.251");
      while (visitor.get("/api/v1/health").status() != 200) {
        assertTrue(System.nanoTime() - start < PATIENCE.toNanos(), "The server does not recover");
        Thread.sleep(100);
      }
      System.out.println(
          "The disk was full after "
              + Duration.ofNanos(filled).toMillis()
              + " ms; health after "
              + Duration.ofNanos(System.nanoTime() - start).toMillis()
              + " ms");
    }
  }
}
