package io.github.boardrules.examples.cli;

import io.github.boardrules.core.record.ReadLimits;
import io.github.boardrules.core.record.RecordFormat;
import io.github.boardrules.core.record.RecordReader;
import io.github.boardrules.examples.bulk.FileNames;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.UnaryOperator;
import java.util.zip.GZIPInputStream;

/**
 * A file of game records.
 *
 * @param path where it is
 * @param name what it is called in reports
 */
record InputFile(Path path, String name) {
  /** The format; a name that tells none is taken for the library's own. */
  RecordFormat format() {
    return FileNames.format(path.toString()).orElse(RecordFormat.BRG);
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
      return FileNames.isGzip(path.toString()) ? new GZIPInputStream(file) : file;
    } catch (IOException e) {
      file.close();
      throw e;
    }
  }
}
