package io.github.boardrules.core.record;

import static com.google.common.base.Preconditions.checkElementIndex;
import static com.google.common.base.Preconditions.checkNotNull;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import io.github.boardrules.core.record.ReadLimits.Limit;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.Optional;

/**
 * The characters of a text, with their places, read in constant memory. {@link #read} and {@link
 * #peek} normalize line endings to LF. A byte order mark at the start of the text is dropped. A
 * {@link Validator} creates inputs, from decompressed bytes or from characters. Not thread-safe.
 *
 * <p>All methods that read throw an {@link UncheckedIOException} if reading fails. A validator
 * judges a text up to there: its inputs end where reading fails.
 */
public final class RecordInput implements Closeable {
  /** The result of {@link #read} and {@link #peek} at the end of the text. */
  public static final int END = -1;

  /** A mark that may also be where files were joined. */
  public static final char BYTE_ORDER_MARK = '\ufeff';

  /** The maximum length of a text that {@link #textAt} returns again. */
  private static final int MAX_SHARED = 128;

  private final String name;
  private final Reader reader;
  private final ReadLimits limits;
  private final long maxCharacters;
  private final Cursor cursor = new Cursor();
  private final View view = new View();
  private final String[] shared = new String[1 << 7];
  private boolean hasRawBytes;
  private boolean hasBegun;
  private boolean hasByteOrderMark;
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

  private RecordInput(Reader reader, String name, ReadLimits limits) {
    this.name = checkNotNull(name, "name");
    this.reader = checkNotNull(reader, "reader");
    this.limits = limits;
    this.maxCharacters = limits.get(Limit.TEXT);
    Arrays.fill(shared, "");
  }

  /**
   * {@return a text for a scanner} The bytes must be neither compressed nor in UTF-16; they are
   * UTF-8, and those that are not UTF-8 are decoded as ISO-8859-1. A failure of {@code in} is
   * thrown as an {@link UncheckedIOException} while the text is read.
   *
   * @param in the bytes; {@link #close} closes them
   * @param name the name of the text in {@link TextLocation}s
   * @param limits the limits on the text
   */
  public static RecordInput of(InputStream in, String name, ReadLimits limits) {
    return new RecordInput(new Utf8OrLatin1(checkNotNull(in, "in")), name, limits);
  }

  /**
   * {@return a text of characters for a scanner} A failure of {@code reader} is thrown as an {@link
   * UncheckedIOException} while the text is read.
   *
   * @param reader the characters; {@link #close} closes them
   * @param name the name of the text in {@link TextLocation}s
   * @param limits the limits on the text
   */
  public static RecordInput of(Reader reader, String name, ReadLimits limits) {
    return new RecordInput(reader, name, limits);
  }

  /** {@return the name of the text in {@link TextLocation}s} */
  public String name() {
    return name;
  }

  /** {@return the limits on the text} */
  public ReadLimits limits() {
    return limits;
  }

  /**
   * Keeps bytes that are not UTF-8, for formats whose texts may name their encoding at any place:
   * each becomes an unpaired surrogate from U+DC80 to U+DCFF, which UTF-8 never produces. Must be
   * called before the first character is read. Has no effect on a text of characters.
   */
  public void keepRawBytes() {
    if (reader instanceof Utf8OrLatin1 decoder) {
      decoder.keepRawBytes();
      hasRawBytes = true;
    }
  }

  /** {@return whether texts may contain raw bytes} */
  public boolean hasRawBytes() {
    return hasRawBytes;
  }

  /**
   * {@return whether the text itself may name its encoding: it consists of bytes that are kept, and
   * they do not begin with a byte order mark}
   */
  public boolean mayNameEncoding() {
    return hasRawBytes && !hasByteOrderMark;
  }

  /**
   * {@return the name that the JDK gives an encoding in which records exist; empty if no record is
   * known to have it} The runtime may lack the encoding.
   *
   * @param label the name that a text or a protocol gives the encoding, in any case, such as {@code
   *     Shift_JIS}, which is {@code windows-31j}
   */
  public static Optional<String> encoding(String label) {
    return EncodingLabels.find(label);
  }

  /**
   * {@return a text with the raw bytes in it decoded as ISO-8859-1}
   *
   * @param text a part of this input
   */
  public static String resolve(String text) {
    return Utf8OrLatin1.resolve(text);
  }

  /**
   * {@return the bytes from which a text with raw bytes was decoded}
   *
   * @param text a part of this input
   */
  public static byte[] bytes(String text) {
    return Utf8OrLatin1.bytes(text);
  }

  /** {@return the next character, without reading it} */
  public int peek() {
    if (position == limit && !fill()) {
      return END;
    }
    char c = buffer[position];
    return c == '\r' ? '\n' : c;
  }

  /** {@return the next character, which is then read} */
  @CanIgnoreReturnValue
  public int read() {
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

  /** {@return the next character after whitespace, which is skipped} */
  @CanIgnoreReturnValue
  public int skipWhitespace() {
    while (true) {
      int c = position < limit ? buffer[position] : peek();
      if (c > ' ' || !isWhitespace(c)) {
        return c;
      }
      read();
    }
  }

  /** Skips up to the end of the line. */
  public void skipLine() {
    while (peek() != '\n' && peek() != END) {
      read();
    }
  }

  /**
   * {@return one of the next few hundred characters, without reading it} Does not normalize line
   * endings.
   *
   * @param index the number of characters before it, from 0
   */
  public int peekAt(int index) {
    while (position + index >= limit) {
      if (!fill()) {
        return END;
      }
    }
    return buffer[position + index];
  }

  /**
   * {@return the number of consecutive characters of a kind, up to a maximum, without reading them}
   *
   * @param from the index of the first of these characters, as in {@link #peekAt}
   * @param kind the characters, without line endings
   * @param maximum the maximum
   */
  public int span(int from, CharClass kind, int maximum) {
    checkNotNull(kind, "kind");
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

  /**
   * {@return characters that {@link #span} has counted, as a string} The games of a text repeat the
   * names of tags and many of their texts, so this method returns the same object for many of them.
   *
   * @param from the index of the first of these characters
   * @param length their number
   */
  public String textAt(int from, int length) {
    int begin = position + from;
    if (length > MAX_SHARED) {
      return new String(buffer, begin, length);
    }
    int hash = length;
    for (int i = begin; i < begin + length; i++) {
      hash = 31 * hash + buffer[i];
    }
    int slot = (hash ^ hash >>> 15) & (shared.length - 1);
    if (!isAt(begin, length, shared[slot])) {
      shared[slot] = new String(buffer, begin, length);
    }
    return shared[slot];
  }

  private boolean isAt(int begin, int length, String text) {
    int i = 0;
    while (i < length && i < text.length() && text.charAt(i) == buffer[begin + i]) {
      i++;
    }
    return i == length && i == text.length();
  }

  /**
   * {@return characters that {@link #span} has counted, without copying them} Valid until the next
   * call of a method of this object other than {@link #place}.
   *
   * @param from the index of the first of these characters
   * @param length their number
   */
  public CharSequence view(int from, int length) {
    view.chars = buffer;
    view.start = position + from;
    view.length = length;
    return view;
  }

  /**
   * Skips characters of this line that {@link #span} or {@link #peekAt} has examined.
   *
   * @param length their number
   */
  public void skip(int length) {
    position += length;
  }

  /**
   * {@return whether a character is a blank, a tab, or a line ending}
   *
   * @param c the character, or {@link #END}
   */
  public static boolean isWhitespace(int c) {
    return c == ' ' || (c >= '\t' && c <= '\r');
  }

  /** {@return the number of characters read} */
  public long offset() {
    return bufferOffset + position + difference;
  }

  /** {@return whether the next character is the first one of its line} */
  public boolean atLineStart() {
    return offset() == lineOffset;
  }

  /** {@return the line of the next character, counted from 1} */
  public long line() {
    return line;
  }

  /** {@return the place of the next character} Valid until the next call of this method. */
  public Place place() {
    return place(0);
  }

  /**
   * {@return the place of a character in this line} Valid until the next call of this method.
   *
   * @param index the number of characters before it, from 0
   */
  public Place place(int index) {
    cursor.line = line;
    cursor.offset = offset() + index;
    cursor.column = cursor.offset - lineOffset + 1;
    return cursor;
  }

  /** {@return the place of the next character as a value} */
  public TextLocation location() {
    return location(0);
  }

  /**
   * {@return the place of a character in this line as a value}
   *
   * @param index the number of characters before it, from 0
   */
  public TextLocation location(int index) {
    long offset = offset() + index;
    return TextLocation.of(name, line, offset - lineOffset + 1, offset);
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
   *
   * @param added the difference
   */
  public void count(int added) {
    if (mark < 0) {
      difference += added;
    }
  }

  /** Returns whether the maximum number of characters has been read and the text continues. */
  boolean isCut() {
    try {
      return bufferOffset + position == maxCharacters
          && (position < filled || (!ended && reader.read() >= 0));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Fills the buffer; returns false at the end of the text. */
  private boolean fill() {
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
    try {
      while (count == 0) {
        count = reader.read(buffer, filled, buffer.length - filled);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    ended = count < 0;
    filled += Math.max(count, 0);
    if (!hasBegun) {
      hasBegun = true;
      hasByteOrderMark = !ended && buffer[0] == BYTE_ORDER_MARK;
      if (hasByteOrderMark) {
        filled--;
        System.arraycopy(buffer, 1, buffer, 0, filled);
      }
    }
    updateLimit();
    return !ended && (position < limit || fill());
  }

  /**
   * Closes the text.
   *
   * @throws IOException if the text cannot be closed
   */
  @Override
  public void close() throws IOException {
    reader.close();
  }

  /** The place that {@link #place} returns. */
  private final class Cursor implements Place {
    private long line;
    private long column;
    private long offset;

    @Override
    public long line() {
      return line;
    }

    @Override
    public long column() {
      return column;
    }

    @Override
    public long offset() {
      return offset;
    }

    @Override
    public String pointer() {
      return "";
    }

    @Override
    public TextLocation toLocation() {
      return TextLocation.of(name, line, column, offset);
    }
  }

  /** The characters that {@link #view} returns. */
  private static final class View implements CharSequence {
    private char[] chars = {};
    private int start;
    private int length;

    @Override
    public int length() {
      return length;
    }

    /** As the default, which the class library of the npm package does not have. */
    @Override
    public boolean isEmpty() {
      return length == 0;
    }

    @Override
    public char charAt(int index) {
      return chars[start + checkElementIndex(index, length)];
    }

    @Override
    public CharSequence subSequence(int from, int to) {
      return toString().subSequence(from, to);
    }

    @Override
    public String toString() {
      return new String(chars, start, length);
    }
  }
}
