package io.github.boardrules.core.record;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class RecordsTest {
  private static final Validator VALIDATOR = TestRecords.UNTAGGED;

  private static final String TWO =
      """
      [First "Ada"] {a game} take1 {good} (take2 {worse}) take2 {bye} 1-0
      [Setup "4 b"] [Termination "resignation by FIRST"] take1 take9 take1 0-1
      """;

  private static Records open(String text) {
    return VALIDATOR.open(text, "t");
  }

  @Test
  void headersAreThoseOfTheVerdicts() {
    List<GameRecord> headers = open(TWO).headers().toList();
    List<GameReplay> replays = open(TWO).replays().toList();
    assertEquals(2, replays.size());
    assertEquals(
        replays.stream().map(GameVerdict::header).toList(),
        headers.stream().map(GameRecord::header).toList());
    assertEquals(
        replays.stream()
            .map(verdict -> verdict.record().toBuilder().moves(List.of()).build())
            .toList(),
        headers);
    assertEquals("a game", headers.get(0).header().comment());
    assertEquals(List.of(), headers.get(0).moves());
  }

  @Test
  void theRecordsOfATextAreReadOnce() {
    List<Consumer<Records>> ways =
        List.of(
            records -> assertTrue(records.headers().count() >= 0),
            records -> assertTrue(records.verdicts().count() >= 0),
            records -> assertTrue(records.replays().count() >= 0),
            records -> records.scan(new RecordHandler() {}));
    for (Consumer<Records> first : ways) {
      for (Consumer<Records> second : ways) {
        try (Records records = open(TWO)) {
          first.accept(records);
          assertThrows(IllegalStateException.class, () -> second.accept(records));
        }
      }
    }
  }

  /** Collects what a text says of a game whose rules are unknown. */
  private static final class Moves implements RecordHandler {
    private final List<String> seen = new ArrayList<>();

    @Override
    public void game(CharSequence id, Place at) {
      seen.add(id.toString());
    }

    @Override
    public void move(CharSequence notation, CharSequence written, Place at) {
      seen.add(notation.toString());
    }

    @Override
    public void end(Place at) {
      seen.add("end");
    }
  }

  @Test
  void aHandlerGetsGamesThatAreNotInstalled() {
    Moves moves = new Moves();
    try (Records records = open("[Game \"go\"] d4 q16 *\n[Game \"chess\"] e4 *")) {
      records.scan(moves);
    }
    assertEquals(List.of("go", "d4", "q16", "end", "chess", "e4", "end"), moves.seen);
  }

  @Test
  void aHandlerIsGuardedByTheLimits() {
    Moves moves = new Moves();
    ReadLimits two = ReadLimits.defaults().with(ReadLimits.Limit.MOVES, 2);
    try (Records records = VALIDATOR.withLimits(two).open("a b c d *", "t")) {
      records.scan(moves);
    }
    assertEquals(List.of("a", "b", "end"), moves.seen);
  }

  /** Whatever judges nothing reports damage with an exception, after the games before it. */
  @Test
  void damageIsAnExceptionWithoutVerdicts() {
    Moves moves = new Moves();
    try (Records records = VALIDATOR.open(failing("take1 *\n"), "t")) {
      assertThrows(UncheckedIOException.class, () -> records.scan(moves));
    }
    assertEquals(List.of("take1", "end"), moves.seen);
    try (Records records = VALIDATOR.open(failing("take1 *\n"), "t")) {
      Iterator<GameRecord> headers = records.headers().iterator();
      assertEquals("*", headers.next().header().claim().orElseThrow().text());
      assertThrows(UncheckedIOException.class, headers::hasNext);
    }
  }

  private static InputStream failing(String text) {
    InputStream end =
        new InputStream() {
          @Override
          public int read() throws IOException {
            throw new IOException("the disk is gone");
          }

          @Override
          public int read(byte[] target, int offset, int length) throws IOException {
            return read();
          }
        };
    return new SequenceInputStream(new ByteArrayInputStream(text.getBytes(UTF_8)), end);
  }

  /** Another thread closes the records while the handler gets the second move. */
  @Test
  void closingEndsAScanAtTheNextMove() throws InterruptedException {
    CountDownLatch second = new CountDownLatch(1);
    CountDownLatch closed = new CountDownLatch(1);
    List<String> seen = new ArrayList<>();
    Records records = open("a b c d *\ne *");
    FutureTask<Void> scan =
        new FutureTask<>(
            () ->
                records.scan(
                    new RecordHandler() {
                      @Override
                      public void move(CharSequence notation, CharSequence written, Place at) {
                        seen.add(notation.toString());
                        if (seen.size() == 2) {
                          second.countDown();
                          await(closed);
                        }
                      }
                    }),
            null);
    new Thread(scan, "scan").start();
    second.await();
    records.close();
    closed.countDown();
    ExecutionException failure = assertThrows(ExecutionException.class, scan::get);
    assertInstanceOf(CancellationException.class, failure.getCause());
    assertEquals(List.of("a", "b"), seen);
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void closedRecordsHaveNoMoreVerdicts() {
    Records records = open(TWO);
    Iterator<GameVerdict> verdicts = records.verdicts().iterator();
    assertEquals(1, verdicts.next().number());
    records.close();
    records.close();
    assertThrows(CancellationException.class, verdicts::hasNext);
  }

  @Test
  void anInterruptionEndsTheScanAtTheNextGame() {
    try (Records records = VALIDATOR.open(new StringReader(TWO), "t")) {
      Iterator<GameVerdict> verdicts = records.verdicts().iterator();
      assertEquals(1, verdicts.next().number());
      Thread.currentThread().interrupt();
      assertThrows(CancellationException.class, verdicts::hasNext);
      assertTrue(Thread.currentThread().isInterrupted(), "the thread stays interrupted");
    } finally {
      assertTrue(Thread.interrupted());
    }
  }
}
