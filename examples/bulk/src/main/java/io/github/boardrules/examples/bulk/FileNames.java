package io.github.boardrules.examples.bulk;

import io.github.boardrules.core.record.RecordFormat;
import io.github.boardrules.core.record.brg.BrgFormat;
import io.github.boardrules.core.record.sgf.SgfFormat;
import java.util.Locale;
import java.util.Optional;

/** Recognizes the types of files by their names. */
public final class FileNames {
  private static final String GZIP = ".gz";
  private static final String ZIP = ".zip";

  private FileNames() {}

  /**
   * {@return the format of the records in a file, compressed or not; empty if the name has no
   * extension of a format}
   *
   * @param name the name of a file
   */
  public static Optional<RecordFormat> format(String name) {
    String lower = name.toLowerCase(Locale.ROOT);
    String plain = isGzip(name) ? lower.substring(0, lower.length() - GZIP.length()) : lower;
    if (plain.endsWith(SgfFormat.SGF.extension())) {
      return Optional.of(SgfFormat.SGF);
    }
    return plain.endsWith(BrgFormat.BRG.extension()) || plain.endsWith(".txt")
        ? Optional.of(BrgFormat.BRG)
        : Optional.empty();
  }

  /**
   * {@return whether a file is compressed by gzip}
   *
   * @param name the name of a file
   */
  public static boolean isGzip(String name) {
    return name.toLowerCase(Locale.ROOT).endsWith(GZIP);
  }

  /**
   * {@return whether a file is a zip archive}
   *
   * @param name the name of a file
   */
  public static boolean isZip(String name) {
    return name.toLowerCase(Locale.ROOT).endsWith(ZIP);
  }

  /**
   * {@return whether a file can contain records: a zip archive, or a file with the extension of a
   * format}
   *
   * @param name the name of a file
   */
  public static boolean mayHaveRecords(String name) {
    return isZip(name) || format(name).isPresent();
  }
}
