package io.github.boardrules.examples.engine.bulk;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;

/**
 * Writes zip archives in every layout that {@link java.util.zip.ZipInputStream} reads, some of
 * which {@link java.util.zip.ZipOutputStream} does not write.
 */
final class ZipBytes {
  /** How an entry is written. */
  enum Layout {
    STORED,
    SIZES_FIRST,
    DESCRIPTOR,
    DESCRIPTOR_WITHOUT_SIGNATURE
  }

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream directory = new ByteArrayOutputStream();
  private final boolean is64;
  private int count;

  /**
   * Begins an archive.
   *
   * @param is64 whether the directory has its numbers in the fields of zip64
   */
  ZipBytes(boolean is64) {
    this.is64 = is64;
  }

  /** Adds an entry. */
  ZipBytes add(String name, byte[] content, Layout layout) {
    byte[] packed = layout == Layout.STORED ? content : deflate(content);
    CRC32 crc = new CRC32();
    crc.update(content);
    boolean isSizeFirst = layout == Layout.STORED || layout == Layout.SIZES_FIRST;
    long start = out.size();
    number(out, 0x04034b50, 4);
    header(out, isSizeFirst ? 0 : 8, layout);
    number(out, isSizeFirst ? crc.getValue() : 0, 4);
    number(out, isSizeFirst ? packed.length : 0, 4);
    number(out, isSizeFirst ? content.length : 0, 4);
    number(out, name.length(), 2);
    number(out, 0, 2);
    text(out, name);
    out.writeBytes(packed);
    if (!isSizeFirst) {
      if (layout == Layout.DESCRIPTOR) {
        number(out, 0x08074b50, 4);
      }
      number(out, crc.getValue(), 4);
      number(out, packed.length, 4);
      number(out, content.length, 4);
    }
    number(directory, 0x02014b50, 4);
    number(directory, 20, 2);
    header(directory, isSizeFirst ? 0 : 8, layout);
    number(directory, crc.getValue(), 4);
    number(directory, is64 ? -1 : packed.length, 4);
    number(directory, is64 ? -1 : content.length, 4);
    number(directory, name.length(), 2);
    number(directory, is64 ? 4 + 5 + 4 + 24 : 0, 2);
    number(directory, 3, 2);
    number(directory, 0, 8);
    number(directory, is64 ? -1 : start, 4);
    text(directory, name);
    if (is64) {
      number(directory, 0x5455, 2);
      number(directory, 5, 2);
      number(directory, 1, 5);
      number(directory, 1, 2);
      number(directory, 24, 2);
      number(directory, content.length, 8);
      number(directory, packed.length, 8);
      number(directory, start, 8);
    }
    text(directory, "why");
    count++;
    return this;
  }

  /** Returns the archive. */
  byte[] end(String comment) {
    long start = out.size();
    out.writeBytes(directory.toByteArray());
    long end = out.size();
    if (is64) {
      number(out, 0x06064b50, 4);
      number(out, 44, 8);
      number(out, 45, 2);
      number(out, 45, 2);
      number(out, 0, 8);
      number(out, count, 8);
      number(out, count, 8);
      number(out, end - start, 8);
      number(out, start, 8);
      number(out, 0x07064b50, 4);
      number(out, 0, 4);
      number(out, end, 8);
      number(out, 1, 4);
    }
    number(out, 0x06054b50, 4);
    number(out, 0, 4);
    number(out, is64 ? -1 : count, 2);
    number(out, is64 ? -1 : count, 2);
    number(out, is64 ? -1 : end - start, 4);
    number(out, is64 ? -1 : start, 4);
    number(out, comment.length(), 2);
    text(out, comment);
    return out.toByteArray();
  }

  /** Writes the version, the flags, the method and the time. */
  private static void header(ByteArrayOutputStream out, int flags, Layout layout) {
    number(out, 20, 2);
    number(out, flags, 2);
    number(out, layout == Layout.STORED ? 0 : 8, 2);
    number(out, 0x21 << 16, 4);
  }

  private static void number(ByteArrayOutputStream out, long number, int size) {
    for (int i = 0; i < size; i++) {
      out.write((int) (number >> (8 * i)));
    }
  }

  private static void text(ByteArrayOutputStream out, String text) {
    out.writeBytes(text.getBytes(StandardCharsets.ISO_8859_1));
  }

  private static byte[] deflate(byte[] content) {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    Deflater deflater = new Deflater(Deflater.DEFAULT_COMPRESSION, true);
    try (OutputStream out = new DeflaterOutputStream(packed, deflater)) {
      out.write(content);
    } catch (IOException e) {
      throw new AssertionError("writing to memory does not fail", e);
    } finally {
      deflater.end();
    }
    return packed.toByteArray();
  }
}
