package io.github.boardrules.examples.engine.bulk;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.common.base.Splitter;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.Chars;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.StringLength;

class BoundedLinesProperties {

  @Property
  void linesEqualTheTextSplitAtLineFeeds(
      @ForAll @Chars({'a', ' ', '\t', '\r', '\n'}) @StringLength(max = 60) String text,
      @ForAll @IntRange(min = 1, max = 12) int limit,
      @ForAll @IntRange(min = 1, max = 9) int piece)
      throws IOException {
    List<String> expected = new ArrayList<>();
    List<String> lines = new ArrayList<>(Splitter.on('\n').splitToList(text));
    if (lines.get(lines.size() - 1).isEmpty()) {
      lines.remove(lines.size() - 1);
    }
    for (String line : lines) {
      boolean tooLong = line.length() > limit;
      boolean blank = !tooLong && line.isBlank();
      expected.add(describe(expected.size() + 1, tooLong, blank, tooLong ? "" : line));
    }
    assertEquals(expected, read(new InPieces(text, piece), limit));
  }

  @Property
  void linesUpToTheLimitAreComplete(@ForAll @IntRange(min = 1, max = 200_000) int length)
      throws IOException {
    String line = "a".repeat(length);
    String text = line + "\n" + line + "b\n" + line;
    assertEquals(
        List.of(
            describe(1, false, false, line),
            describe(2, true, false, ""),
            describe(3, false, false, line)),
        read(new ByteArrayInputStream(text.getBytes(StandardCharsets.US_ASCII)), length));
  }

  private static List<String> read(InputStream in, int limit) throws IOException {
    List<String> found = new ArrayList<>();
    try (BoundedLines lines = new BoundedLines(in, limit)) {
      while (lines.next()) {
        String line = lines.isTooLong() ? "" : new String(lines.bytes(), StandardCharsets.US_ASCII);
        found.add(describe(lines.number(), lines.isTooLong(), lines.isBlank(), line));
      }
    }
    return found;
  }

  private static String describe(long number, boolean tooLong, boolean blank, String line) {
    return number + (tooLong ? " too long" : "") + (blank ? " blank" : "") + " '" + line + "'";
  }

  /** Returns a few bytes at a time, as a pipe can. */
  private static final class InPieces extends ByteArrayInputStream {
    private final int piece;

    InPieces(String text, int piece) {
      super(text.getBytes(StandardCharsets.US_ASCII));
      this.piece = piece;
    }

    @Override
    public synchronized int read(byte[] bytes, int offset, int length) {
      return super.read(bytes, offset, Math.min(piece, length));
    }
  }
}
