package io.github.boardrules.examples.cli;

import io.github.boardrules.core.record.ReadLimits;
import io.github.boardrules.core.record.RecordFormat;
import io.github.boardrules.core.record.RecordReader;
import io.github.boardrules.examples.bulk.FileNames;
import io.github.boardrules.examples.bulk.RecordTexts;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

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

  /** Opens the file to read records. */
  RecordReader open(ReadLimits limits) throws IOException {
    InputStream bytes = bytes();
    try {
      return RecordReader.open(format(), bytes, name, limits);
    } catch (IOException e) {
      bytes.close();
      throw e;
    }
  }

  /** Opens the file, which may be compressed. */
  InputStream bytes() throws IOException {
    InputStream file = new BufferedInputStream(Files.newInputStream(path));
    try {
      return RecordTexts.inflate(path.toString(), file);
    } catch (IOException e) {
      file.close();
      throw e;
    }
  }
}
