package io.github.boardrules.examples.engine.bulk;

import com.google.common.io.ByteStreams;
import java.io.BufferedInputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.ZipException;

/**
 * The central directory of a zip archive, with or without zip64: the list at the end of the archive
 * that says where its entries are.
 */
final class ZipDirectory implements Closeable {
  private static final int HEADER = 0x02014b50;
  private static final int HEADER_SIZE = 46;
  private static final int LOCATOR_64 = 0x07064b50;
  private static final int LOCATOR_64_SIZE = 20;
  private static final int END_64 = 0x06064b50;
  private static final int END_64_SIZE = 56;
  private static final int EXTRA_64 = 1;

  /** The values that mean that zip64 has the number. */
  private static final long MAX_16 = 0xffff;

  private static final long MAX_32 = 0xffff_ffffL;

  private final InputStream in;
  private final long start;
  private final long count;

  /**
   * An entry.
   *
   * @param start the offset of its local header
   * @param compressed the number of its compressed bytes
   * @param size the number of its decompressed bytes
   */
  record Entry(long start, long compressed, long size) {}

  private ZipDirectory(InputStream in, long start, long count) {
    this.in = in;
    this.start = start;
    this.count = count;
  }

  /**
   * Opens the directory of an archive.
   *
   * @throws ZipException if it is incomplete
   */
  static ZipDirectory open(ZipPart.Source source, long length) throws IOException {
    int tailSize = (int) Math.min(length, ZipEnd.MAX_SIZE);
    byte[] tail = read(source, length - tailSize, tailSize, length);
    int found = ZipEnd.find(tail);
    if (found < 0) {
      throw new ZipException("the end of the archive is missing");
    }
    long end = length - tailSize + found;
    long count = ZipEnd.number(tail, found + 10, 2);
    long size = ZipEnd.number(tail, found + 12, 4);
    long start = ZipEnd.number(tail, found + 16, 4);
    if (count == MAX_16 || size == MAX_32 || start == MAX_32) {
      byte[] locator = read(source, end - LOCATOR_64_SIZE, LOCATOR_64_SIZE, length);
      check(locator, LOCATOR_64);
      end = ZipEnd.number(locator, 8, 8);
      byte[] record = read(source, end, END_64_SIZE, length);
      check(record, END_64);
      long count64 = ZipEnd.number(record, 32, 8);
      if (count != MAX_16 && count != count64) {
        throw new ZipException("the archive has two numbers of entries");
      }
      count = count64;
      size = ZipEnd.number(record, 40, 8);
      start = ZipEnd.number(record, 48, 8);
    }
    if (start < 0 || size < 0 || start > end - size) {
      throw new ZipException("the directory is not at its place");
    }
    return new ZipDirectory(
        ByteStreams.limit(new BufferedInputStream(source.open(start), 1 << 16), size),
        start,
        count);
  }

  private static byte[] read(ZipPart.Source source, long at, int size, long length)
      throws IOException {
    if (at < 0 || at > length - size) {
      throw new ZipException("a part of the directory is missing");
    }
    try (InputStream in = source.open(at)) {
      byte[] bytes = new byte[size];
      ByteStreams.readFully(in, bytes);
      return bytes;
    }
  }

  private static void check(byte[] bytes, int signature) throws ZipException {
    if ((int) ZipEnd.number(bytes, 0, 4) != signature) {
      throw new ZipException("a part of the directory has a wrong signature");
    }
  }

  /** Returns the offset of the directory. */
  long start() {
    return start;
  }

  /** Returns the number of entries. */
  long count() {
    return count;
  }

  /**
   * Reads the next entry.
   *
   * @throws IOException if it is damaged, missing or cannot be read
   */
  Entry next() throws IOException {
    byte[] header = in.readNBytes(HEADER_SIZE);
    if (header.length < HEADER_SIZE) {
      throw new ZipException("the directory has too few entries");
    }
    check(header, HEADER);
    ByteStreams.skipFully(in, ZipEnd.number(header, 28, 2));
    byte[] extra = in.readNBytes((int) ZipEnd.number(header, 30, 2));
    ByteStreams.skipFully(in, ZipEnd.number(header, 32, 2));
    Extra64 large = new Extra64(extra);
    long size = large.orElse(ZipEnd.number(header, 24, 4));
    long compressed = large.orElse(ZipEnd.number(header, 20, 4));
    long at = large.orElse(ZipEnd.number(header, 42, 4));
    if (size < 0 || compressed < 0 || at < 0) {
      throw new ZipException("an entry of the directory has a negative number");
    }
    return new Entry(at, compressed, size);
  }

  /** The numbers of zip64 of an entry, in the order size, compressed size, start. */
  private static final class Extra64 {
    private final byte[] extra;
    private int next;
    private int end;

    Extra64(byte[] extra) {
      this.extra = extra;
      for (int at = 0; at + 4 <= extra.length && end == 0; ) {
        int size = (int) ZipEnd.number(extra, at + 2, 2);
        if (ZipEnd.number(extra, at, 2) == EXTRA_64) {
          next = at + 4;
          end = Math.min(extra.length, next + size);
        }
        at += 4 + size;
      }
    }

    /** Returns the next number if the header does not have it. */
    long orElse(long number) throws ZipException {
      if (number != MAX_32) {
        return number;
      }
      if (next + 8 > end) {
        throw new ZipException("an entry of the directory lacks a number of zip64");
      }
      next += 8;
      return ZipEnd.number(extra, next - 8, 8);
    }
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
