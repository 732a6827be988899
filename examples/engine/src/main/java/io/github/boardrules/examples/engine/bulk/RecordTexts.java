package io.github.boardrules.examples.engine.bulk;

import io.github.boardrules.core.record.Container;
import io.github.boardrules.core.record.RecordFormat;
import io.github.boardrules.core.record.brg.BrgFormat;
import io.github.boardrules.core.text.Utf16;
import java.io.BufferedInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

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
   * Visits the texts in a file. Its first bytes determine whether it is compressed or an archive.
   *
   * @param name the name of the file
   * @param format the format to use if the name does not determine it; empty to detect it
   * @param in the file; the caller closes it
   * @param visitor receives the texts in the order of the file
   * @throws IOException if an archive cannot be read to its end, or if the visitor throws it
   */
  public static void of(String name, Optional<RecordFormat> format, InputStream in, Visitor visitor)
      throws IOException {
    BufferedInputStream bytes = buffer(in);
    if (kind(bytes).equals(Optional.of(Container.ZIP))) {
      ZipTexts.all(name, bytes, visitor);
    } else {
      text(name, name, format, bytes, visitor);
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
    BufferedInputStream bytes = buffer(in);
    Optional<Container> kind = kind(bytes);
    if (kind.equals(Optional.of(Container.GZIP))) {
      try (InputStream text = new Reported(gzip(bytes, in))) {
        plain(whole, name, format, text, visitor);
      }
    } else {
      plain(whole, name, format, kind.isEmpty() ? bytes : Container.open(bytes), visitor);
    }
  }

  private static BufferedInputStream buffer(InputStream in) {
    return new BufferedInputStream(new Reported(in), 1 << 16);
  }

  /** Returns the kind of a file; empty if the file fails, which reading it reports. */
  private static Optional<Container> kind(BufferedInputStream in) throws IOException {
    try {
      return Container.of(in);
    } catch (IOException e) {
      in.reset();
      return Optional.empty();
    }
  }

  /** Returns the decompressed bytes. If the header is damaged, reading them reports it. */
  private static InputStream gzip(InputStream in, InputStream around) {
    try {
      return Inflated.gzip(in, around);
    } catch (IOException e) {
      return new Reported(e);
    }
  }

  private static void plain(
      String whole, String name, Optional<RecordFormat> format, InputStream in, Visitor visitor)
      throws IOException {
    Optional<RecordFormat> known = FileNames.format(name).or(() -> format);
    InputStream text = text(in);
    visitor.text(whole, known.isPresent() ? known.get() : detect(text, name), text);
  }

  private static RecordFormat detect(InputStream text, String name) {
    try {
      return Formats.detect(text, name);
    } catch (IOException e) {
      return BrgFormat.BRG; // any format will do: reading the text reports the failure
    }
  }

  /** Returns a text, which may be in UTF-16, in UTF-8. */
  private static InputStream text(InputStream in) throws IOException {
    BufferedInputStream bytes = buffer(in);
    try {
      InputStream utf8 = Utf16.toUtf8(bytes);
      return utf8.markSupported() ? utf8 : new BufferedInputStream(utf8, 1 << 16);
    } catch (IOException e) {
      bytes.reset();
      return bytes;
    }
  }

  /** Always claims that no bytes are available without blocking. */
  static class NoneAvailable extends FilterInputStream {
    NoneAvailable(InputStream in) {
      super(in);
    }

    @Override
    public int available() {
      return 0;
    }
  }

  /**
   * Fails again and again after the first failure, even if another attempt to read would succeed. A
   * buffer that finds no bytes available returns those it has instead of meeting the failure.
   */
  static class Reported extends NoneAvailable {
    private @Nullable IOException failure;

    Reported(InputStream in) {
      super(in);
    }

    Reported(IOException failure) {
      super(InputStream.nullInputStream());
      this.failure = failure;
    }

    @Override
    public int read() throws IOException {
      byte[] one = new byte[1];
      return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] target, int offset, int length) throws IOException {
      if (failure != null) {
        throw failure;
      }
      try {
        return super.read(target, offset, length);
      } catch (IOException e) {
        failure = e;
        throw e;
      }
    }
  }
}
