package io.github.boardrules.examples.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
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
}
