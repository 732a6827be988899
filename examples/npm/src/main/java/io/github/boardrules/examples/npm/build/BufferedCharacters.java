package io.github.boardrules.examples.npm.build;

import java.io.IOException;
import java.io.Reader;

/**
 * Buffered characters with a mark, as those of {@link java.io.BufferedReader} of the JDK; that of
 * TeaVM 0.15 loses its mark at the end of the text. Has no lines.
 */
public final class BufferedCharacters extends Reader {
  private static final int BLOCK = 1 << 13;

  private final Reader in;
  private char[] buffer = new char[BLOCK];
  private int place;
  private int end;

  /** The place of the mark in the buffer; -1 if there is none. */
  private int mark = -1;

  private int maximum;

  /**
   * Creates a buffer.
   *
   * @param in the characters
   */
  public BufferedCharacters(Reader in) {
    this.in = in;
  }

  @Override
  public boolean markSupported() {
    return true;
  }

  @Override
  public void mark(int readAhead) {
    mark = place;
    maximum = readAhead;
  }

  @Override
  public void reset() throws IOException {
    if (mark < 0) {
      throw new IOException("There is no mark");
    }
    place = mark;
  }

  @Override
  public boolean ready() throws IOException {
    return place < end || in.ready();
  }

  @Override
  public int read(char[] target, int offset, int count) throws IOException {
    if (count == 0) {
      return 0;
    }
    if (place == end && !fill()) {
      return -1;
    }
    int read = Math.min(count, end - place);
    System.arraycopy(buffer, place, target, offset, read);
    place += read;
    return read;
  }

  /** Reads more characters after those since the mark. Returns whether there were any. */
  private boolean fill() throws IOException {
    mark = place - mark > maximum ? -1 : mark;
    int kept = mark < 0 ? 0 : place - mark;
    char[] next = kept + BLOCK > buffer.length ? new char[kept + BLOCK] : buffer;
    System.arraycopy(buffer, place - kept, next, 0, kept);
    buffer = next;
    mark = Math.min(mark, 0);
    place = kept;
    end = kept;
    int read = in.read(buffer, kept, BLOCK);
    end += Math.max(0, read);
    return read > 0;
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
