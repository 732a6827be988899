package io.github.boardrules.examples.spark;

import static org.apache.spark.sql.functions.broadcast;
import static org.apache.spark.sql.functions.coalesce;
import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.lit;

import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.examples.engine.bulk.FileProblem;
import io.github.boardrules.examples.engine.table.Column;
import io.github.boardrules.examples.engine.table.ColumnType;
import io.github.boardrules.examples.engine.table.Table;
import java.sql.Date;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import org.jspecify.annotations.Nullable;
import scala.jdk.javaapi.CollectionConverters;

/**
 * The rows of a {@link Table} in Spark. A task does not know how many games and lines precede its
 * slice: in its local rows, games and lines are numbered from the start of the slice, and a row
 * without a source contains the number of games and lines of the slice. For entries of archives,
 * which have games and lines of their own, both are 0.
 */
final class Rows {
  private static final String SLICE = "slice";
  private static final String GAMES = "games_of_slice";
  private static final String LINES = "lines_of_slice";
  private static final String SOURCE = "source";
  private static final String NUMBER = "number";
  private static final String LINE = "problem_line";

  private static final StructType OFFSETS =
      new StructType()
          .add(SLICE, DataTypes.IntegerType, false)
          .add("games_before", DataTypes.LongType, false)
          .add("lines_before", DataTypes.LongType, false);

  private Rows() {}

  /** Returns the schema of a table. Spark writes every column as one that may have nulls. */
  static StructType schema(Table<?> table) {
    StructType schema = new StructType();
    for (Column<?> column : table.columns()) {
      schema = schema.add(column.name(), type(column.type()), true);
    }
    return schema;
  }

  /** Returns the schema of local rows. */
  static StructType local(Table<?> table) {
    StructType schema =
        new StructType()
            .add(SLICE, DataTypes.IntegerType, false)
            .add(GAMES, DataTypes.LongType)
            .add(LINES, DataTypes.LongType);
    for (Column<?> column : table.columns()) {
      schema = schema.add(column.name(), type(column.type()), true);
    }
    return schema;
  }

  private static DataType type(ColumnType type) {
    return switch (type) {
      case TEXT -> DataTypes.StringType;
      case INTEGER -> DataTypes.IntegerType;
      case LONG -> DataTypes.LongType;
      case DECIMAL -> DataTypes.DoubleType;
      case BOOLEAN -> DataTypes.BooleanType;
      case DATE -> DataTypes.DateType;
      case TEXTS -> DataTypes.createArrayType(DataTypes.StringType, false);
      case DECIMALS -> DataTypes.createArrayType(DataTypes.DoubleType, true);
      case NUMBERS -> DataTypes.createMapType(DataTypes.StringType, DataTypes.IntegerType, false);
      case SCORES ->
          DataTypes.createMapType(
              DataTypes.StringType, DataTypes.createArrayType(DataTypes.DoubleType, false), false);
    };
  }

  /** Adds the rows of a game. Its number is that in the slice. */
  static void add(
      Slice slice, Table<?> table, long number, GameReplay verdict, Consumer<Row> rows) {
    table
        .rows(verdict)
        .forEach(
            (List<@Nullable Object> values) -> {
              values.set(Table.NUMBER, number);
              rows.accept(row(slice, values));
            });
  }

  /** Adds the rows of a damaged file. */
  static void add(Slice slice, Table<?> table, FileProblem problem, Consumer<Row> rows) {
    table.rows(problem).forEach(values -> rows.accept(row(slice, values)));
  }

  private static Row row(Slice slice, List<@Nullable Object> values) {
    List<@Nullable Object> all = new ArrayList<>(values.size() + 3);
    all.add(slice.number());
    all.add(null);
    all.add(null);
    values.forEach(value -> all.add(external(value)));
    return RowFactory.create(all.toArray());
  }

  /** Returns a value in the type that Spark expects in rows. */
  private static @Nullable Object external(@Nullable Object value) {
    if (value instanceof List<?> list) {
      List<@Nullable Object> items = new ArrayList<>(list.size());
      list.forEach(item -> items.add(external(item)));
      return CollectionConverters.asScala(items);
    }
    if (value instanceof Map<?, ?> map) {
      Map<Object, @Nullable Object> entries = new LinkedHashMap<>();
      map.forEach((key, item) -> entries.put(key, external(item)));
      return CollectionConverters.asScala(entries);
    }
    return value instanceof LocalDate date ? Date.valueOf(date) : value;
  }

  /** Returns the row with the number of games and lines of a slice. */
  static Row total(Slice slice, Table<?> table, long games, long lines) {
    Object[] values = new Object[table.columns().size() + 3];
    values[0] = slice.number();
    values[1] = games;
    values[2] = lines;
    return RowFactory.create(values);
  }

  /** Returns the rows with the number of games and lines, in the order of their slices. */
  static List<Row> totals(Dataset<Row> local) {
    List<Row> totals =
        new ArrayList<>(
            local.filter(col(SOURCE).isNull()).select(SLICE, GAMES, LINES).collectAsList());
    totals.sort(Comparator.comparingInt(Rows::slice));
    return totals;
  }

  /** Returns the number of the slice of a local row. */
  static int slice(Row local) {
    return local.<Integer>getAs(SLICE);
  }

  /** Returns the local rows without those of some slices. */
  static Dataset<Row> without(Dataset<Row> local, List<Slice> slices, SparkSession spark) {
    Dataset<Row> dropped =
        spark.createDataFrame(
            slices.stream().map(slice -> RowFactory.create(slice.number())).toList(),
            new StructType().add(SLICE, DataTypes.IntegerType, false));
    return local.join(
        broadcast(dropped), local.col(SLICE).equalTo(dropped.col(SLICE)), "left_anti");
  }

  /** Returns the rows of a table, with games and lines numbered from the start of their files. */
  static Dataset<Row> global(
      Dataset<Row> local,
      Table<?> table,
      List<Slice> slices,
      List<Row> totals,
      SparkSession spark) {
    List<Row> offsets = new ArrayList<>();
    int file = -1;
    long games = 0;
    long lines = 0;
    for (Row total : totals) {
      int slice = slice(total);
      if (slices.get(slice).file() != file) {
        file = slices.get(slice).file();
        games = 0;
        lines = 0;
      }
      offsets.add(RowFactory.create(slice, games, lines));
      games += total.<Long>getAs(GAMES);
      lines += total.<Long>getAs(LINES);
    }
    Dataset<Row> before = spark.createDataFrame(offsets, OFFSETS);
    Dataset<Row> rows = local.filter(col(SOURCE).isNotNull());
    return rows.join(broadcast(before), rows.col(SLICE).equalTo(before.col(SLICE)), "left")
        .select(
            table.columns().stream()
                .map(column -> column(column.name()))
                .toArray(org.apache.spark.sql.Column[]::new));
  }

  private static org.apache.spark.sql.Column column(String name) {
    return switch (name) {
      case NUMBER -> col(NUMBER).plus(coalesce(col("games_before"), lit(0L))).as(NUMBER);
      case LINE -> col(LINE).plus(coalesce(col("lines_before"), lit(0L))).as(LINE);
      default -> col(name);
    };
  }
}
