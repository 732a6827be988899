package io.github.boardrules.examples.tables;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import io.github.boardrules.examples.engine.table.Column;
import io.github.boardrules.examples.engine.table.Table;
import java.io.IOException;
import java.nio.file.Path;

/** The format of the files of a table. */
enum TableFormat {
  /** Apache Parquet, compressed with Zstandard. */
  PARQUET {
    @Override
    RowWriter open(Path file, ImmutableList<? extends Column<?>> columns) throws IOException {
      return ParquetRows.open(file, columns);
    }

    @Override
    RowReader read(Path file, ImmutableList<? extends Column<?>> columns) throws IOException {
      return ParquetRowReader.open(file, columns);
    }
  },
  /** JSON Lines: one object for each row; nulls are left out. */
  JSONL {
    @Override
    RowWriter open(Path file, ImmutableList<? extends Column<?>> columns) throws IOException {
      return JsonRows.open(file, columns);
    }

    @Override
    RowReader read(Path file, ImmutableList<? extends Column<?>> columns) throws IOException {
      return JsonRowReader.openLines(file, columns);
    }
  },
  /**
   * Comma-separated values with a header; lists and maps are written as JSON. The files contain the
   * folder columns, too, so that each is complete on its own: people open single CSV files, whereas
   * the programs that read the other formats get these columns from the names of the folders.
   */
  CSV {
    @Override
    ImmutableList<? extends Column<?>> columns(Table<?> table) {
      return table.columns();
    }

    @Override
    RowWriter open(Path file, ImmutableList<? extends Column<?>> columns) throws IOException {
      return CsvRows.open(file, columns);
    }

    @Override
    RowReader read(Path file, ImmutableList<? extends Column<?>> columns) throws IOException {
      return JsonRowReader.openCsv(file, columns);
    }
  };

  /** Returns the columns of the files of a table: those that are not the names of folders. */
  ImmutableList<? extends Column<?>> columns(Table<?> table) {
    return table.columns().stream()
        .filter(column -> !Table.FOLDERS.contains(column.name()))
        .collect(toImmutableList());
  }

  /** Creates a file with the given columns. */
  abstract RowWriter open(Path file, ImmutableList<? extends Column<?>> columns) throws IOException;

  /**
   * Opens a file to read.
   *
   * @param file a file of a table, complete
   * @param columns the columns to read
   * @throws IOException if the file cannot be read or lacks a column
   */
  abstract RowReader read(Path file, ImmutableList<? extends Column<?>> columns) throws IOException;

  /** Returns the extension of the names of files. */
  String extension() {
    return "." + Ascii.toLowerCase(name());
  }
}
