package io.github.boardrules.examples.engine.table;

/** The type of a column, with the Java type of its values and its names elsewhere. */
public enum ColumnType {
  /** A {@link String}. */
  TEXT("string", "VARCHAR"),
  /** An {@link Integer}. */
  INTEGER("int32", "INTEGER"),
  /** A {@link Long}: a number of games or lines, or a hash as a signed number. */
  LONG("int64", "BIGINT"),
  /** A {@link Double}: seconds. */
  DECIMAL("double", "DOUBLE"),
  /** A {@link Boolean}. */
  BOOLEAN("boolean", "BOOLEAN"),
  /** A {@link java.time.LocalDate}. */
  DATE("date", "DATE"),
  /** A {@link java.util.List} of {@link String}s. */
  TEXTS("list of string", "VARCHAR[]"),
  /** A {@link java.util.List} of {@link Double}s and nulls. */
  DECIMALS("list of double or null", "DOUBLE[]"),
  /** A {@link java.util.Map} from {@link String} to {@link Integer}. */
  NUMBERS("map from string to int32", "MAP(VARCHAR, INTEGER)"),
  /** A {@link java.util.Map} from {@link String} to a {@link java.util.List} of {@link Double}s. */
  SCORES("map from string to list of double", "MAP(VARCHAR, DOUBLE[])");

  private final String text;
  private final String sqlName;

  ColumnType(String text, String sqlName) {
    this.text = text;
    this.sqlName = sqlName;
  }

  /** {@return the type in words, after the types of Parquet} */
  public String text() {
    return text;
  }

  /** {@return the type as DuckDB names it} */
  public String sqlName() {
    return sqlName;
  }
}
