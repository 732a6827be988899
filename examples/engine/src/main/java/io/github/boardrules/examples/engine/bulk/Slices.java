package io.github.boardrules.examples.engine.bulk;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import io.github.boardrules.core.record.TextLocation;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;

/**
 * Remembers the bytes of a text while it is read, and cuts them at places in the text. A slice has
 * a character from 0 to 255 for each byte. Memory for what was read since the last cut.
 */
final class Slices extends FilterInputStream {
  private byte[] bytes = new byte[1 << 12];

  /** The number of bytes that were read since the last cut. */
  private int count;

  /** The number of these bytes up to the place at {@link #line} and {@link #column}. */
  private int seen;

  private long line = 1;

  private long column = 1;
  private boolean isAtStart = true;

  Slices(InputStream in) {
    super(in);
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
  }

  @Override
  public int read(byte[] target, int offset, int length) throws IOException {
    int read = in.read(target, offset, length);
    if (read > 0) {
      if (count + read > bytes.length) {
        bytes = Arrays.copyOf(bytes, Math.max(count + read, 2 * bytes.length));
      }
      System.arraycopy(target, offset, bytes, count, read);
      count += read;
    }
    return read;
  }

  @Override
  public boolean markSupported() {
    return false;
  }

  /** Returns the bytes from the last cut to a place after it and the blanks there, and cuts. */
  String until(TextLocation place) {
    if (isAtStart && count >= 3 && bytes[0] == (byte) 0xef && bytes[1] == (byte) 0xbb) {
      seen = 3; // a byte order mark is not counted
    }
    isAtStart = false;
    while (seen < count && (line < place.line() || column < place.column())) {
      seen += step(seen);
    }
    int bracket = seen - 1;
    while (bracket > 0 && isBlank(bytes[bracket])) {
      bracket--;
    }
    if (seen < count && bytes[seen] == ';' && bracket >= 0 && bytes[bracket] == '(') {
      return cut(bracket); // a tree of SGF, whose place is that of its first node
    }
    while (seen < count && isBlank(bytes[seen])) {
      seen += step(seen);
    }
    return cut(seen);
  }

  /** Goes over a character; returns the number of its bytes. */
  private int step(int at) {
    byte first = bytes[at];
    if (first == '\n' || first == '\r') {
      line++;
      column = 1;
      return first == '\r' && at + 1 < count && bytes[at + 1] == '\n' ? 2 : 1;
    }
    // A byte that is not UTF-8 is a character of its own.
    int length = first >= 0 ? 1 : Math.max(1, Integer.numberOfLeadingZeros(~first << 24));
    for (int i = 1; i < length; i++) {
      if (at + i >= count || (bytes[at + i] & 0xc0) != 0x80) {
        length = 1;
      }
    }
    length = length > 4 ? 1 : length;
    column += length == 4 ? 2 : 1; // UTF-16 units
    return length;
  }

  private static boolean isBlank(byte one) {
    return one == ' ' || one == '\t' || one == '\n' || one == '\r';
  }

  private String cut(int at) {
    String slice = new String(bytes, 0, at, ISO_8859_1);
    System.arraycopy(bytes, at, bytes, 0, count - at);
    count -= at;
    seen -= at;
    return slice;
  }

  /** Returns the bytes from the last cut to the end. */
  String rest() {
    return cut(count);
  }
}
