package io.github.boardrules.core.record;

import io.github.boardrules.core.record.RecordProblem.Code;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipException;

/**
 * The decompressed bytes of all members of a gzip file, one after the other. {@link
 * GZIPInputStream} recurses at the end of each member, so that a small file with many empty members
 * overflows its stack; this class reads them in a loop. Zeros may follow the last member, as on
 * tapes and block devices.
 */
final class GzipMembers extends GZIPInputStream {
  /** The number of empty members that may follow one another; bgzip writes one at its end. */
  private static final int MAX_EMPTY = 1_000;

  private static final int BUFFER = 1 << 13;

  /**
   * The number of decompressed bytes up to which any ratio is accepted. Typical records compress to
   * a tenth of their size, very uniform ones to a fiftieth.
   */
  private static final long HARMLESS = 64L << 20;

  private static final long MAX_RATIO = 200;

  /** The number of bytes of the checksum and the size after each member. */
  private static final int TRAILER = 8;

  private boolean isReading;
  private boolean ended;
  private long size;

  /** The number of empty members that ended since the last byte. */
  private int empty;

  /**
   * Reads the header of the first member.
   *
   * @param in the file
   * @throws IOException if the file cannot be read or does not begin with a member
   */
  GzipMembers(InputStream in) throws IOException {
    super(new Source(in), BUFFER);
  }

  /**
   * Reads decompressed bytes, as {@link GZIPInputStream#read(byte[], int, int)} does.
   *
   * @throws ZipException if the data is damaged, if bytes other than zeros follow the last member,
   *     or if more than 1,000 empty members follow one another
   * @throws DamageException with the code {@code INFLATES_TOO_MUCH} if there are more than 64 MB
   *     and more than 200 bytes for each compressed one
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
          if (count < 0 && !ended) {
            ended = true;
            checkPadding();
          }
          size += Math.max(0, count);
          checkRatio();
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

  private void checkRatio() throws DamageException {
    if (size > HARMLESS && size / MAX_RATIO > ((Source) in).total) {
      throw new DamageException(
          Code.INFLATES_TOO_MUCH,
          "more than " + MAX_RATIO + " bytes for each compressed one, too many for records");
    }
  }

  @Override
  protected void fill() throws IOException {
    super.fill();
    ((Source) in).count = 0;
  }

  /**
   * Checks that only zeros follow the last member. The superclass has tried to read the header of
   * another one, first from the buffer, then directly from the file.
   */
  private void checkPadding() throws IOException {
    Source source = (Source) in;
    int remaining = inf.getRemaining();
    int inBuffer = Math.min(remaining, TRAILER);
    boolean isZero = isZero(buf, len - remaining + inBuffer, len);
    isZero &= source.count <= source.first.length;
    isZero &= isZero(source.first, TRAILER - inBuffer, Math.min(source.count, source.first.length));
    byte[] block = new byte[BUFFER];
    for (int count = 0; isZero && count >= 0; count = source.read(block, 0, BUFFER)) {
      isZero = isZero(block, 0, count);
    }
    if (!isZero) {
      throw new ZipException("the compressed data is followed by bytes that are not compressed");
    }
  }

  private static boolean isZero(byte[] bytes, int from, int to) {
    for (int i = from; i < to; i++) {
      if (bytes[i] != 0) {
        return false;
      }
    }
    return true;
  }

  /**
   * The file, which always claims that bytes are available: if a pipe is momentarily empty, {@link
   * GZIPInputStream} would mistake the end of a member for the end of the file. Remembers the first
   * bytes that are read beside the buffer: the end of a trailer, and what may be a header.
   */
  private static final class Source extends FilterInputStream {
    /** More than a trailer and the bytes that show that no header follows. */
    private final byte[] first = new byte[16];

    /** The number of bytes read since the last block. */
    private int count;

    private long total;

    Source(InputStream in) {
      super(in);
    }

    @Override
    public int available() {
      return 1;
    }

    @Override
    public int read() throws IOException {
      byte[] one = new byte[1];
      return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] target, int offset, int length) throws IOException {
      int read = super.read(target, offset, length);
      if (read > 0) {
        int kept = Math.max(0, Math.min(read, first.length - count));
        System.arraycopy(target, offset, first, Math.min(count, first.length), kept);
        total += read;
        count = (int) Math.min(Integer.MAX_VALUE, (long) count + read);
      }
      return read;
    }
  }
}
