package io.github.boardrules.examples.tables;

import java.io.BufferedWriter;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes the rows of a table to one file. */
interface RowWriter extends Closeable {
  /** The number of characters of a file of text that are in memory at most. */
  int TEXT_BUFFER = 1 << 16;

  /** Writes a row, with a value or null for each column. */
  void write(List<@Nullable Object> row) throws IOException;

  /** Returns the maximum number of bytes that the rows take in memory, before they are written. */
  long memory();

  /**
   * Creates a file of text. Unlike {@link Files#newBufferedWriter}, the writer replaces surrogates
   * without a pair, which UTF-8 does not have.
   */
  static Writer text(Path file) throws IOException {
    return new BufferedWriter(
        new OutputStreamWriter(Files.newOutputStream(file), StandardCharsets.UTF_8), TEXT_BUFFER);
  }
}
