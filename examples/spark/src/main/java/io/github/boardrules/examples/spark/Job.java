package io.github.boardrules.examples.spark;

import io.github.boardrules.examples.engine.table.Table;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.storage.StorageLevel;
import org.apache.spark.util.SerializableConfiguration;

/** Judges archives in a Spark session. */
final class Job {
  /** The maximum number of tasks. If there are more slices, a task judges several of them. */
  private static final int MAX_TASKS = 10_000;

  private final SparkSession spark;

  Job(SparkSession spark) {
    this.spark = spark;
  }

  /**
   * Judges every game.
   *
   * @param table the table to make
   * @param paths files, folders or globs
   * @param sliceSize the maximum number of bytes of text per task, except in entries of archives
   * @return the rows of the table, persisted in memory or on disk
   */
  Dataset<Row> run(Table<?> table, List<String> paths, long sliceSize) throws IOException {
    Configuration configuration = spark.sparkContext().hadoopConfiguration();
    List<Slice> slices = Slice.of(paths, sliceSize, configuration);
    Dataset<Row> local = judge(table, slices);
    List<Row> totals = Rows.totals(local);
    List<Slice> undivided = undivided(slices, totals);
    if (!undivided.isEmpty()) {
      Set<Integer> files = undivided.stream().map(Slice::file).collect(Collectors.toSet());
      List<Slice> dropped = slices.stream().filter(slice -> files.contains(slice.file())).toList();
      local = Rows.without(local, dropped, spark).union(judge(table, undivided));
    }
    return Rows.global(local, table, slices, totals, spark);
  }

  /** Returns the local rows of some slices, persisted in memory or on disk. */
  private Dataset<Row> judge(Table<?> table, List<Slice> slices) {
    JavaSparkContext context = JavaSparkContext.fromSparkContext(spark.sparkContext());
    int tasks = Math.max(1, Math.min(slices.size(), MAX_TASKS));
    JavaRDD<Row> rows =
        context
            .parallelize(slices, tasks)
            .mapPartitions(
                new SliceJudge(
                    table,
                    context.broadcast(
                        new SerializableConfiguration(context.hadoopConfiguration()))));
    return spark.createDataFrame(rows, Rows.local(table)).persist(StorageLevel.MEMORY_AND_DISK());
  }

  /**
   * Returns the files that must be judged as a whole, because a part lacks its total: their
   * directory is wrong, or they are damaged, and what a reader makes of the rest then depends on
   * what it read before.
   */
  private static List<Slice> undivided(List<Slice> slices, List<Row> totals) {
    Set<Integer> complete = totals.stream().map(Rows::slice).collect(Collectors.toSet());
    Map<Integer, Slice> files = new LinkedHashMap<>();
    for (Slice slice : slices) {
      if (slice.isPart() && !complete.contains(slice.number())) {
        files.putIfAbsent(slice.file(), slice.whole(slices.size() + files.size()));
      }
    }
    return List.copyOf(files.values());
  }
}
