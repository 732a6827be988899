package io.github.boardrules.examples.tables;

import io.github.boardrules.examples.engine.table.Column;
import java.io.Closeable;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads the rows of a table from one file: the values of some of its columns. */
interface RowReader extends Closeable {
  /**
   * Reads a row.
   *
   * @return a value or null for each column, of the type of the column; null at the end of the file
   * @throws IOException if the file cannot be read or is not one of this table
   */
  @Nullable List<@Nullable Object> next() throws IOException;

  /**
   * Checks that a column without nulls has a value.
   *
   * @throws IOException if it has none
   */
  static @Nullable Object check(Column<?> column, @Nullable Object value) throws IOException {
    if (value == null && column.isRequired()) {
      throw new IOException("a row has no value of the column " + column.name());
    }
    return value;
  }
}
