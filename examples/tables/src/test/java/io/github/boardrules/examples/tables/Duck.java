package io.github.boardrules.examples.tables;

import java.nio.file.Path;
import java.sql.Array;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** A reader of tables that this project did not write: DuckDB. */
final class Duck implements AutoCloseable {
  private final Connection connection;

  private Duck(Connection connection) {
    this.connection = connection;
  }

  static Duck open() throws SQLException {
    return new Duck(DriverManager.getConnection("jdbc:duckdb:"));
  }

  /** Creates a view of the files in a folder. */
  void view(String name, Path folder, TableFormat format) throws SQLException {
    String files = "'" + folder + "/**/*" + format.extension() + "', hive_partitioning = true";
    String read =
        switch (format) {
          case PARQUET -> "read_parquet(" + files + ")";
          case JSONL -> "read_json(" + files + ", union_by_name = true, sample_size = -1)";
          case CSV ->
              "read_csv("
                  + files
                  + ", header = true, sample_size = -1, allow_quoted_nulls = false)";
        };
    execute("CREATE VIEW " + name + " AS SELECT * FROM " + read);
  }

  void execute(String sql) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  /** Returns the rows as texts, each with its values in brackets. */
  List<String> rows(String sql) throws SQLException {
    List<String> rows = new ArrayList<>();
    try (Statement statement = connection.createStatement();
        ResultSet result = statement.executeQuery(sql)) {
      int columns = result.getMetaData().getColumnCount();
      while (result.next()) {
        List<String> row = new ArrayList<>();
        for (int i = 1; i <= columns; i++) {
          row.add(text(result.getObject(i)));
        }
        rows.add(row.toString());
      }
    }
    return rows;
  }

  private static String text(Object value) throws SQLException {
    if (value instanceof Array array) {
      List<String> items = new ArrayList<>();
      for (Object item : (Object[]) array.getArray()) {
        items.add(text(item));
      }
      return items.toString();
    }
    if (value instanceof Object[] array) {
      return Arrays.toString(array);
    }
    if (value instanceof Map<?, ?> map) {
      Map<String, String> sorted = new TreeMap<>();
      for (Map.Entry<?, ?> entry : map.entrySet()) {
        sorted.put(text(entry.getKey()), text(entry.getValue()));
      }
      return sorted.toString();
    }
    return String.valueOf(value);
  }

  @Override
  public void close() throws SQLException {
    connection.close();
  }
}
