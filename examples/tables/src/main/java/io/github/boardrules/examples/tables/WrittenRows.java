package io.github.boardrules.examples.tables;

import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.examples.engine.bulk.FileProblem;
import io.github.boardrules.examples.engine.bulk.Judging;
import io.github.boardrules.examples.engine.bulk.Tally;
import io.github.boardrules.examples.engine.command.Progress;
import io.github.boardrules.examples.engine.table.Table;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Computes the rows of a table, writes them to a folder and counts them. */
final class WrittenRows implements Judging.Results<List<List<@Nullable Object>>> {
  /** The maximum number of rows that are in memory before they are written. */
  private static final int MAX_ROWS = 1 << 15;

  /** The bytes that a row takes in memory, roughly. */
  private static final int ROW_SIZE = 1_500;

  private final Table<?> table;
  private final TableFolder folder;
  private final Progress progress;
  private long count;

  WrittenRows(Table<?> table, TableFolder folder, Progress progress) {
    this.table = table;
    this.folder = folder;
    this.progress = progress;
  }

  /** Returns the number of rows that were written. */
  long count() {
    return count;
  }

  @Override
  public List<List<@Nullable Object>> create() {
    return new ArrayList<>();
  }

  @Override
  public void add(GameReplay verdict, List<List<@Nullable Object>> result) {
    table.rows(verdict).forEach(result::add);
  }

  @Override
  public boolean isLarge(List<List<@Nullable Object>> result) {
    return result.size() >= MAX_ROWS;
  }

  @Override
  public long size() {
    return (long) MAX_ROWS * ROW_SIZE;
  }

  @Override
  public void accept(List<List<@Nullable Object>> result, long gamesBefore) {
    for (List<@Nullable Object> row : result) {
      if (row.get(Table.NUMBER) instanceof Long number) {
        row.set(Table.NUMBER, gamesBefore + number);
      }
    }
    write(result);
  }

  @Override
  public void accept(FileProblem problem) {
    write(table.rows(problem));
  }

  private void write(List<List<@Nullable Object>> rows) {
    try {
      folder.add(rows);
      count += rows.size();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void progress(Tally tally) {
    progress.at(tally);
  }
}
