package io.github.boardrules.core.record.parser;

import static com.google.common.base.Preconditions.checkNotNull;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import io.github.boardrules.core.record.ReadLimits;
import io.github.boardrules.core.record.ReadLimits.Limit;
import io.github.boardrules.core.record.TextLocation;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.util.Arrays;

/**
 * Reads the characters of a text and tracks their locations, in constant memory. {@link #read} and
 * {@link #peek} normalize line endings to LF. A byte order mark at the start of the text is
 * dropped.
 */
public final class CharReader implements Closeable {
  /** The result of {@link #read} and {@link #peek} at the end of the text. */
  public static final int END = -1;

  public static final char BYTE_ORDER_MARK = '\ufeff';

  private final String name;
  private final Reader reader;
  private final boolean hasRawBytes;
  private final boolean hasByteOrderMark;
  private final long maxCharacters;
  private char[] buffer = new char[1 << 13];
  private int position;
  private int filled;

  /**
   * The end of the characters in the buffer that may be read: {@code filled}, or less near a limit.
   */
  private int limit;

  private boolean ended;
  private long bufferOffset;

  /** The sum of {@link #count}. */
  private long difference;

  private long line = 1;
  private long lineOffset;

  private int mark = -1;
  private long markLimit = Long.MAX_VALUE;
  private long markedLine;
  private long markedLineOffset;

  private CharReader(String name, Reader reader, boolean hasRawBytes, ReadLimits limits)
      throws IOException {
    this.name = checkNotNull(name, "name");
    this.reader = reader;
    this.hasRawBytes = hasRawBytes;
    this.maxCharacters = limits.get(Limit.TEXT);
    this.hasByteOrderMark = peek() == BYTE_ORDER_MARK;
    if (hasByteOrderMark) {
      position++;
      bufferOffset--;
    }
  }

  /**
   * Reads bytes as {@link Utf8OrLatin1} decodes them.
   *
   * @param keepRawBytes whether bytes that are not UTF-8 are kept for {@link Utf8OrLatin1#resolve}
   */
  public static CharReader of(InputStream in, String name, ReadLimits limits, boolean keepRawBytes)
      throws IOException {
    return new CharReader(name, new Utf8OrLatin1(in, keepRawBytes), keepRawBytes, limits);
  }

  public static CharReader of(Reader reader, String name, ReadLimits limits) throws IOException {
    return new CharReader(name, reader, false, limits);
  }

  /** Returns whether texts may contain raw bytes, which {@link Utf8OrLatin1#resolve} decodes. */
  public boolean hasRawBytes() {
    return hasRawBytes;
  }

  /**
   * Returns whether the text itself may name its encoding: it consists of bytes, and they do not
   * begin with a byte order mark.
   */
  public boolean mayNameEncoding() {
    return hasRawBytes && !hasByteOrderMark;
  }

  /** Returns the next character without reading it. */
  public int peek() throws IOException {
    if (position == limit && !fill()) {
      return END;
    }
    char c = buffer[position];
    return c == '\r' ? '\n' : c;
  }

  @CanIgnoreReturnValue
  public int read() throws IOException {
    if (position == limit && !fill()) {
      return END;
    }
    char c = buffer[position++];
    if (c > '\r') {
      return c;
    }
    if (c == '\r') {
      if ((position < limit || fill()) && buffer[position] == '\n') {
        position++;
      }
      c = '\n';
    }
    if (c == '\n') {
      line++;
      lineOffset = offset();
    }
    return c;
  }

  /** Skips whitespace and returns the next character without reading it. */
  @CanIgnoreReturnValue
  public int skipWhitespace() throws IOException {
    while (true) {
      int c = position < limit ? buffer[position] : peek();
      if (c > ' ' || !isWhitespace(c)) {
        return c;
      }
      read();
    }
  }

  /** Skips up to the end of the line. */
  public void skipLine() throws IOException {
    while (peek() != '\n' && peek() != END) {
      read();
    }
  }

  /**
   * Returns one of the next few hundred characters, counted from 0, without reading it. Does not
   * normalize line endings.
   */
  public int peekAt(int index) throws IOException {
    while (position + index >= limit) {
      if (!fill()) {
        return END;
      }
    }
    return buffer[position + index];
  }

  /**
   * Returns the number of consecutive characters of a kind, up to a maximum, without reading them.
   * The kind must not contain line endings.
   *
   * @param from the index of the first of these characters, as in {@link #peekAt}
   */
  public int span(int from, CharClass kind, int maximum) throws IOException {
    int length = 0;
    while (true) {
      char[] chars = buffer;
      int begin = position + from;
      int end = Math.min(limit, begin + maximum);
      int next = begin + length;
      while (next < end && kind.has(chars[next])) {
        next++;
      }
      length = next - begin;
      if (next < limit || length == maximum || !fill()) {
        return length;
      }
    }
  }

  /** Returns characters that {@link #span} has counted, as a string. */
  public String textAt(int from, int length) {
    return new String(buffer, position + from, length);
  }

  /** Skips characters of this line that {@link #span} or {@link #peekAt} has examined. */
  public void skip(int length) {
    position += length;
  }

  public static boolean isWhitespace(int c) {
    return c == ' ' || (c >= '\t' && c <= '\r');
  }

  /** Returns the number of characters read. */
  public long offset() {
    return bufferOffset + position + difference;
  }

  /** Returns whether the next character is the first one of its line. */
  public boolean atLineStart() {
    return offset() == lineOffset;
  }

  /** Returns the line of the next character, counted from 1. */
  public long line() {
    return line;
  }

  public TextLocation location() {
    return location(0);
  }

  /** Returns the location of a character in this line: 0 is the next one. */
  public TextLocation location(int index) {
    long offset = offset() + index;
    return new TextLocation(name, line, offset - lineOffset + 1, offset);
  }

  /**
   * Marks this place for {@link #reset}. Until the reset, the text appears to end after a number of
   * characters, which bounds the memory for them.
   *
   * @param characters the number of characters that can be read before the reset
   */
  public void mark(long characters) {
    mark = position;
    markedLine = line;
    markedLineOffset = lineOffset;
    markLimit = bufferOffset + position + characters;
    updateLimit();
  }

  /** Returns to the marked place and removes the mark. */
  public void reset() {
    position = mark;
    line = markedLine;
    lineOffset = markedLineOffset;
    mark = -1;
    markLimit = Long.MAX_VALUE;
    updateLimit();
  }

  private void updateLimit() {
    limit = (int) Math.min(filled, Math.min(markLimit, maxCharacters) - bufferOffset);
  }

  /**
   * Changes the number of characters read by the difference between the last character and what it
   * is in the encoding of the text. Changes nothing after {@link #mark}.
   */
  public void count(int added) {
    if (mark < 0) {
      difference += added;
    }
  }

  /** Returns whether the maximum number of characters has been read and the text continues. */
  public boolean isCut() throws IOException {
    return bufferOffset + position == maxCharacters
        && (position < filled || (!ended && reader.read() >= 0));
  }

  /** Fills the buffer; returns false at the end of the text. */
  private boolean fill() throws IOException {
    if (ended || bufferOffset + limit == Math.min(markLimit, maxCharacters)) {
      return false;
    }
    int keepFrom = mark >= 0 ? mark : position;
    if (keepFrom > 0) {
      filled -= keepFrom;
      System.arraycopy(buffer, keepFrom, buffer, 0, filled);
      bufferOffset += keepFrom;
      position -= keepFrom;
      mark = Math.min(mark, 0);
    }
    if (filled == buffer.length) {
      buffer = Arrays.copyOf(buffer, 2 * buffer.length);
    }
    int count = 0;
    while (count == 0) {
      count = reader.read(buffer, filled, buffer.length - filled);
    }
    ended = count < 0;
    filled += Math.max(count, 0);
    updateLimit();
    return !ended;
  }

  @Override
  public void close() throws IOException {
    reader.close();
  }
}
