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

/** Finds the texts of records in a file: one in most files, any number in a zip archive. */
public final class RecordTexts {
  private static final int LOOK_AHEAD = 1 << 12;

  private RecordTexts() {}

  /** Takes what is found. */
  public interface Visitor {
    /**
     * Takes a text.
     *
     * @param name what it is called: the name of the file, then that of the entry in it
     * @param format how its records are written
     * @param in the text, to read before this method ends; not to close
     * @throws IOException if it cannot be read
     */
    void text(String name, RecordFormat format, InputStream in) throws IOException;

    /**
     * Takes an entry of an archive whose name is none of a file with records.
     *
     * @param name what it is called
     */
    void passedOver(String name);
  }

  /**
   * Looks through a file, by its name.
   *
   * @param name the name of the file
   * @param format how the records are written in it if the name does not tell
   * @param in the file; closed here or not, so its caller closes it
   * @param visitor takes the texts in the order in which they stand there
   * @throws IOException if the file cannot be read to its end, or the visitor failed
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
   * {@return what is in a file, decompressed if its name says that gzip compressed it}
   *
   * @param file the file
   * @throws IOException if it cannot be read, or is not what its name says; also while reading, if
   *     it is damaged or becomes much more than records could
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
   * {@return a reader of the records in a file that is no archive} Its name tells the format, else
   * it is the library's own; and whether gzip compressed it.
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
   * Looks through a file that has no name, by its first characters.
   *
   * @param name what to call it
   * @param format how the records are written in it; empty if their first character tells
   * @param stream the file; closed here or not, so its caller closes it
   * @param visitor takes the texts in the order in which they stand there
   * @throws IOException if the file cannot be read to its end, or the visitor failed
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
        visitor.text(name, format.isPresent() ? format.get() : tell(text), text);
      }
    } else {
      visitor.text(name, format.isPresent() ? format.get() : tell(in), in);
    }
  }

  private static boolean begins(byte[] start, int first, int second) {
    return start.length == 2 && (start[0] & 0xff) == first && (start[1] & 0xff) == second;
  }

  /**
   * {@return the format that the beginning of a text tells} A byte order mark and blanks tell
   * nothing; SGF begins with a bracket. No more is read than has to be, for what stands behind it
   * may be damaged.
   *
   * @param in the text, which can be marked; afterwards it is where it was
   * @throws IOException if the text cannot be read
   */
  public static RecordFormat tell(InputStream in) throws IOException {
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
            visitor.passedOver(whole);
          }
        }
        inflated.transferTo(OutputStream.nullOutputStream());
      }
      end.check(entries);
    }
  }

  /** The entries of an archive, one after the other: the end of one is not that of all. */
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
      throw new ZipException("the name of an entry is not UTF-8, although it says so");
    }
  }
}
