package io.github.boardrules.examples.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Position;
import io.github.boardrules.examples.engine.index.PositionIndex;
import io.github.boardrules.examples.engine.index.RandomGames;
import io.github.boardrules.examples.engine.select.GameFilter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Kills processes that add games to an index. */
@Tag("proof")
class KilledIndexTest {
  private static final int GAMES = 4_000;

  @TempDir private Path folder;

  @Test
  void aKilledProcessLeavesTheIndexAsItWas() throws Exception {
    SplittableRandom random = new SplittableRandom(7);
    Path records = folder.resolve("records");
    Path index = folder.resolve("index");
    assertEquals(100, RandomGames.write(records, "old", 1, 100, random).size());
    assertEquals(0, IndexRun.run("index", records, "--index", index).status());
    assertEquals(GAMES, RandomGames.write(records, "new", 4, GAMES / 4, random).size());
    Position<?> start = RandomGames.game("loa").start();
    long before = reaching(index, start);
    int killed = 0;
    for (int files = 1; killed < 3; files++) {
      long fewest = count(index);
      Process process = start(records, index);
      // The process deletes what the one before has left.
      for (long now = fewest; process.isAlive() && now < fewest + 4L * files; now = count(index)) {
        fewest = Math.min(fewest, now);
        Thread.sleep(1);
      }
      boolean isKilled = process.isAlive();
      // SIGKILL
      assertTrue(process.destroyForcibly().waitFor(1, TimeUnit.MINUTES));
      assertTrue(isKilled, "the process ended before it was killed");
      assertEquals(before, reaching(index, start));
      killed++;
    }
    assertEquals(0, IndexRun.run("index", records, "--index", index).status());
    try (PositionIndex all = PositionIndex.open(index)) {
      assertEquals(GAMES + 100, all.games().values().stream().mapToLong(Long::longValue).sum());
    }
    assertTrue(reaching(index, start) > before);
  }

  private static long reaching(Path folder, Position<?> position) {
    try (PositionIndex index = PositionIndex.open(folder)) {
      assertEquals(100, index.games().values().stream().mapToLong(Long::longValue).sum() % GAMES);
      return index.explore(position, true, GameFilter.none()).games();
    }
  }

  private static long count(Path index) throws IOException {
    try (Stream<Path> files = Files.list(index)) {
      return files.count();
    }
  }

  private Process start(Path records, Path index) throws IOException {
    return new ProcessBuilder(
            ImmutableList.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName(),
                "index",
                records.toString(),
                "--index",
                index.toString(),
                "--memory",
                "1"))
        .redirectErrorStream(true)
        .redirectOutput(folder.resolve("output").toFile())
        .start();
  }
}
