package io.github.boardrules.examples.engine.bulk;

import com.google.common.io.CountingInputStream;
import io.github.boardrules.core.record.Container;
import io.github.boardrules.core.record.DamageException;
import io.github.boardrules.core.record.RecordProblem;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/**
 * Decompressed data, with a limit on the compression ratio that protects against decompression
 * bombs. The limit applies to all entries of an archive together, and across nested compression.
 */
final class Inflated extends FilterInputStream {
  /**
   * The number of decompressed bytes up to which any ratio is accepted. Typical records compress to
   * a tenth of their size, very uniform ones to a fiftieth.
   */
  private static final long HARMLESS = 64L << 20;

  private static final long MAX_RATIO = 200;

  /**
   * The maximum ratio of a part of an archive, however small. If no part exceeds it, the whole
   * archive does not exceed its limit at any byte, although a reader of the whole may have up to
   * 536 compressed bytes fewer in its buffer.
   */
  static final long MAX_RATIO_OF_PART = MAX_RATIO / 2;

  private final Growth growth;

  /** Counts the compressed and the decompressed bytes. */
  private static final class Growth {
    private final CountingInputStream compressed;
    private final long harmless;
    private final long maxRatio;
    private long size;

    Growth(CountingInputStream compressed, long harmless, long maxRatio) {
      this.compressed = compressed;
      this.harmless = harmless;
      this.maxRatio = maxRatio;
    }

    void add(int count) throws InflationException {
      size += Math.max(count, 0);
      check(compressed.getCount());
    }

    void check(long compressedSize) throws InflationException {
      if (size > harmless && size / maxRatio > compressedSize) {
        throw new InflationException(
            "more than " + maxRatio + " bytes for each compressed one, too many for records");
      }
    }
  }

  /**
   * Wraps a stream of decompressed bytes.
   *
   * @param inflated the decompressed bytes
   * @param compressed the compressed bytes that they come from
   */
  Inflated(InputStream inflated, CountingInputStream compressed) {
    this(inflated, new Growth(compressed, HARMLESS, MAX_RATIO));
  }

  /**
   * Wraps a stream of the decompressed bytes of a part of an archive.
   *
   * @param inflated the decompressed bytes
   * @param compressed the compressed bytes that they come from, from the start of the part
   */
  static Inflated part(InputStream inflated, CountingInputStream compressed) {
    return new Inflated(inflated, new Growth(compressed, 0, MAX_RATIO_OF_PART));
  }

  private Inflated(InputStream inflated, Growth growth) {
    super(inflated);
    this.growth = growth;
  }

  /**
   * Decompresses the members of a gzip file. Closing the result closes the file.
   *
   * @param in the file
   * @param around the entry of an archive that the file is, which limits it; any other stream if it
   *     is none
   */
  static InputStream gzip(InputStream in, InputStream around) throws IOException {
    InputStream members = Container.open(in);
    return around instanceof Inflated outer ? new Inflated(members, outer.growth) : members;
  }

  @Override
  public int read() throws IOException {
    int read = super.read();
    growth.add(read < 0 ? 0 : 1);
    return read;
  }

  @Override
  public int read(byte[] target, int offset, int length) throws IOException {
    int count = super.read(target, offset, length);
    growth.add(count);
    return count;
  }

  /**
   * Checks the ratio of all bytes that were read.
   *
   * @param compressedSize the number of compressed bytes that they come from
   * @throws InflationException if the ratio is too high
   */
  void checkRatio(long compressedSize) throws InflationException {
    growth.check(compressedSize);
  }

  /** Thrown if the compression ratio is too high. */
  static final class InflationException extends DamageException {
    private static final long serialVersionUID = 1L;

    InflationException(String message) {
      super(RecordProblem.Code.INFLATES_TOO_MUCH, message);
    }
  }
}
