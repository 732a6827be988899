package io.github.boardrules.examples.spark;

import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.to_json;

import java.io.IOException;
import java.util.Arrays;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.ArrayType;
import org.apache.spark.sql.types.MapType;
import org.apache.spark.sql.types.StructField;

/**
 * Compares the rows of two folders of Parquet files, in any order. Used by the script {@code
 * cluster}.
 */
final class SameRows {
  private SameRows() {}

  /**
   * Prints the number of rows of both tables and of the rows that only one of them has, and exits
   * with 1 if there are such rows.
   *
   * @param folders the two tables
   */
  public static void main(String[] folders) throws IOException {
    try (SparkSession spark =
        SparkSession.builder()
            .master("local[*]")
            .config("spark.ui.enabled", false)
            .config("spark.driver.host", "127.0.0.1")
            .getOrCreate()) {
      Dataset<Row> expected = rows(spark, folders[0]);
      Dataset<Row> found = rows(spark, folders[1]);
      long missing = expected.exceptAll(found).count();
      long added = found.exceptAll(expected).count();
      System.out.printf(
          "%d and %d rows, %d missing, %d more%n", expected.count(), found.count(), missing, added);
      System.exit(missing + added == 0 && expected.count() > 0 ? 0 : 1);
    }
  }

  /**
   * Returns the rows of a table in the order of the names of its columns; lists and maps as text.
   */
  private static Dataset<Row> rows(SparkSession spark, String folder) {
    Dataset<Row> rows = spark.read().parquet(folder);
    return rows.select(
        Arrays.stream(rows.schema().fields())
            .sorted((one, other) -> one.name().compareTo(other.name()))
            .map(SameRows::comparable)
            .toArray(Column[]::new));
  }

  private static Column comparable(StructField field) {
    Column column = col(field.name());
    boolean hasParts = field.dataType() instanceof ArrayType || field.dataType() instanceof MapType;
    return hasParts ? to_json(column).as(field.name()) : column;
  }
}
