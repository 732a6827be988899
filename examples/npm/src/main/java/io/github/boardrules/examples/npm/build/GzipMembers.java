package io.github.boardrules.examples.npm.build;

import io.github.boardrules.core.record.DamageException;
import io.github.boardrules.core.record.RecordProblem.Code;
import java.io.EOFException;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.CRC32;
import java.util.zip.ZipException;

/**
 * The members of a gzip file, decompressed as {@code io.github.boardrules.core.record.GzipMembers}
 * does it on the JDK; TeaVM 0.15 stops after the first member that ends inside a block, and accepts
 * any method of compression. Only zeros may follow the last member.
 */
public final class GzipMembers extends FilterInputStream {
  private static final int MAX_EMPTY = 1_000;
  private static final int BUFFER = 1 << 13;
  private static final long HARMLESS = 64L << 20;
  private static final long MAX_RATIO = 200;
  private static final int MAGIC = 0x8b1f;
  private static final int DEFLATE = 8;
  private static final int HAS_HEADER_CHECKSUM = 1 << 1;
  private static final int HAS_EXTRA_FIELD = 1 << 2;
  private static final int HAS_NAME = 1 << 3;
  private static final int HAS_COMMENT = 1 << 4;

  private final Inflate data;
  private final CRC32 checksum = new CRC32();
  private boolean isAtEnd;
  private boolean hasEndedMember;

  /** Whether all bytes since the last member are zeros. */
  private boolean onlyZeros;

  /** The number of empty members that ended since the last byte. */
  private int empty;

  private long size;

  /**
   * Reads the header of the first member.
   *
   * @param in the file
   * @throws IOException if the file cannot be read or does not begin with a member
   */
  public GzipMembers(InputStream in) throws IOException {
    super(in);
    this.data = new Inflate(in, BUFFER);
    readHeader();
  }

  /** Returns 0 after the first member, as the JDK does, which affects how formats are detected. */
  @Override
  public int available() {
    hasEndedMember |= data.isAtEnd();
    return hasEndedMember ? 0 : 1;
  }

  @Override
  public boolean markSupported() {
    return false;
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
  }

  @Override
  public int read(byte[] target, int offset, int count) throws IOException {
    if (count == 0) {
      return 0;
    }
    while (!isAtEnd) {
      int read = data.read(target, offset, count);
      if (read > 0) {
        checksum.update(target, offset, read);
        empty = -1; // the end of this member does not count
        size += read;
        checkRatio();
        return read;
      }
      isAtEnd = !hasNext();
      if (!isAtEnd && ++empty > MAX_EMPTY) {
        throw new ZipException("more than " + MAX_EMPTY + " empty members follow one another");
      }
    }
    return -1;
  }

  private void checkRatio() throws DamageException {
    if (size > HARMLESS && size / MAX_RATIO > data.consumed()) {
      throw new DamageException(
          Code.INFLATES_TOO_MUCH,
          "more than " + MAX_RATIO + " bytes for each compressed one, too many for records");
    }
  }

  /** Checks the member that ends, and reads the header of the next one. */
  private boolean hasNext() throws IOException {
    int expected = (int) checksum.getValue();
    if (readInt() != expected || readInt() != (int) data.written()) {
      throw new ZipException("Corrupt GZIP trailer");
    }
    onlyZeros = true;
    try {
      readHeader();
    } catch (IOException e) {
      checkPadding();
      return false;
    }
    data.restart();
    return true;
  }

  private void checkPadding() throws IOException {
    int read = 0;
    while (onlyZeros && read >= 0) {
      read = data.readByte();
      onlyZeros = read <= 0;
    }
    if (!onlyZeros) {
      throw new ZipException("the compressed data is followed by bytes that are not compressed");
    }
  }

  private void readHeader() throws IOException {
    checksum.reset();
    if (readShort() != MAGIC) {
      throw new ZipException("Not in GZIP format");
    }
    if (readByte() != DEFLATE) {
      throw new ZipException("Unsupported compression method");
    }
    int flags = readByte();
    skip(6);
    if ((flags & HAS_EXTRA_FIELD) != 0) {
      skip(readShort());
    }
    if ((flags & HAS_NAME) != 0) {
      skipText();
    }
    if ((flags & HAS_COMMENT) != 0) {
      skipText();
    }
    if ((flags & HAS_HEADER_CHECKSUM) != 0) {
      int expected = (int) checksum.getValue() & 0xffff;
      if (readShort() != expected) {
        throw new ZipException("Corrupt GZIP header");
      }
    }
    checksum.reset();
  }

  private void skip(int count) throws IOException {
    for (int i = 0; i < count; i++) {
      readByte();
    }
  }

  private void skipText() throws IOException {
    while (readByte() != 0) {
      // The name and the comment are not used.
    }
  }

  private int readInt() throws IOException {
    return readShort() | readShort() << 16;
  }

  private int readShort() throws IOException {
    return readByte() | readByte() << 8;
  }

  private int readByte() throws IOException {
    int read = data.readByte();
    if (read < 0) {
      throw new EOFException();
    }
    checksum.update(read);
    onlyZeros &= read == 0;
    return read;
  }
}
