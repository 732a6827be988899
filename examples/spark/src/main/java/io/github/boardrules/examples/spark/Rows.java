package io.github.boardrules.examples.spark;

import static org.apache.spark.sql.functions.broadcast;
import static org.apache.spark.sql.functions.coalesce;
import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.lit;

import io.github.boardrules.core.record.GameVerdict;
import io.github.boardrules.core.record.RecordProblem;
import io.github.boardrules.examples.bulk.FileProblem;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;

/**
 * Converts verdicts to rows, one per game. In local rows, games and lines are numbered from the
 * start of the slice, and a row without a file name contains the number of games and lines of the
 * slice.
 */
final class Rows {
  /** The schema of local rows. */
  static final StructType LOCAL =
      new StructType()
          .add("slice", DataTypes.IntegerType, false)
          .add("file", DataTypes.StringType)
          .add("game", DataTypes.LongType, false)
          .add("type", DataTypes.StringType)
          .add("valid", DataTypes.BooleanType, false)
          .add("code", DataTypes.StringType)
          .add("ply", DataTypes.IntegerType)
          .add("line", DataTypes.LongType)
          .add("column", DataTypes.LongType)
          .add("message", DataTypes.StringType);

  private static final StructType OFFSETS =
      new StructType()
          .add("slice", DataTypes.IntegerType, false)
          .add("games", DataTypes.LongType, false)
          .add("lines", DataTypes.LongType, false);

  private Rows() {}

  static Row of(Slice slice, String file, long game, GameVerdict verdict) {
    Optional<RecordProblem> problem = verdict.problems().stream().findFirst();
    return RowFactory.create(
        slice.number(),
        file,
        game,
        verdict.record().game().orElse(null),
        problem.isEmpty(),
        problem.map(first -> first.code().name()).orElse(null),
        problem.map(RecordProblem::ply).orElse(null),
        problem.map(first -> first.location().line()).orElse(null),
        problem.map(first -> first.location().column()).orElse(null),
        problem.map(RecordProblem::message).orElse(null));
  }

  /** Returns the row of a damaged file. It has the game number 0. */
  static Row of(Slice slice, FileProblem problem) {
    return RowFactory.create(
        slice.number(),
        problem.file(),
        0L,
        null,
        false,
        problem.code().name(),
        null,
        null,
        null,
        problem.message());
  }

  /** Returns the row with the number of games and lines of a slice. */
  static Row total(Slice slice, long games, long lines) {
    return RowFactory.create(
        slice.number(), null, games, null, true, null, null, lines, null, null);
  }

  /** Returns rows in which games and lines are numbered from the start of their files. */
  static Dataset<Row> global(Dataset<Row> local, List<Slice> slices, SparkSession spark) {
    List<Row> totals = new ArrayList<>(local.filter(col("file").isNull()).collectAsList());
    totals.sort(Comparator.comparing(row -> row.<Integer>getAs("slice")));
    List<Row> offsets = new ArrayList<>();
    int file = -1;
    long games = 0;
    long lines = 0;
    for (Row total : totals) {
      int slice = total.<Integer>getAs("slice");
      if (slices.get(slice).file() != file) {
        file = slices.get(slice).file();
        games = 0;
        lines = 0;
      }
      offsets.add(RowFactory.create(slice, games, lines));
      games += total.<Long>getAs("game");
      lines += total.<Long>getAs("line");
    }
    Dataset<Row> before = spark.createDataFrame(offsets, OFFSETS);
    Dataset<Row> verdicts = local.filter(col("file").isNotNull());
    return verdicts
        .join(broadcast(before), verdicts.col("slice").equalTo(before.col("slice")), "left")
        .select(
            col("file"),
            col("game").plus(coalesce(col("games"), lit(0L))).as("game"),
            col("type"),
            col("valid"),
            col("code"),
            col("ply"),
            col("line").plus(coalesce(col("lines"), lit(0L))).as("line"),
            col("column"),
            col("message"));
  }
}
