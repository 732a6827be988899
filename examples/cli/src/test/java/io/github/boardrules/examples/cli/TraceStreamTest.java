package io.github.boardrules.examples.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** Tests that trace answers each line of the standard input before it reads the next line. */
class TraceStreamTest {
  private static final int GAMES = 5_000;
  private static final String[] LINES = {
    "{\"game\":\"loa\",\"options\":{},\"moves\":[\"b1-b3\",\"h7:f7\",\"b3-b1\"],\"id\":",
    "{\"game\":\"iris\",\"options\":{\"n\":3},\"moves\":[\"c3\",\"a1+e5\",\"pass\"],\"id\":",
    "{\"game\":\"linage\",\"options\":{\"width\":4,\"height\":4},\"moves\":[\"komi=0.5\"],\"id\":",
    "{\"game\":\"carteso\",\"options\":{\"width\":3,\"height\":3},\"moves\":[\"komi=0.5\"],\"id\":",
  };

  @Test
  void everyLineIsAnsweredBeforeTheNextIsRead() {
    Answers answers = new Answers();
    Questions questions = new Questions(answers);
    InputStream before = System.in;
    System.setIn(questions);
    try {
      int status =
          Main.program("trace")
              .commandLine("trace")
              .setOut(new PrintWriter(answers))
              .execute("trace");
      assertEquals(0, status);
    } finally {
      System.setIn(before);
    }
    assertEquals(GAMES, answers.lines);
    assertTrue(questions.closed);
  }

  /** Counts and discards the lines that are written. */
  private static final class Answers extends Writer {
    private int lines;

    @Override
    public void write(char[] text, int offset, int length) {
      for (int i = offset; i < offset + length; i++) {
        lines += text[i] == '\n' ? 1 : 0;
      }
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
  }

  /** Returns one line at a time, and fails if the previous line is not answered yet. */
  private static final class Questions extends InputStream {
    private final Answers answers;
    private int asked;
    private ByteBuffer line = ByteBuffer.allocate(0);
    private boolean closed;

    Questions(Answers answers) {
      this.answers = answers;
    }

    @Override
    public int read(byte[] bytes, int offset, int length) {
      if (!line.hasRemaining()) {
        assertEquals(asked, answers.lines, "unanswered");
        if (asked == GAMES) {
          return -1;
        }
        String text = LINES[asked % LINES.length] + asked + "}\n";
        line = ByteBuffer.wrap(text.getBytes(StandardCharsets.US_ASCII));
        asked++;
      }
      int count = Math.min(length, line.remaining());
      line.get(bytes, offset, count);
      return count;
    }

    @Override
    public int read() throws IOException {
      throw new IOException("expected a read of more than one byte");
    }

    @Override
    public void close() {
      closed = true;
    }
  }
}
