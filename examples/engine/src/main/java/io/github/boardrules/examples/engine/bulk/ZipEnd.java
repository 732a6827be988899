package io.github.boardrules.examples.engine.bulk;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.zip.ZipException;

/**
 * Buffers the tail of a zip archive that is read as a stream, to check that the archive is
 * complete: {@link java.util.zip.ZipInputStream} treats anything that is not an entry as the end.
 */
final class ZipEnd extends FilterInputStream {
  /** The size of the end of central directory record, without the comment after it. */
  private static final int SIZE = 22;

  private static final int MAX_COMMENT = 0xffff;
  private static final int SIGNATURE = 0x06054b50;

  /** The maximum size of the record and the comment after it. */
  static final int MAX_SIZE = SIZE + MAX_COMMENT;

  private final byte[] tail = new byte[MAX_SIZE];
  private long count;

  ZipEnd(InputStream in) {
    super(in);
  }

  @Override
  public int read() throws IOException {
    int read = super.read();
    if (read >= 0) {
      tail[(int) (count++ % tail.length)] = (byte) read;
    }
    return read;
  }

  @Override
  public int read(byte[] target, int offset, int length) throws IOException {
    int read = super.read(target, offset, length);
    for (int i = Math.max(0, read - tail.length); i < read; i++) {
      tail[(int) ((count + i) % tail.length)] = target[offset + i];
    }
    count += Math.max(read, 0);
    return read;
  }

  /** Does nothing: the caller closes the archive. */
  @Override
  public void close() {}

  /**
   * Reads the rest of the archive and checks the record at its end.
   *
   * @param entries the number of entries that were read
   * @throws ZipException if the record is missing or names a different number of entries
   */
  void check(long entries) throws IOException {
    byte[] block = new byte[1 << 13];
    while (read(block, 0, block.length) >= 0) {}
    int length = (int) Math.min(count, tail.length);
    byte[] end = new byte[length];
    for (int i = 0; i < length; i++) {
      end[i] = tail[(int) ((count - length + i) % tail.length)];
    }
    int found = find(end);
    if (found >= 0) {
      if (number(end, found + 10, 2) != (entries & 0xffff)
          && number(end, found + 10, 2) != 0xffff) {
        throw new ZipException("not all entries can be read");
      }
      return;
    }
    boolean isZip =
        count > 2 && (entries > 0 || Arrays.equals(end, 0, 2, new byte[] {'P', 'K'}, 0, 2));
    throw new ZipException(isZip ? "the end of the archive is missing" : "not a zip archive");
  }

  /**
   * Returns the index of the end of central directory record, or -1 if there is none.
   *
   * @param tail the last bytes of an archive
   */
  static int find(byte[] tail) {
    for (int i = tail.length - SIZE; i >= 0; i--) {
      if (number(tail, i, 4) == SIGNATURE && i + SIZE + number(tail, i + 20, 2) == tail.length) {
        return i;
      }
    }
    return -1;
  }

  /** Returns a little-endian number of some bytes. */
  static long number(byte[] bytes, int at, int size) {
    long number = 0;
    for (int i = size - 1; i >= 0; i--) {
      number = number << 8 | (bytes[at + i] & 0xff);
    }
    return number;
  }
}
