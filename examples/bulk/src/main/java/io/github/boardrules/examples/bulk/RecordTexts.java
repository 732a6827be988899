package io.github.boardrules.examples.bulk;

import io.github.boardrules.core.record.ReadLimits;
import io.github.boardrules.core.record.RecordFormat;
import io.github.boardrules.core.record.RecordReader;
import io.github.boardrules.core.record.Utf16;
import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Finds the texts with records in a file: one in a plain or gzip file, any number in a zip archive.
 */
public final class RecordTexts {
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
   * @param format the format to use if the name does not determine it; empty to detect it
   * @param in the file; the caller closes it
   * @param visitor receives the texts in the order of the file
   * @throws IOException if the file cannot be read to its end, or if the visitor throws it
   */
  public static void of(String name, Optional<RecordFormat> format, InputStream in, Visitor visitor)
      throws IOException {
    if (FileNames.isZip(name)) {
      ZipTexts.all(name, in, visitor);
    } else {
      text(name, name, format, in, visitor);
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
   * {@return a reader of the records in a plain or gzip file} The name of the file determines
   * whether it is compressed; the format is detected from the name or else from the start.
   *
   * @param file the file
   * @throws IOException as {@link #inflate}
   */
  public static RecordReader open(Path file) throws IOException {
    String name = file.toString();
    InputStream in = new BufferedInputStream(inflate(file));
    try {
      return Formats.detect(in, name).open(in, name, ReadLimits.defaults());
    } catch (IOException e) {
      in.close();
      throw e;
    }
  }

  /**
   * Visits the texts in a part of a zip archive, exactly as {@link #of} would among those of the
   * whole archive. If that is not certain, throws an exception: the archive is damaged, expands
   * much more than records do, or its directory does not tell the truth. Then, and if the visitor
   * could not read a text to its end, the whole archive must be read instead.
   *
   * @param name the name of the archive
   * @param part the part
   * @param in the archive from the start of the part; the caller closes it
   * @param visitor receives the texts in the order of the archive
   * @throws IOException if the part must not be used, or if the visitor throws it
   */
  public static void ofPart(String name, ZipPart part, InputStream in, Visitor visitor)
      throws IOException {
    ZipTexts.part(name, part, in, visitor);
  }

  static void text(
      String whole, String name, Optional<RecordFormat> format, InputStream in, Visitor visitor)
      throws IOException {
    if (FileNames.isGzip(name)) {
      try (InputStream text = Inflated.gzip(in)) {
        plain(whole, name, format, text, visitor);
      }
    } else {
      plain(whole, name, format, in, visitor);
    }
  }

  private static void plain(
      String whole, String name, Optional<RecordFormat> format, InputStream in, Visitor visitor)
      throws IOException {
    Optional<RecordFormat> known = FileNames.format(name).or(() -> format);
    InputStream text = text(in);
    visitor.text(whole, known.isPresent() ? known.get() : Formats.detect(text, name), text);
  }

  /** Returns a text, which may be in UTF-16, in UTF-8. */
  private static InputStream text(InputStream in) throws IOException {
    // A buffer that finds no bytes available returns those it has instead of meeting a failure.
    BufferedInputStream bytes = new BufferedInputStream(new NoneAvailable(in), 1 << 16);
    try {
      InputStream utf8 = Utf16.toUtf8(bytes);
      return utf8.markSupported() ? utf8 : new BufferedInputStream(utf8, 1 << 16);
    } catch (IOException e) {
      // Reading the text reports the failure, even if another attempt to read would succeed.
      bytes.reset();
      InputStream start = new ByteArrayInputStream(bytes.readNBytes(bytes.available()));
      return new BufferedInputStream(new SequenceInputStream(start, new Failed(e)));
    }
  }

  /** Always claims that no bytes are available without blocking. */
  static final class NoneAvailable extends FilterInputStream {
    NoneAvailable(InputStream in) {
      super(in);
    }

    @Override
    public int available() {
      return 0;
    }
  }

  /** A stream that cannot be read. */
  private static final class Failed extends InputStream {
    private final IOException failure;

    Failed(IOException failure) {
      this.failure = failure;
    }

    @Override
    public int read() throws IOException {
      throw failure;
    }

    @Override
    public int read(byte[] target, int offset, int length) throws IOException {
      throw failure;
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
      ZipTexts.all(name, in, visitor);
    } else if (begins(start, 0x1f, 0x8b)) {
      try (InputStream text = text(Inflated.gzip(in))) {
        visitor.text(name, format.isPresent() ? format.get() : Formats.detect(text, ""), text);
      }
    } else {
      InputStream text = text(in);
      visitor.text(name, format.isPresent() ? format.get() : Formats.detect(text, ""), text);
    }
  }

  private static boolean begins(byte[] start, int first, int second) {
    return start.length == 2 && (start[0] & 0xff) == first && (start[1] & 0xff) == second;
  }
}
