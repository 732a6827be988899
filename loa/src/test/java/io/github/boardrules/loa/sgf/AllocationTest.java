package io.github.boardrules.loa.sgf;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import io.github.boardrules.core.record.GameVerdict;
import io.github.boardrules.core.record.Validator;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How much memory a verdict needs that the caller does not keep. A position has 64 bytes. */
class AllocationTest {
  private static final Path RECORDS = Path.of("..", "examples", "records", "loa");

  @ParameterizedTest
  @CsvSource({"winands-2000.brg, 300", "mona.sgf, 370"})
  void judgingAPlyAllocatesLittleMoreThanItsPosition(String file, int most) throws IOException {
    String games = Files.readString(RECORDS.resolve(file)).repeat(10);
    long plies = judge(games, file).stream().mapToLong(GameVerdict::legalPlies).sum();
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long before = threads.getCurrentThreadAllocatedBytes();
    long count = judge(games, file).size();
    long bytes = threads.getCurrentThreadAllocatedBytes() - before;
    assertTrue(
        bytes <= most * plies,
        () -> bytes / plies + " bytes for each of " + plies + " plies in " + count + " games");
  }

  private static List<GameVerdict> judge(String games, String file) {
    byte[] bytes = games.getBytes(StandardCharsets.UTF_8);
    try (Stream<GameVerdict> verdicts =
        Validator.installed().validate(new ByteArrayInputStream(bytes), file)) {
      return verdicts.toList();
    }
  }
}
