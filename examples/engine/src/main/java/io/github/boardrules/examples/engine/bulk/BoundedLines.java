package io.github.boardrules.examples.engine.bulk;

import static com.google.common.base.Preconditions.checkArgument;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;

/**
 * Reads a text line by line, with a limit on the length of a line. At most one line is held in
 * memory.
 */
public final class BoundedLines implements Closeable {
  private final InputStream in;
  private final int limit;
  private final byte[] read = new byte[1 << 16];
  private int from;
  private int to;
  private byte[] line = new byte[1 << 10];
  private int length;
  private long number;
  private boolean tooLong;

  /**
   * Creates a reader of lines.
   *
   * @param in the text; {@link #close} closes it
   * @param limit the maximum length of a line in bytes, at least 1
   */
  public BoundedLines(InputStream in, int limit) {
    checkArgument(limit >= 1, "the limit must be at least 1 byte, but is %s", limit);
    this.in = in;
    this.limit = limit;
  }

  /**
   * Advances to the next line.
   *
   * @return whether there is one; false at the end of the text
   * @throws IOException if the text cannot be read
   */
  public boolean next() throws IOException {
    length = 0;
    tooLong = false;
    boolean any = false;
    while (from < to || fill()) {
      any = true;
      int end = from;
      while (end < to && read[end] != '\n') {
        end++;
      }
      append(end);
      boolean ended = end < to;
      from = ended ? end + 1 : end;
      if (ended) {
        break;
      }
    }
    number += any ? 1 : 0;
    return any;
  }

  private boolean fill() throws IOException {
    from = 0;
    to = Math.max(0, in.read(read));
    return to > 0;
  }

  private void append(int end) {
    int more = end - from;
    tooLong |= more > limit - length;
    if (!tooLong) {
      if (length + more > line.length) {
        line = Arrays.copyOf(line, Math.min(limit, Math.max(length + more, 2 * line.length)));
      }
      System.arraycopy(read, from, line, length, more);
      length += more;
    }
  }

  /** {@return the number of this line, counted from 1} */
  public long number() {
    return number;
  }

  /**
   * {@return whether this line is longer than the limit}
   *
   * <p>Such a line is skipped: it has no {@link #bytes}.
   */
  public boolean isTooLong() {
    return tooLong;
  }

  /** {@return whether this line contains only blanks} */
  public boolean isBlank() {
    for (int i = 0; i < length; i++) {
      if (line[i] != ' ' && line[i] != '\t' && line[i] != '\r') {
        return false;
      }
    }
    return !tooLong;
  }

  /** {@return the bytes of this line, without the line end} */
  public byte[] bytes() {
    return Arrays.copyOf(line, length);
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
