package io.github.boardrules.examples.tables;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import com.jerolba.carpet.CarpetParquetWriter;
import com.jerolba.carpet.ColumnNamingStrategy;
import com.sun.management.OperatingSystemMXBean;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.record.GameInProgress;
import io.github.boardrules.core.record.Validator;
import io.github.boardrules.core.record.brg.BrgFormat;
import io.github.boardrules.examples.engine.table.Column;
import io.github.boardrules.examples.engine.table.Table;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.apache.parquet.conf.PlainParquetConfiguration;
import org.apache.parquet.hadoop.ParquetWriter;
import org.apache.parquet.hadoop.metadata.CompressionCodecName;
import org.apache.parquet.io.LocalOutputFile;
import org.duckdb.DuckDBAppender;
import org.duckdb.DuckDBConnection;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Compares the writers of Parquet among which the README chooses: the files have the same rows.
 * With {@code -Dboardrules.tables.writers=4000}, prints processor times and sizes for the plies of
 * 4,000 random games; the times of a small number mean nothing.
 */
@Tag("proof")
class WritersTest {
  private static final int GAMES = Integer.getInteger("boardrules.tables.writers", 40);
  private static final ImmutableList<? extends Column<?>> COLUMNS =
      TableFormat.PARQUET.columns(Table.PLIES);

  @TempDir Path folder;

  /** A row of the table of plies, from which carpet-record derives the columns. */
  record Row(
      String source,
      long number,
      int ply,
      @Nullable String player,
      @Nullable String side,
      @Nullable String move,
      @Nullable List<String> cells,
      long hash,
      long canonicalHash,
      long transpositionKey,
      int legalMoves,
      Map<String, Integer> facts,
      @Nullable Double clock,
      long canonicalKey) {
    @SuppressWarnings("unchecked")
    static Row of(List<@Nullable Object> row) {
      return new Row(
          (String) row.get(0),
          (Long) row.get(1),
          (Integer) row.get(2),
          (String) row.get(3),
          (String) row.get(4),
          (String) row.get(5),
          (List<String>) row.get(6),
          (Long) row.get(7),
          (Long) row.get(8),
          (Long) row.get(9),
          (Integer) row.get(10),
          (Map<String, Integer>) row.get(11),
          (Double) row.get(12),
          (Long) row.get(13));
    }
  }

  private interface Writer {
    void write(List<List<@Nullable Object>> rows, Path file) throws Exception;
  }

  private static void withParquetJava(List<List<@Nullable Object>> rows, Path file)
      throws Exception {
    try (ParquetRows out = ParquetRows.open(file, COLUMNS)) {
      for (List<@Nullable Object> row : rows) {
        out.write(row);
      }
    }
  }

  private static void withCarpet(List<List<@Nullable Object>> rows, Path file) throws Exception {
    try (ParquetWriter<Row> out =
        CarpetParquetWriter.builder(new LocalOutputFile(file), Row.class)
            .withColumnNamingStrategy(ColumnNamingStrategy.SNAKE_CASE)
            .withConf(new PlainParquetConfiguration())
            .withCodecFactory(new ZstandardCodecs())
            .withCompressionCodec(CompressionCodecName.ZSTD)
            .withRowGroupSize(4L << 20)
            .build()) {
      for (List<@Nullable Object> row : rows) {
        out.write(Row.of(row));
      }
    }
  }

  private static void withDuckDb(List<List<@Nullable Object>> rows, Path file) throws Exception {
    String columns =
        COLUMNS.stream()
            .map(column -> column.name() + " " + column.type().sqlName())
            .collect(Collectors.joining(", "));
    try (DuckDBConnection connection =
            (DuckDBConnection) DriverManager.getConnection("jdbc:duckdb:");
        Statement statement = connection.createStatement()) {
      statement.execute("SET preserve_insertion_order = true");
      statement.execute("CREATE TABLE plies (" + columns + ")");
      try (DuckDBAppender out = connection.createAppender("main", "plies")) {
        for (List<@Nullable Object> row : rows) {
          out.beginRow();
          for (Object value : row) {
            append(value, out);
          }
          out.endRow();
        }
      }
      statement.execute("COPY plies TO '" + file + "' (FORMAT parquet, COMPRESSION zstd)");
    }
  }

  private static void append(@Nullable Object value, DuckDBAppender out) throws Exception {
    if (value == null) {
      out.appendNull();
    } else if (value instanceof String text) {
      out.append(text);
    } else if (value instanceof Integer number) {
      out.append(number.intValue());
    } else if (value instanceof Long number) {
      out.append(number.longValue());
    } else if (value instanceof Double number) {
      out.append(number.doubleValue());
    } else if (value instanceof Map<?, ?> map) {
      out.append(map);
    } else {
      out.append((Collection<?>) value);
    }
  }

  private static List<List<@Nullable Object>> rows() {
    List<List<@Nullable Object>> rows = new ArrayList<>();
    List<GameType> types = GameTypes.installed().all();
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < GAMES; i++) {
      GameType type = types.get(i % types.size());
      GameInProgress<?> played = GameInProgress.of(type.game(Options.none()));
      while (!played.position().isOver()) {
        Position<?> position = played.position();
        int move = random.nextInt(position.legalMoveCount());
        played = played.play(position.legalMoves().get(move).notation());
      }
      try (var verdicts =
          Validator.installed().open(BrgFormat.BRG.write(played), "random").replays()) {
        verdicts.flatMap(Table.PLIES::rows).forEach(row -> rows.add(withoutFolders(row)));
      }
    }
    return rows;
  }

  private static List<@Nullable Object> withoutFolders(List<? extends @Nullable Object> row) {
    List<@Nullable Object> values = new ArrayList<>();
    for (int i = 0; i < row.size(); i++) {
      if (!Table.FOLDERS.contains(Table.PLIES.columns().get(i).name())) {
        values.add(row.get(i));
      }
    }
    return values;
  }

  private Path measure(String name, Writer writer, List<List<@Nullable Object>> rows)
      throws Exception {
    OperatingSystemMXBean system = ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
    Path file = folder.resolve(name + ".parquet");
    List<String> seconds = new ArrayList<>();
    for (int round = 0; round < 3; round++) {
      Files.deleteIfExists(file);
      long before = system.getProcessCpuTime();
      writer.write(rows, file);
      seconds.add(String.format(Locale.ROOT, "%.2f", (system.getProcessCpuTime() - before) / 1e9));
    }
    System.out.printf(
        Locale.ROOT,
        "%s: %,d games, %,d rows, %.2f MB, three times, in seconds of processor: %s%n",
        name,
        GAMES,
        rows.size(),
        Files.size(file) / 1e6,
        String.join(", ", seconds));
    return file;
  }

  @Test
  void allWritersWriteTheSameRows() throws Exception {
    List<List<@Nullable Object>> rows = rows();
    ImmutableList<Path> files =
        ImmutableList.of(
            measure("parquet-java", WritersTest::withParquetJava, rows),
            measure("carpet-record", WritersTest::withCarpet, rows),
            measure("DuckDB", WritersTest::withDuckDb, rows));
    try (Duck duck = Duck.open()) {
      ImmutableList<String> all =
          files.stream()
              .map(file -> "FROM read_parquet('" + file + "')")
              .collect(toImmutableList());
      for (String one : all) {
        assertEquals(List.of("[" + rows.size() + "]"), duck.rows("SELECT count(*) " + one));
        for (String other : all) {
          String differences = "(SELECT * " + one + " EXCEPT ALL SELECT * " + other + ")";
          assertEquals(List.of("[0]"), duck.rows("SELECT count(*) FROM " + differences));
        }
      }
    }
    assertTrue(rows.size() > 10 * GAMES);
  }
}
