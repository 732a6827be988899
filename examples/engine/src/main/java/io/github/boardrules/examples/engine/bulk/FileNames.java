package io.github.boardrules.examples.engine.bulk;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.record.RecordFormat;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** Recognizes the types of files by their names. */
public final class FileNames {
  private static final String GZIP = ".gz";
  private static final String ZIP = ".zip";

  /** The extensions of texts whose start decides the format. */
  private static final ImmutableList<String> SHARED =
      ImmutableList.of(".txt", ".json", ".jsonl", ".ndjson");

  private FileNames() {}

  /**
   * {@return the format of the records in a file, compressed or not; empty if the name does not
   * have the extension of one format only}
   *
   * @param name the name of a file
   */
  public static Optional<RecordFormat> format(String name) {
    String plain = plain(name);
    ImmutableList<RecordFormat> named =
        Formats.ALL.stream()
            .filter(format -> plain.endsWith(format.extension()))
            .collect(toImmutableList());
    return named.size() == 1 ? Optional.of(named.get(0)) : Optional.empty();
  }

  /** Returns the name in lower case, without the extension of compressed files. */
  private static String plain(String name) {
    String lower = name.toLowerCase(Locale.ROOT);
    return isGzip(name) ? lower.substring(0, lower.length() - GZIP.length()) : lower;
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
   * {@return whether a file can contain records: a zip archive, or a {@linkplain #isText text}}
   *
   * @param name the name of a file
   */
  public static boolean mayHaveRecords(String name) {
    return isZip(name) || isText(name);
  }

  /**
   * {@return whether a file can be a text with records: it has the extension of a format, or an
   * extension that formats share}
   *
   * @param name the name of a file
   */
  static boolean isText(String name) {
    String plain = plain(name);
    return Stream.concat(SHARED.stream(), Formats.ALL.stream().map(RecordFormat::extension))
        .anyMatch(plain::endsWith);
  }
}
