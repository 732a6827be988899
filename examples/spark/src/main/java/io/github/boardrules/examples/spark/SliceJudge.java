package io.github.boardrules.examples.spark;

import com.google.common.io.ByteStreams;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.RecordFormat;
import io.github.boardrules.core.record.RecordProblem;
import io.github.boardrules.core.record.Validator;
import io.github.boardrules.core.record.brg.BrgFormat;
import io.github.boardrules.examples.engine.bulk.FileNames;
import io.github.boardrules.examples.engine.bulk.FileProblem;
import io.github.boardrules.examples.engine.bulk.Piece;
import io.github.boardrules.examples.engine.bulk.Pieces;
import io.github.boardrules.examples.engine.bulk.RecordTexts;
import io.github.boardrules.examples.engine.table.Table;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.function.FlatMapFunction;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.sql.Row;
import org.apache.spark.util.SerializableConfiguration;
import org.apache.spark.util.TaskCompletionListener;

/**
 * Judges slices on the machine that holds their data. The rows depend only on the data, so a lost
 * task can be repeated. A damaged file produces a row with the problem. A file that cannot be read
 * for another reason fails the task, because a retry may succeed.
 */
final class SliceJudge implements FlatMapFunction<Iterator<Slice>, Row> {
  private static final long serialVersionUID = 1L;

  /** Sent once to each machine: reading it takes longer than judging a small slice. */
  private final Broadcast<SerializableConfiguration> configuration;

  /** The index of the table in {@link Table#ALL}, because tables cannot be serialized. */
  private final int table;

  SliceJudge(Table<?> table, Broadcast<SerializableConfiguration> configuration) {
    this.table = Table.ALL.indexOf(table);
    this.configuration = configuration;
  }

  private Table<?> table() {
    return Table.ALL.get(table);
  }

  @Override
  public Iterator<Row> call(Iterator<Slice> slices) {
    Pulled<Row> rows =
        new Pulled<>(
            consumer -> {
              while (slices.hasNext()) {
                judge(slices.next(), consumer);
              }
            });
    TaskCompletionListener close = context -> rows.close();
    TaskContext.get().addTaskCompletionListener(close);
    return rows;
  }

  private void judge(Slice slice, Consumer<Row> rows) throws IOException {
    if (slice.hasEntries()) {
      judgeEntries(slice, rows);
    } else if (slice.isPart()) {
      judgePart(slice, rows);
    } else {
      judgeFile(slice, rows);
    }
  }

  private void judgeFile(Slice slice, Consumer<Row> rows) throws IOException {
    Texts texts = new Texts(slice, table(), rows);
    try (InputStream in = new Stored(open(slice, 0))) {
      RecordTexts.of(slice.name(), Optional.of(BrgFormat.BRG), in, texts);
    } catch (IOException e) {
      FileProblem problem = problem(slice, e);
      if (!texts.isDamageReported) {
        Rows.add(slice, table(), problem, rows);
      }
    }
  }

  /** Judges entries of an archive. Without a total, the rows do not count. */
  private void judgeEntries(Slice slice, Consumer<Row> rows) throws IOException {
    Texts texts = new Texts(slice, table(), rows);
    try (InputStream in = new Stored(open(slice, slice.start()))) {
      RecordTexts.ofPart(slice.name(), slice.part(), in, texts);
    } catch (IOException e) {
      problem(slice, e);
      return;
    }
    if (!texts.isDamageReported) {
      rows.accept(Rows.total(slice, table(), 0, 0));
    }
  }

  /** Returns the problem of a damaged file. Throws the exception if the file cannot be read. */
  private static FileProblem problem(Slice slice, IOException e) throws IOException {
    FileProblem problem = FileProblem.of(slice.name(), e);
    if (problem.code() == FileProblem.Code.UNREADABLE) {
      throw e;
    }
    return problem;
  }

  private FSDataInputStream open(Slice slice, long at) throws IOException {
    return slice.open(at, configuration.value().value());
  }

  private void judgePart(Slice slice, Consumer<Row> rows) throws IOException {
    RecordFormat format = FileNames.format(slice.name()).orElse(BrgFormat.BRG);
    OptionalLong begin =
        slice.start() == 0 ? OptionalLong.of(0) : firstCut(slice, slice.start(), format);
    Numbered games = new Numbered(slice, table(), slice.name(), rows);
    long lines = 0;
    if (begin.isPresent()) {
      try (InputStream in = open(slice, begin.getAsLong())) {
        long end = end(slice, format);
        InputStream part = ByteStreams.limit(in, end - begin.getAsLong());
        boolean isWholeText = begin.getAsLong() == 0 && end == slice.length();
        Pieces pieces =
            isWholeText
                ? Pieces.salvaging(part, format, slice.name())
                : new Pieces(part, format, slice.name());
        games.judge(pieces);
        lines = pieces.lineEnds();
      }
    }
    rows.accept(Rows.total(slice, table(), games.count, lines));
  }

  /**
   * Returns the offset at which the games end: the first cut of the next slice that has one, or the
   * end of the file.
   */
  private long end(Slice slice, RecordFormat format) throws IOException {
    for (long at = slice.start() + slice.size(); at < slice.length(); at += slice.size()) {
      OptionalLong cut = firstCut(slice, at, format);
      if (cut.isPresent()) {
        return cut.getAsLong();
      }
    }
    return slice.length();
  }

  /**
   * Returns the first cut within the slice that begins at an offset. The search ends with the
   * slice; otherwise every slice of a text without cuts would read to the end of the file. All
   * slices find the same cut, because it depends on the bytes from the offset only.
   */
  private OptionalLong firstCut(Slice slice, long at, RecordFormat format) throws IOException {
    try (InputStream in = ByteStreams.limit(open(slice, at), slice.size())) {
      OptionalLong cut = Pieces.firstCut(in, format);
      return cut.isPresent() ? OptionalLong.of(at + cut.getAsLong()) : cut;
    }
  }

  private static final class Texts implements RecordTexts.Visitor {
    private final Slice slice;
    private final Table<?> table;
    private final Consumer<Row> rows;

    /** Whether a row reports that a text could not be read to its end. */
    private boolean isDamageReported;

    Texts(Slice slice, Table<?> table, Consumer<Row> rows) {
      this.slice = slice;
      this.table = table;
      this.rows = rows;
    }

    @Override
    public void text(String name, RecordFormat format, InputStream in) throws IOException {
      Pieces pieces = Pieces.salvaging(in, format, name);
      new Numbered(slice, table, name, rows).judge(pieces);
      isDamageReported |= pieces.isDamaged();
    }

    @Override
    public void skipped(String name) {}
  }

  /** Numbers the games of one text. */
  private static final class Numbered {
    private final Validator options = Validator.installed();
    private final Slice slice;
    private final Table<?> table;
    private final String name;
    private final Consumer<Row> rows;
    private long count;

    Numbered(Slice slice, Table<?> table, String name, Consumer<Row> rows) {
      this.slice = slice;
      this.table = table;
      this.name = name;
      this.rows = rows;
    }

    void judge(Pieces pieces) throws IOException {
      for (Optional<Piece> piece = pieces.next(); piece.isPresent(); piece = pieces.next()) {
        piece.get().judge(options, this::add);
      }
    }

    /** Adds a row, unless the storage failed: then the task fails, and Spark repeats it. */
    private void add(GameReplay verdict) {
      for (RecordProblem problem : verdict.problems()) {
        if (problem.code() == RecordProblem.Code.UNREADABLE) {
          throw new UncheckedIOException(new IOException(name + ": " + problem.message()));
        }
      }
      Rows.add(slice, table, ++count, verdict, rows);
    }
  }
}
