package io.github.boardrules.examples.bulk;

import com.google.common.io.CountingInputStream;
import io.github.boardrules.core.record.ReadLimits;
import io.github.boardrules.core.record.RecordFormat;
import io.github.boardrules.core.record.RecordReader;
import io.github.boardrules.core.record.brg.BrgFormat;
import io.github.boardrules.core.record.sgf.SgfFormat;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipInputStream;

/**
 * Finds the texts with records in a file: one in a plain or gzip file, any number in a zip archive.
 */
public final class RecordTexts {
  private static final int LOOK_AHEAD = 1 << 12;

  private RecordTexts() {}

  /** Receives the texts. */
  public interface Visitor {
    /**
     * Called for each text.
     *
     * @param name the name of the file, followed by the name of the entry in an archive
     * @param format the format of its records
     * @param in the text; it must be read before this method returns and must not be closed
     * @throws IOException if it cannot be read
     */
    void text(String name, RecordFormat format, InputStream in) throws IOException;

    /**
     * Called for each entry of an archive that does not have the name of a record file.
     *
     * @param name the name of the file, followed by the name of the entry
     */
    void skipped(String name);
  }

  /**
   * Visits the texts in a file. The name of the file determines its type.
   *
   * @param name the name of the file
   * @param format the format to use if the name does not determine it
   * @param in the file; the caller closes it
   * @param visitor receives the texts in the order of the file
   * @throws IOException if the file cannot be read to its end, or if the visitor throws it
   */
  public static void of(String name, RecordFormat format, InputStream in, Visitor visitor)
      throws IOException {
    if (FileNames.isZip(name)) {
      unzip(name, in, visitor);
    } else {
      text(name, name, FileNames.format(name).orElse(format), in, visitor);
    }
  }

  /**
   * {@return the content of a file, decompressed if its name ends in {@code .gz}}
   *
   * @param file the file
   * @throws IOException if the file cannot be read or is not compressed although its name says so;
   *     the stream throws one if the file is damaged or expands too much
   */
  public static InputStream inflate(Path file) throws IOException {
    InputStream in = new BufferedInputStream(Files.newInputStream(file));
    try {
      return FileNames.isGzip(file.toString()) ? Inflated.gzip(in) : in;
    } catch (IOException e) {
      in.close();
      throw e;
    }
  }

  /**
   * {@return a reader of the records in a plain or gzip file} The name of the file determines the
   * format, which is BRG by default, and whether the file is compressed.
   *
   * @param file the file
   * @throws IOException as {@link #inflate}
   */
  public static RecordReader open(Path file) throws IOException {
    String name = file.toString();
    RecordFormat format = FileNames.format(name).orElse(BrgFormat.BRG);
    InputStream in = inflate(file);
    try {
      return format.open(in, name, ReadLimits.defaults());
    } catch (IOException e) {
      in.close();
      throw e;
    }
  }

  private static void text(
      String whole, String name, RecordFormat format, InputStream in, Visitor visitor)
      throws IOException {
    if (FileNames.isGzip(name)) {
      try (InputStream text = Inflated.gzip(in)) {
        visitor.text(whole, format, text);
      }
    } else {
      visitor.text(whole, format, in);
    }
  }

  /**
   * Visits the texts in a stream without a file name. Its first bytes determine its type.
   *
   * @param name the name to report
   * @param format the format of the records; empty to detect it
   * @param stream the file; the caller closes it
   * @param visitor receives the texts in the order of the file
   * @throws IOException if the file cannot be read to its end, or if the visitor throws it
   */
  public static void unnamed(
      String name, Optional<RecordFormat> format, InputStream stream, Visitor visitor)
      throws IOException {
    BufferedInputStream in = new BufferedInputStream(stream, 1 << 16);
    in.mark(2);
    byte[] start = in.readNBytes(2);
    in.reset();
    if (begins(start, 'P', 'K')) {
      unzip(name, in, visitor);
    } else if (begins(start, 0x1f, 0x8b)) {
      try (InputStream text = new BufferedInputStream(Inflated.gzip(in), 1 << 16)) {
        visitor.text(name, format.isPresent() ? format.get() : detect(text), text);
      }
    } else {
      visitor.text(name, format.isPresent() ? format.get() : detect(in), in);
    }
  }

  private static boolean begins(byte[] start, int first, int second) {
    return start.length == 2 && (start[0] & 0xff) == first && (start[1] & 0xff) == second;
  }

  /**
   * {@return the format of a text, detected from its start} SGF begins with an opening parenthesis,
   * after an optional byte order mark and blanks; any other text is BRG. Reads no further than
   * necessary, because the following bytes may be damaged.
   *
   * @param in the text, which must support {@code mark}; its position does not change
   * @throws IOException if the text cannot be read
   */
  public static RecordFormat detect(InputStream in) throws IOException {
    in.mark(LOOK_AHEAD);
    int c = in.read();
    for (int i = 1; i < LOOK_AHEAD && (c == ' ' || (c >= '\t' && c <= '\r') || c >= 0x80); i++) {
      c = in.read();
    }
    in.reset();
    return c == '(' ? SgfFormat.SGF : BrgFormat.BRG;
  }

  private static void unzip(String name, InputStream in, Visitor visitor) throws IOException {
    ZipEnd end = new ZipEnd(in);
    CountingInputStream compressed = new CountingInputStream(end);
    long entries = 0;
    try (ZipInputStream zip = new ZipInputStream(compressed, StandardCharsets.ISO_8859_1)) {
      InputStream inflated = new Entries(zip, compressed);
      for (Optional<ZipEntry> next = next(zip); next.isPresent(); next = next(zip)) {
        entries++;
        if (!next.get().isDirectory()) {
          String entry = next.get().getName();
          String whole = name + "/" + entry;
          Optional<RecordFormat> format = FileNames.format(entry);
          if (format.isPresent()) {
            text(whole, entry, format.get(), inflated, visitor);
          } else {
            visitor.skipped(whole);
          }
        }
        inflated.transferTo(OutputStream.nullOutputStream());
      }
      end.check(entries);
    }
  }

  /**
   * The entries of an archive. Closing this stream after an entry leaves the archive open for the
   * next one.
   */
  private static final class Entries extends Inflated {
    Entries(ZipInputStream zip, CountingInputStream compressed) {
      super(zip, compressed);
    }

    @Override
    public void close() {}
  }

  private static Optional<ZipEntry> next(ZipInputStream zip) throws IOException {
    try {
      return Optional.ofNullable(zip.getNextEntry());
    } catch (IllegalArgumentException e) {
      throw new ZipException("the name of an entry is marked as UTF-8 but is not");
    }
  }
}
