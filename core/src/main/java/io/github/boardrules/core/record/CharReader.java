package io.github.boardrules.core.record;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.util.Arrays;

/**
 * The characters of a text one after the other, with their place, in constant memory. All line ends
 * come as LF, a byte order mark at the beginning not at all.
 */
final class CharReader implements Closeable {
  /** What there is behind the last character. */
  static final int END = -1;

  static final char BYTE_ORDER_MARK = '\ufeff';

  private final String name;
  private final Reader reader;
  private final boolean hasRawBytes;
  private char[] buffer = new char[1 << 13];
  private int position;
  private int limit;
  private boolean ended;
  private long bufferOffset;
  private long line = 1;
  private long lineOffset;
  private int mark = -1;
  private long markedLine;
  private long markedLineOffset;

  private CharReader(String name, Reader reader, boolean hasRawBytes) throws IOException {
    this.name = name;
    this.reader = reader;
    this.hasRawBytes = hasRawBytes;
    if (peek() == BYTE_ORDER_MARK) {
      position++;
      bufferOffset--;
    }
  }

  /**
   * The characters of bytes.
   *
   * @param remembers whether bytes that are not UTF-8 are remembered as {@link Utf8OrLatin1} says
   */
  static CharReader of(InputStream in, String name, boolean remembers) throws IOException {
    return new CharReader(name, new Utf8OrLatin1(in, remembers), remembers);
  }

  static CharReader of(Reader reader, String name) throws IOException {
    return new CharReader(name, reader, false);
  }

  /** Whether texts have still to go through {@link Utf8OrLatin1#resolve}. */
  boolean hasRawBytes() {
    return hasRawBytes;
  }

  /** The next character without reading it. */
  int peek() throws IOException {
    if (position == limit && !fill()) {
      return END;
    }
    char c = buffer[position];
    return c == '\r' ? '\n' : c;
  }

  /** Reads the next character. */
  int read() throws IOException {
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

  /** Reads up to the next character that is no blank, tabulator or line end, and peeks at it. */
  int skipWhitespace() throws IOException {
    while (true) {
      int c = position < limit ? buffer[position] : peek();
      if (c > ' ' || !isWhitespace(c)) {
        return c;
      }
      read();
    }
  }

  /** Reads up to the end of the line, or of the text. */
  void skipLine() throws IOException {
    while (peek() != '\n' && peek() != END) {
      read();
    }
  }

  /**
   * How many of the next characters, from one of them on, are of a kind that has no line ends, at
   * most a given number; both numbers must be small. They are not read; until they are, {@link
   * #peekAt} and {@link #textAt} can be asked for them.
   *
   * @param from the number of characters before them, which were peeked at and are no line ends
   */
  int span(int from, CharClass kind, int most) throws IOException {
    int length = 0;
    while (true) {
      char[] chars = buffer;
      int begin = position + from;
      int end = Math.min(limit, begin + most);
      int next = begin + length;
      while (next < end && kind.has(chars[next])) {
        next++;
      }
      length = next - begin;
      if (next < limit || length == most || !fill()) {
        return length;
      }
    }
  }

  /**
   * One of the next characters, counted from 0, as far as they are at hand: so are those of a
   * {@link #span} and, if that is not of full length, the one behind it.
   */
  int peekAt(int index) {
    return position + index < limit ? buffer[position + index] : END;
  }

  /** Some of the characters of a {@link #span}. */
  String textAt(int from, int length) {
    return new String(buffer, position + from, length);
  }

  /** Reads some of the characters of a {@link #span}, and drops them. */
  void skip(int length) {
    position += length;
  }

  static boolean isWhitespace(int c) {
    return c == ' ' || (c >= '\t' && c <= '\r');
  }

  /** The number of characters read. */
  long offset() {
    return bufferOffset + position;
  }

  /** Whether the next character is the first one of its line. */
  boolean atLineStart() {
    return offset() == lineOffset;
  }

  /** The line of the next character, counted from 1. */
  long line() {
    return line;
  }

  /** The column of the next character, counted from 1. */
  long column() {
    return offset() - lineOffset + 1;
  }

  /** The place of the next character. */
  TextLocation location() {
    return location(line, column(), offset());
  }

  /** A place that was the one of the next character. */
  TextLocation location(long atLine, long atColumn, long atOffset) {
    return new TextLocation(name, atLine, atColumn, atOffset);
  }

  /** Remembers this place, to come back from not far behind it. */
  void mark() {
    mark = position;
    markedLine = line;
    markedLineOffset = lineOffset;
  }

  /** Goes back to the place that was marked, and forgets it. */
  void reset() {
    position = mark;
    line = markedLine;
    lineOffset = markedLineOffset;
    mark = -1;
  }

  /** Forgets the place that was marked. */
  void forgetMark() {
    mark = -1;
  }

  private boolean fill() throws IOException {
    if (ended) {
      return false;
    }
    int keepFrom = mark >= 0 ? mark : position;
    int kept = limit - keepFrom;
    if (kept == buffer.length) {
      buffer = Arrays.copyOf(buffer, 2 * buffer.length);
    }
    System.arraycopy(buffer, keepFrom, buffer, 0, kept);
    bufferOffset += keepFrom;
    position -= keepFrom;
    limit = kept;
    mark = mark >= 0 ? 0 : -1;
    int count = 0;
    while (count == 0) {
      count = reader.read(buffer, limit, buffer.length - limit);
    }
    ended = count < 0;
    limit += ended ? 0 : count;
    return !ended;
  }

  @Override
  public void close() throws IOException {
    reader.close();
  }
}
