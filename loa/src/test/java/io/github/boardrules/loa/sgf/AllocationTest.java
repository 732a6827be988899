package io.github.boardrules.loa.sgf;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import io.github.boardrules.core.record.GameVerdict;
import io.github.boardrules.core.record.Place;
import io.github.boardrules.core.record.ReadLimits;
import io.github.boardrules.core.record.RecordFormat;
import io.github.boardrules.core.record.RecordHandler;
import io.github.boardrules.core.record.RecordInput;
import io.github.boardrules.core.record.RecordScanner;
import io.github.boardrules.core.record.Validator;
import io.github.boardrules.core.record.brg.BrgFormat;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How much memory a verdict needs that the caller does not keep. A position has 64 bytes. */
class AllocationTest {
  private static final Path RECORDS = Path.of("..", "examples", "records", "loa");

  @ParameterizedTest
  @CsvSource({"winands-2000.brg, 190", "mona.sgf, 250"})
  void judgingAPlyAllocatesLittleMoreThanItsPosition(String file, int most) throws IOException {
    assertBytesForEachPly(file, most, games -> judge(games, file));
  }

  /** Most moves need no object at all; a game needs some for its tags. */
  @ParameterizedTest
  @CsvSource({"winands-2000.brg, 26", "mona.sgf, 56"})
  void scanningAPlyAllocatesLittle(String file, int most) throws IOException {
    RecordFormat format = file.endsWith(".brg") ? BrgFormat.BRG : new SgfFormat();
    assertBytesForEachPly(file, most, games -> scan(games, format));
  }

  /**
   * Asserts how many bytes a task allocates for each ply when it runs for the second time.
   *
   * @param task reads games and returns the number of their moves
   */
  private static void assertBytesForEachPly(String file, int most, ToLongFunction<byte[]> task)
      throws IOException {
    byte[] games = Files.readString(RECORDS.resolve(file)).repeat(20).getBytes(UTF_8);
    long plies = task.applyAsLong(games);
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long before = threads.getCurrentThreadAllocatedBytes();
    assertEquals(plies, task.applyAsLong(games));
    long bytes = threads.getCurrentThreadAllocatedBytes() - before;
    assertTrue(bytes <= most * plies, () -> bytes / plies + " bytes for each of " + plies);
  }

  private static long judge(byte[] games, String file) {
    try (Stream<GameVerdict> verdicts =
        Validator.installed().validate(new ByteArrayInputStream(games), file)) {
      return verdicts.mapToLong(GameVerdict::legalPlies).sum();
    }
  }

  private static long scan(byte[] games, RecordFormat format) {
    long[] moves = {0};
    RecordHandler counter =
        new RecordHandler() {
          @Override
          public void move(CharSequence notation, CharSequence written, Place at) {
            moves[0]++;
          }
        };
    RecordScanner scanner =
        format.open(RecordInput.of(new ByteArrayInputStream(games), "test", ReadLimits.defaults()));
    while (scanner.next(counter)) {
      assertTrue(moves[0] > 0);
    }
    return moves[0];
  }
}
