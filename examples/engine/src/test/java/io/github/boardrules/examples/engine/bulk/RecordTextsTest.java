package io.github.boardrules.examples.engine.bulk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.boardrules.core.record.RecordFormat;
import java.io.ByteArrayInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RecordTextsTest {
  private static final byte[] TEXT = "1. b1-b3 h7-f7 *".getBytes(StandardCharsets.UTF_8);

  /** A file system that fails once must not make a text of which a part is missing. */
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 10})
  void aFailureIsReportedEvenIfTheNextReadWouldSucceed(int goodBytes) {
    InputStream in = new FailsOnce(TEXT, goodBytes);
    IOException failure =
        assertThrows(
            IOException.class,
            () ->
                RecordTexts.of(
                    "a.brg",
                    Optional.empty(),
                    in,
                    new RecordTexts.Visitor() {
                      @Override
                      public void text(String name, RecordFormat format, InputStream text)
                          throws IOException {
                        text.readAllBytes();
                      }

                      @Override
                      public void skipped(String name) {}
                    }));
    assertEquals("once", failure.getMessage());
  }

  /** Reads one byte at a time, and fails once after some of them. */
  private static final class FailsOnce extends FilterInputStream {
    private int goodBytes;

    FailsOnce(byte[] bytes, int goodBytes) {
      super(new ByteArrayInputStream(bytes));
      this.goodBytes = goodBytes;
    }

    @Override
    public int read(byte[] target, int offset, int length) throws IOException {
      if (goodBytes-- == 0) {
        throw new IOException("once");
      }
      return super.read(target, offset, Math.min(length, 1));
    }
  }
}
