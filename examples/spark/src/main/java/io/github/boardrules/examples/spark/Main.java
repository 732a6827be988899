package io.github.boardrules.examples.spark;

import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.count;
import static org.apache.spark.sql.functions.lit;
import static org.apache.spark.sql.functions.to_json;

import io.github.boardrules.examples.engine.table.Table;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SaveMode;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.ArrayType;
import org.apache.spark.sql.types.MapType;
import org.apache.spark.sql.types.StructField;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/**
 * Validates archives on Apache Spark. Writes one row per game and prints the number of games by
 * problem.
 */
@Command(
    name = "boardrules-spark",
    mixinStandardHelpOptions = true,
    description = {
      "Validates every game of some archives on Apache Spark. The rows are those of 'boardrules"
          + " table', in any order.",
      "Each file is one task; large texts and zip archives with several entries are several."
    },
    exitCodeListHeading = "Exit status:%n",
    exitCodeList = {
      "0:all games are valid, or the table of plies was made, whatever the problems of its games"
          + " and files",
      "1:some games are invalid, or some files cannot be read to their end",
      "2:wrong usage, or the job failed"
    },
    exitCodeOnExecutionException = 2)
public final class Main implements Callable<Integer> {
  @Parameters(
      arity = "1..*",
      paramLabel = "PATH",
      description = "Files, folders or globs of any file system that Hadoop supports.")
  private List<String> paths;

  @Option(
      names = "--master",
      paramLabel = "URL",
      description =
          "The cluster. Default: the cluster of spark-submit, or else all processors of this"
              + " machine.")
  private @Nullable String master;

  @Option(
      names = "--conf",
      paramLabel = "NAME=VALUE",
      description = "A setting of Spark. Can be repeated.")
  private final Map<String, String> settings = new LinkedHashMap<>();

  @Option(
      names = "--table",
      defaultValue = "games",
      description = "The table to make: games or plies. Default: ${DEFAULT-VALUE}.")
  private String table;

  @Option(
      names = "--output",
      paramLabel = "FOLDER",
      description = "The folder to write the rows to. Default: rows are only counted.")
  private @Nullable String output;

  @Option(
      names = "--format",
      defaultValue = "parquet",
      description = "The format of the rows: parquet, json or csv. Default: ${DEFAULT-VALUE}.")
  private String format;

  @Option(
      names = "--slice",
      paramLabel = "BYTES",
      defaultValue = "33554432",
      description =
          "The maximum number of bytes of text per task. A .gz file or an entry of a zip archive is"
              + " never divided. Default: ${DEFAULT-VALUE}.")
  private long slice;

  @Spec private CommandSpec spec;

  @SuppressWarnings("NullAway") // filled in by the parser of the command line
  private Main() {}

  /**
   * Runs the job and exits with its status.
   *
   * @param arguments the paths and options
   */
  public static void main(String[] arguments) {
    System.exit(
        new CommandLine(new Main()).setExecutionExceptionHandler(Main::explain).execute(arguments));
  }

  /**
   * Prints an I/O error, for example a missing file, in one line. Other failures keep their stack
   * trace.
   */
  private static int explain(
      Exception failure, CommandLine commandLine, CommandLine.ParseResult ignored)
      throws Exception {
    if (failure instanceof IOException) {
      commandLine.getErr().println("boardrules-spark: " + failure.getMessage());
      return 2;
    }
    throw failure;
  }

  @Override
  public Integer call() throws IOException {
    if (slice < 1) {
      throw new ParameterException(
          spec.commandLine(), "--slice must be at least 1, but is " + slice);
    }
    SparkSession.Builder builder = SparkSession.builder().appName("boardrules");
    if (master != null) {
      builder.master(master);
    } else if (System.getProperty("spark.master") == null) {
      builder.master("local[*]");
    }
    settings.forEach(builder::config);
    try (SparkSession spark = builder.getOrCreate()) {
      Table<?> made = table();
      Dataset<Row> rows = new Job(spark).run(made, paths, slice);
      if (output != null) {
        (format.equals("csv") ? flat(rows) : rows)
            // Otherwise, every task writes a file of its own to each folder.
            .hint("rebalance", Table.FOLDERS.stream().map(name -> col(name)).toArray())
            .write()
            .mode(SaveMode.ErrorIfExists)
            .partitionBy(Table.FOLDERS.toArray(String[]::new))
            .options(
                format.equals("parquet") ? Map.of("compression", "zstd") : Map.of("header", "true"))
            .format(format)
            .save(output);
      }
      if (made == Table.GAMES) {
        return printCounts(rows);
      }
      System.out.printf("%10d rows%n", rows.count());
      return 0;
    }
  }

  private Table<?> table() {
    return Table.ALL.stream()
        .filter(known -> known.name().equals(table))
        .findFirst()
        .orElseThrow(
            () ->
                new ParameterException(
                    spec.commandLine(), "--table must be games or plies, but is " + table));
  }

  /** Returns rows whose lists and maps are written as JSON, because CSV has none. */
  private static Dataset<Row> flat(Dataset<Row> rows) {
    Dataset<Row> result = rows;
    for (StructField field : rows.schema().fields()) {
      if (field.dataType() instanceof ArrayType || field.dataType() instanceof MapType) {
        result = result.withColumn(field.name(), to_json(col(field.name())));
      }
    }
    return result;
  }

  private static int printCounts(Dataset<Row> rows) {
    List<Row> counts =
        rows.groupBy("problem_code")
            .agg(count(lit(1)).as("games"))
            .orderBy(col("games").desc(), col("problem_code"))
            .collectAsList();
    boolean allValid = true;
    for (Row row : counts) {
      String code = row.getAs("problem_code");
      allValid &= code == null;
      System.out.printf("%10d %s%n", row.<Long>getAs("games"), code == null ? "valid" : code);
    }
    return allValid ? 0 : 1;
  }
}
