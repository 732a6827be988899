package io.github.boardrules.examples.bulk;

import com.google.common.io.CountingInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipException;

/**
 * What was compressed, as long as it is not much more than records could be. What was compressed
 * twice, and all that is in an archive, counts together.
 */
class Inflated extends FilterInputStream {
  /** So much may come of anything; records shrink to a tenth, very uniform ones to a fiftieth. */
  private static final long HARMLESS = 64L << 20;

  private static final long GREATEST_RATIO = 200;

  private final Growth growth;

  /** What has come so far of what is compressed. */
  private static final class Growth {
    private final CountingInputStream compressed;
    private long size;

    Growth(CountingInputStream compressed) {
      this.compressed = compressed;
    }
  }

  /**
   * Watches a stream.
   *
   * @param inflated what is read
   * @param compressed what that is made of
   */
  Inflated(InputStream inflated, CountingInputStream compressed) {
    this(inflated, new Growth(compressed));
  }

  private Inflated(InputStream inflated, Growth growth) {
    super(inflated);
    this.growth = growth;
  }

  /** What gzip compressed, of all members of the file, which is closed with it. */
  static InputStream gzip(InputStream in) throws IOException {
    CountingInputStream compressed = new CountingInputStream(new NeverEmpty(in));
    Growth growth = in instanceof Inflated outer ? outer.growth : new Growth(compressed);
    return new Inflated(new Members(compressed), growth);
  }

  @Override
  public int read() throws IOException {
    int read = super.read();
    count(read < 0 ? 0 : 1);
    return read;
  }

  @Override
  public int read(byte[] target, int offset, int length) throws IOException {
    int count = super.read(target, offset, length);
    count(count);
    return count;
  }

  private void count(int count) throws IOException {
    growth.size += Math.max(count, 0);
    if (growth.size > HARMLESS && growth.size / GREATEST_RATIO > growth.compressed.getCount()) {
      throw new InflationException(
          "more than " + GREATEST_RATIO + " bytes for each compressed one, no archive of records");
    }
  }

  /** Too much comes of what is compressed. */
  static final class InflationException extends IOException {
    private static final long serialVersionUID = 1L;

    InflationException(String message) {
      super(message);
    }
  }

  /**
   * The members of a gzip file. {@link GZIPInputStream} takes anything behind a member that is no
   * other one for the end of the file; here it has to be the end.
   */
  private static final class Members extends GZIPInputStream {
    /** The checksum and the size behind each member. */
    private static final int TRAILER = 8;

    private final CountingInputStream compressed;

    /** How much of the file the inflater has got so far. */
    private long given;

    Members(CountingInputStream compressed) throws IOException {
      super(compressed, 1 << 13);
      this.compressed = compressed;
    }

    @Override
    protected void fill() throws IOException {
      super.fill();
      given = compressed.getCount();
    }

    @Override
    public int read(byte[] target, int offset, int length) throws IOException {
      int count = super.read(target, offset, length);
      if (count < 0 && compressed.getCount() != given - inf.getRemaining() + TRAILER) {
        throw new ZipException("what follows the end of what is compressed is not");
      }
      return count;
    }
  }

  /**
   * Never says that nothing is available: where a pipe has nothing yet, {@link GZIPInputStream}
   * would take the end of a member for the end of the file.
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
