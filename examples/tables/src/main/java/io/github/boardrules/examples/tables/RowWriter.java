package io.github.boardrules.examples.tables;

import java.io.Closeable;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes the rows of a table to one file. */
interface RowWriter extends Closeable {
  /** Writes a row, with a value or null for each column. */
  void write(List<@Nullable Object> row) throws IOException;
}
