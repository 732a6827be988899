package io.github.boardrules.interchange;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import io.github.boardrules.core.record.ReadLimits;
import io.github.boardrules.core.record.ReadLimits.Limit;
import io.github.boardrules.core.record.TextLocation;
import java.io.Closeable;
import java.io.IOException;
import java.io.Reader;

/** The characters of a text, with their locations and some lookahead, in constant memory. */
final class Characters implements Closeable {
  /** Returned instead of a character at the end of the text. */
  static final int END = -1;

  private static final char BYTE_ORDER_MARK = '\ufeff';

  private final Reader in;
  private final String name;
  private final long maximum;
  private char[] buffer = new char[1 << 13];
  private int position;
  private int filled;
  private boolean ended;

  /** The number of characters before the buffer, without a byte order mark. */
  private long bufferOffset;

  private long line = 1;
  private long lineOffset;

  Characters(Reader in, String name, ReadLimits limits) throws IOException {
    this.in = in;
    this.name = name;
    this.maximum = limits.get(Limit.TEXT);
    if (peek(0) == BYTE_ORDER_MARK) {
      position++;
      bufferOffset--;
    }
  }

  /** Returns one of the next few hundred characters, counted from 0, without reading it. */
  int peek(int ahead) throws IOException {
    while (position + ahead >= filled) {
      if (!fill()) {
        return END;
      }
    }
    return isAllowed(ahead) ? buffer[position + ahead] : END;
  }

  /** Reads the next character. */
  @CanIgnoreReturnValue
  int read() throws IOException {
    int c = peek(0);
    if (c == END) {
      return END;
    }
    position++;
    if (c == '\n' || (c == '\r' && peek(0) != '\n')) {
      line++;
      lineOffset = offset();
    }
    return c;
  }

  /** Skips whitespace and returns the next character without reading it. */
  int skipWhitespace() throws IOException {
    while (isWhitespace(peek(0))) {
      read();
    }
    return peek(0);
  }

  static boolean isWhitespace(int c) {
    return c == ' ' || (c >= '\t' && c <= '\r') || c == BYTE_ORDER_MARK;
  }

  TextLocation location() {
    return new TextLocation(name, line, offset() - lineOffset + 1, offset());
  }

  /** Returns whether the text appears to end because it is longer than its limit. */
  boolean isCut() throws IOException {
    return !isAllowed(0) && (position < filled || fill());
  }

  private boolean isAllowed(int ahead) {
    return offset() + ahead < maximum;
  }

  private long offset() {
    return bufferOffset + position;
  }

  private boolean fill() throws IOException {
    if (ended) {
      return false;
    }
    int kept = filled - position;
    System.arraycopy(buffer, position, buffer, 0, kept);
    bufferOffset += position;
    position = 0;
    filled = kept;
    int count = in.read(buffer, filled, buffer.length - filled);
    ended = count < 0;
    filled += Math.max(count, 0);
    return !ended;
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
