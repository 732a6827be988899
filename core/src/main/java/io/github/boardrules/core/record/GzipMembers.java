package io.github.boardrules.core.record;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipException;

/**
 * The decompressed bytes of all members of a gzip file, one after the other. {@link
 * GZIPInputStream} recurses at the end of each member, so that a small file with many empty members
 * overflows its stack; this class reads them in a loop.
 */
public class GzipMembers extends GZIPInputStream {
  /** The number of empty members that may follow one another; bgzip writes one at its end. */
  private static final int MAX_EMPTY = 1_000;

  private static final int BUFFER = 1 << 13;

  private boolean isReading;

  /** The number of empty members that ended since the last byte. */
  private int empty;

  /**
   * Reads the header of the first member.
   *
   * @param in the file
   * @throws IOException if the file cannot be read or does not begin with a member
   */
  public GzipMembers(InputStream in) throws IOException {
    super(new NeverEmpty(in), BUFFER);
  }

  /**
   * Reads decompressed bytes, as {@link GZIPInputStream#read(byte[], int, int)} does.
   *
   * @throws ZipException if the data is damaged, or if more than 1,000 empty members follow one
   *     another
   */
  @Override
  public int read(byte[] target, int offset, int length) throws IOException {
    if (isReading || length == 0) {
      return 0; // the superclass calls this method after the end of a member
    }
    isReading = true;
    try {
      while (true) {
        int count = super.read(target, offset, length);
        if (count != 0) {
          empty = -1; // the end of this member does not count
          return count;
        }
        if (++empty > MAX_EMPTY) {
          throw new ZipException("more than " + MAX_EMPTY + " empty members follow one another");
        }
      }
    } finally {
      isReading = false;
    }
  }

  /**
   * Always claims that bytes are available: if a pipe is momentarily empty, {@link GZIPInputStream}
   * would mistake the end of a member for the end of the file.
   */
  private static final class NeverEmpty extends FilterInputStream {
    NeverEmpty(InputStream in) {
      super(in);
    }

    @Override
    public int available() {
      return 1;
    }
  }
}
