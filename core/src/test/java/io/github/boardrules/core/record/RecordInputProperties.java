package io.github.boardrules.core.record;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import io.github.boardrules.core.conformance.Choices;
import io.github.boardrules.core.record.ReadLimits.Limit;
import java.io.IOException;
import java.io.StringReader;
import java.util.Random;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Compares a reader, whose source returns the text in pieces, with the text as a whole. */
class RecordInputProperties {
  private static final String CHARACTERS = "ab(;[] \t\r\r\n\n\u00e9\ufeff";
  private static final CharClass PLAIN = CharClass.ofAscii(c -> c == 'a' || c == 'b' || c == ' ');

  /** The whole text, and the place in it. */
  private static final class Whole {
    private final String text;
    private final int max;
    private int end;
    private int at;
    private int line = 1;
    private int lineStart;

    Whole(String text, int max) {
      this.text = text;
      this.max = Math.min(max, text.length());
      this.end = this.max;
    }

    int peek() {
      int c = peekAt(0);
      return c == '\r' ? '\n' : c;
    }

    int peekAt(int index) {
      return at + index < end ? text.charAt(at + index) : RecordInput.END;
    }

    @CanIgnoreReturnValue
    int read() {
      int c = peek();
      if (c != RecordInput.END) {
        at += peekAt(0) == '\r' && peekAt(1) == '\n' ? 2 : 1;
      }
      if (c == '\n') {
        line++;
        lineStart = at;
      }
      return c;
    }

    int span(int from, int most) {
      int length = 0;
      while (length < most && "ab ".indexOf(peekAt(from + length)) >= 0) {
        length++;
      }
      return length;
    }

    TextLocation location(int index) {
      return TextLocation.of("t", line, at + index - lineStart + 1, at + index);
    }
  }

  private static RecordInput reader(String text, int most, long max, Random random)
      throws IOException {
    StringReader pieces =
        new StringReader(text) {
          @Override
          public int read(char[] target, int offset, int length) throws IOException {
            int count = Math.min(length, random.nextInt(most + 1));
            return count == 0 ? 0 : super.read(target, offset, count);
          }
        };
    return RecordInput.of(pieces, "t", ReadLimits.defaults().with(Limit.TEXT, max));
  }

  @Property
  void aReaderInPiecesIsTheWholeText(@ForAll Choices random) throws IOException {
    StringBuilder built = new StringBuilder();
    for (int i = random.nextInt(80); i > 0; i--) {
      built.append(CHARACTERS.charAt(random.nextInt(CHARACTERS.length())));
    }
    String text = built.toString();
    String withoutMark = text.startsWith("\ufeff") ? text.substring(1) : text;
    int max = random.nextBoolean() ? 1_000 : 1 + random.nextInt(60);
    Whole whole = new Whole(withoutMark, max);
    try (RecordInput reader = reader(text, 1 + random.nextInt(9), max, random)) {
      for (int i = random.nextInt(60); i > 0; i--) {
        step(reader, whole, random);
        assertEquals(whole.location(0), reader.location());
        assertEquals(whole.at == whole.lineStart, reader.atLineStart());
      }
      while (whole.peek() != RecordInput.END) {
        assertEquals(whole.read(), reader.read());
      }
      assertEquals(RecordInput.END, reader.read());
      assertEquals(whole.at, reader.offset());
      assertEquals(whole.at < withoutMark.length(), reader.isCut());
    }
  }

  private static void step(RecordInput reader, Whole whole, Random random) throws IOException {
    switch (random.nextInt(8)) {
      case 0 -> assertEquals(whole.read(), reader.read());
      case 1 -> assertEquals(whole.peek(), reader.peek());
      case 2 -> {
        int index = random.nextInt(12);
        assertEquals(whole.peekAt(index), reader.peekAt(index));
      }
      case 3 -> {
        int from = random.nextInt(4);
        int most = random.nextInt(6);
        int length = whole.span(from, most);
        assertEquals(length, reader.span(from, PLAIN, most));
        if (whole.peekAt(from) != RecordInput.END) {
          assertEquals(
              whole.text.substring(whole.at + from, whole.at + from + length),
              reader.textAt(from, length));
        }
      }
      case 4 -> {
        int length = whole.span(0, 5);
        assertEquals(length, reader.span(0, PLAIN, 5));
        whole.at += length;
        reader.skip(length);
      }
      case 5 -> {
        while (" \t\n".indexOf(whole.peek()) >= 0) {
          whole.read();
        }
        assertEquals(whole.peek(), reader.skipWhitespace());
      }
      case 6 -> {
        while (whole.peek() != '\n' && whole.peek() != RecordInput.END) {
          whole.read();
        }
        reader.skipLine();
      }
      default -> readAhead(reader, whole, random);
    }
  }

  /** Reads up to a mark's limit, and returns. */
  private static void readAhead(RecordInput reader, Whole whole, Random random) throws IOException {
    int at = whole.at;
    int line = whole.line;
    int lineStart = whole.lineStart;
    int length = random.nextInt(20);
    reader.mark(length);
    whole.end = Math.min(whole.max, at + length);
    for (int i = random.nextInt(25); i > 0; i--) {
      assertEquals(whole.read(), reader.read());
      assertEquals(whole.location(0), reader.location());
    }
    reader.reset();
    whole.at = at;
    whole.line = line;
    whole.lineStart = lineStart;
    whole.end = whole.max;
  }

  /** The buffer grows for what a mark keeps. */
  @Example
  void aMarkKeepsMoreThanTheBuffer() throws IOException {
    StringBuilder text = new StringBuilder();
    for (int i = 0; text.length() < 60_000; i++) {
      text.append(i).append(i % 10 == 0 ? '\n' : ' ');
    }
    Whole whole = new Whole(text.toString(), text.length());
    try (RecordInput reader = reader(text.toString(), 5_000, Long.MAX_VALUE, new Random(1))) {
      for (int round = 0; round < 3; round++) {
        for (int i = 0; i < 5_000; i++) {
          assertEquals(whole.read(), reader.read());
        }
        TextLocation marked = reader.location();
        reader.mark(30_000);
        int end = whole.at + 30_000;
        for (int at = whole.at; at < end; at++) {
          assertEquals(text.charAt(at), reader.read());
        }
        assertEquals(RecordInput.END, reader.read());
        reader.reset();
        assertEquals(marked, reader.location());
      }
      while (whole.peek() != RecordInput.END) {
        assertEquals(whole.read(), reader.read());
      }
      assertEquals(RecordInput.END, reader.peek());
    }
  }
}
