package io.github.boardrules.examples.cli;

import io.github.boardrules.core.record.ReadLimits;
import io.github.boardrules.core.record.RecordFormat;
import io.github.boardrules.core.record.RecordReader;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.zip.GZIPInputStream;

/**
 * A file of game records.
 *
 * @param path where it is
 * @param name what it is called in reports
 */
record InputFile(Path path, String name) {
  private static final String COMPRESSED = ".gz";

  /** The format that the name tells; empty if it tells none. */
  static Optional<RecordFormat> formatOf(Path path) {
    String name = plainName(path);
    if (name.endsWith(RecordFormat.SGF.extension())) {
      return Optional.of(RecordFormat.SGF);
    }
    return name.endsWith(RecordFormat.BRG.extension()) || name.endsWith(".txt")
        ? Optional.of(RecordFormat.BRG)
        : Optional.empty();
  }

  private static String plainName(Path path) {
    Path last = path.getFileName();
    String name = last == null ? "" : last.toString().toLowerCase(Locale.ROOT);
    return name.endsWith(COMPRESSED)
        ? name.substring(0, name.length() - COMPRESSED.length())
        : name;
  }

  private boolean isCompressed() {
    return path.toString().toLowerCase(Locale.ROOT).endsWith(COMPRESSED);
  }

  /** The format; a name that tells none is taken for the library's own. */
  RecordFormat format() {
    return formatOf(path).orElse(RecordFormat.BRG);
  }

  /**
   * Opens the file to read records.
   *
   * @param watch sees the bytes as they lie in the file, before they are decompressed
   */
  RecordReader open(ReadLimits limits, UnaryOperator<InputStream> watch) throws IOException {
    InputStream bytes = bytes(watch);
    try {
      return RecordReader.open(format(), bytes, name, limits);
    } catch (IOException e) {
      bytes.close();
      throw e;
    }
  }

  /**
   * Opens the file.
   *
   * @param watch sees the bytes as they lie in the file, before they are decompressed
   */
  InputStream bytes(UnaryOperator<InputStream> watch) throws IOException {
    InputStream file = new BufferedInputStream(watch.apply(Files.newInputStream(path)));
    try {
      return isCompressed() ? new GZIPInputStream(file) : file;
    } catch (IOException e) {
      file.close();
      throw e;
    }
  }
}
