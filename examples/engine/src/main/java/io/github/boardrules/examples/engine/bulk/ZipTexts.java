package io.github.boardrules.examples.engine.bulk;

import com.google.common.io.ByteStreams;
import com.google.common.io.CountingInputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipInputStream;

/**
 * Reads the entries of a zip archive as a stream, in the order of their bytes, and visits the texts
 * among them.
 *
 * <p>A part is read by the same code from the start of its first entry. Between two entries, the
 * position in the archive is all that a reader remembers, besides the number of entries and the
 * bytes that they expand to. So if each part ends exactly where the next one begins, the parts give
 * the entries of the whole archive.
 */
final class ZipTexts implements Closeable {
  /**
   * What {@link ZipInputStream} may read beyond an entry and return: a data descriptor of zip64.
   */
  private static final int AHEAD = 24;

  private final String name;
  private final RecordTexts.Visitor visitor;
  private final Reader zip;
  private final Inflated inflated;
  private long entries;

  private ZipTexts(
      String name, CountingInputStream compressed, boolean isPart, RecordTexts.Visitor visitor) {
    this.name = name;
    this.visitor = visitor;
    this.zip = new Reader(compressed);
    // After a failure, ZipInputStream would start again in the middle of what it has read.
    InputStream bytes =
        new RecordTexts.Reported(zip) {
          // Leaves the archive open for the next entry.
          @Override
          public void close() {}
        };
    this.inflated = isPart ? Inflated.part(bytes, compressed) : new Inflated(bytes, compressed);
  }

  /** Visits the texts of an archive, see {@link RecordTexts#of}. */
  static void all(String name, InputStream in, RecordTexts.Visitor visitor) throws IOException {
    ZipEnd end = new ZipEnd(in);
    try (ZipTexts texts = new ZipTexts(name, new CountingInputStream(end), false, visitor)) {
      while (texts.next()) {}
      end.check(texts.entries);
    }
  }

  /** Visits the texts of a part, see {@link RecordTexts#ofPart}. */
  static void part(String name, ZipPart part, InputStream in, RecordTexts.Visitor visitor)
      throws IOException {
    long size = part.end() - part.start();
    InputStream limited = new RecordTexts.NoneAvailable(ByteStreams.limit(in, size + AHEAD));
    try (ZipTexts texts = new ZipTexts(name, new CountingInputStream(limited), true, visitor)) {
      while (texts.zip.position() < size) {
        if (!texts.next()) {
          break;
        }
      }
      if (texts.zip.position() != size || texts.entries != part.entries()) {
        throw new ZipException("the entries are not those of the directory");
      }
      texts.inflated.checkRatio(size);
    }
  }

  /** Visits the next entry if it is a text. Returns false if there is none. */
  private boolean next() throws IOException {
    Optional<ZipEntry> next = zip.next();
    if (next.isEmpty()) {
      return false;
    }
    entries++;
    if (!next.get().isDirectory()) {
      String entry = next.get().getName();
      String whole = name + "/" + entry;
      if (FileNames.isText(entry)) {
        RecordTexts.text(whole, entry, Optional.empty(), inflated, visitor);
      } else {
        visitor.skipped(whole);
      }
    }
    inflated.transferTo(OutputStream.nullOutputStream());
    return true;
  }

  @Override
  public void close() throws IOException {
    zip.close();
  }

  /** Reads the entries and knows where they end. */
  private static final class Reader extends ZipInputStream {
    private final CountingInputStream compressed;

    Reader(CountingInputStream compressed) {
      super(compressed, StandardCharsets.ISO_8859_1);
      this.compressed = compressed;
    }

    Optional<ZipEntry> next() throws IOException {
      try {
        return Optional.ofNullable(getNextEntry());
      } catch (IllegalArgumentException e) {
        throw new ZipException("the name of an entry is marked as UTF-8 but is not");
      }
    }

    /**
     * Returns the number of bytes up to the end of the entry that was just read to its end, if the
     * underlying stream says that no bytes are available. The inflater has pushed back the bytes
     * that it read beyond the entry, and only these are available.
     */
    long position() throws IOException {
      return compressed.getCount() - in.available();
    }
  }
}
