package io.github.boardrules.examples.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.examples.engine.referee.Refusal;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;

/** The memory that a request with records takes. */
class JudgingTest {
  private static byte[] gzip(String text) throws IOException {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (OutputStream out = new GZIPOutputStream(packed)) {
      out.write(text.getBytes(StandardCharsets.US_ASCII));
    }
    return packed.toByteArray();
  }

  @Test
  void compressedTextsCountDecompressed() throws IOException {
    assertEquals(0, Judging.size(new byte[0]));
    assertEquals(30_000, Judging.size(";".repeat(30_000).getBytes(StandardCharsets.US_ASCII)));
    assertEquals(30_000, Judging.size(gzip(";".repeat(30_000))));
    assertEquals(1_000_000, Judging.size(gzip(";".repeat(3_000_000))));
    assertEquals(1_000_000, Judging.size(new byte[3_000_000]));
    assertEquals(1_000_000, Judging.size(new byte[] {'P', 'K', 3, 4}));
  }

  @Test
  void whatPrecedesADamageCounts() throws IOException {
    byte[] whole = gzip(";".repeat(30_000));
    long size = Judging.size(Arrays.copyOf(whole, whole.length - 8));
    assertTrue(size > 20_000 && size <= 30_000, "size " + size);
  }

  @Test
  void neededMemoryIsBounded() {
    assertEquals(210, Judging.need(1));
    assertEquals(2_100_000, Judging.need(10_000));
    assertEquals(18_000_000, Judging.need(1_000_000));
  }

  @Test
  void oneProcessorIsLeftForMoves() throws Exception {
    for (int processors : new int[] {1, 2, 4}) {
      Judging judging = new Judging(100_000_000, processors);
      AtomicInteger running = new AtomicInteger();
      AtomicInteger most = new AtomicInteger();
      List<Thread> threads = new ArrayList<>();
      for (int i = 0; i < 20; i++) {
        String address = "10.0.0." + i;
        Thread thread =
            new Thread(
                () -> {
                  Runnable judged = judging.admit(address, new byte[1000], false);
                  most.accumulateAndGet(running.incrementAndGet(), Math::max);
                  for (int pause = 0; pause < 100; pause++) {
                    Thread.onSpinWait();
                  }
                  running.decrementAndGet();
                  judged.run();
                });
        threads.add(thread);
        thread.start();
      }
      for (Thread thread : threads) {
        thread.join();
      }
      assertTrue(most.get() <= Math.max(1, processors - 1), processors + ": " + most);
      assertEquals(0, judging.requests());
    }
  }

  @Test
  void fewRequestsWaitAndTheOthersAreRefused() throws Exception {
    Judging judging = new Judging(1_000_000_000, 2);
    Runnable first = judging.admit("10.0.0.0", new byte[1000], false);
    List<Thread> waiting = new ArrayList<>();
    for (int i = 1; i < Judging.MAX_REQUESTS; i++) {
      String address = "10.0.0." + i;
      Thread thread = new Thread(() -> judging.admit(address, new byte[1000], false).run());
      waiting.add(thread);
      thread.start();
    }
    while (judging.requests() < Judging.MAX_REQUESTS) {
      Thread.onSpinWait();
    }
    Refusal refusal =
        assertThrows(Refusal.class, () -> judging.admit("10.0.1.0", new byte[10], false));
    assertEquals(ServerCode.BUSY, refusal.code());
    first.run();
    for (Thread thread : waiting) {
      thread.join();
    }
    judging.admit("10.0.1.0", new byte[10], false).run();
    assertEquals(0, judging.requests());
  }

  @Test
  void anAddressGetsHalfOfTheMemory() {
    Judging judging = new Judging(40_000_000, 100);
    byte[] large = new byte[1_000_000];
    Runnable first = judging.admit("10.0.0.1", large, false);
    assertThrows(Refusal.class, () -> judging.admit("10.0.0.1", large, false));
    Runnable second = judging.admit("10.0.0.2", large, false);
    assertThrows(Refusal.class, () -> judging.admit("10.0.0.3", large, false));
    first.run();
    judging.admit("10.0.0.1", large, false).run();
    second.run();
    assertEquals(0, judging.requests());
  }
}
