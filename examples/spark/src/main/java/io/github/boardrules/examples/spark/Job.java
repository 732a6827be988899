package io.github.boardrules.examples.spark;

import io.github.boardrules.examples.bulk.table.Table;
import java.io.IOException;
import java.util.List;
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
   * @param sliceSize the maximum number of bytes of a plain text file per task
   * @return the rows of the table, persisted in memory or on disk
   */
  Dataset<Row> run(Table<?> table, List<String> paths, long sliceSize) throws IOException {
    JavaSparkContext context = JavaSparkContext.fromSparkContext(spark.sparkContext());
    Configuration configuration = context.hadoopConfiguration();
    List<Slice> slices = Slice.of(paths, sliceSize, configuration);
    int tasks = Math.max(1, Math.min(slices.size(), MAX_TASKS));
    JavaRDD<Row> rows =
        context
            .parallelize(slices, tasks)
            .mapPartitions(new SliceJudge(table, new SerializableConfiguration(configuration)));
    Dataset<Row> local =
        spark.createDataFrame(rows, Rows.local(table)).persist(StorageLevel.MEMORY_AND_DISK());
    return Rows.global(local, table, slices, spark);
  }
}
