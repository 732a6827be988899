package io.github.boardrules.examples.engine.table;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.examples.engine.bulk.FileProblem;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A table: its columns, and its rows for a verdict. The names, the types and the meanings of the
 * columns, and their order, are stable across versions, so that files of different years can be
 * joined; new columns are added at the end.
 *
 * <p>A row has a value or null for each column, in order. The first two columns of every table are
 * {@code source} and {@code number}, which identify a game.
 *
 * @param <S> what the table has a row for
 */
public final class Table<S> {
  /** One row for each game. */
  public static final Table<GameReplay> GAMES =
      new Table<>("games", GameColumns.ALL, Stream::of, GameColumns::ofFile);

  /** One row for the start of each game that can be replayed, and one for each legal move. */
  public static final Table<Ply> PLIES =
      new Table<>("plies", PlyColumns.ALL, Ply::of, problem -> Map.of());

  /** Both tables. */
  public static final ImmutableList<Table<?>> ALL = ImmutableList.of(GAMES, PLIES);

  /** The index of the column {@code number}, which a reader of a part of a file must correct. */
  public static final int NUMBER = 1;

  /** The names of the columns whose values are those of folders: {@code game=loa/year=2003}. */
  public static final ImmutableList<String> FOLDERS = ImmutableList.of("game", "year");

  private final String name;
  private final ImmutableList<Column<S>> columns;
  private final Function<GameReplay, Stream<S>> entries;
  private final Function<FileProblem, Map<String, Object>> ofFile;

  private Table(
      String name,
      ImmutableList<Column<S>> columns,
      Function<GameReplay, Stream<S>> entries,
      Function<FileProblem, Map<String, Object>> ofFile) {
    this.name = name;
    this.columns = columns;
    this.entries = entries;
    this.ofFile = ofFile;
  }

  /** {@return the name: {@code games} or {@code plies}} */
  public String name() {
    return name;
  }

  /** {@return the columns} */
  public ImmutableList<Column<S>> columns() {
    return columns;
  }

  /**
   * {@return the index of a column}
   *
   * @param column the name of the column
   * @throws IllegalArgumentException if there is no such column
   */
  public int index(String column) {
    for (int i = 0; i < columns.size(); i++) {
      if (columns.get(i).name().equals(column)) {
        return i;
      }
    }
    throw new IllegalArgumentException(name + " has no column " + column);
  }

  /**
   * {@return the rows of a verdict, lazily} Each row is a new list that can be changed.
   *
   * @param verdict the verdict
   */
  public Stream<List<@Nullable Object>> rows(GameReplay verdict) {
    return entries.apply(verdict).map(this::row);
  }

  private List<@Nullable Object> row(S entry) {
    List<@Nullable Object> row = new ArrayList<>(columns.size());
    for (Column<S> column : columns) {
      row.add(column.value().of(entry));
    }
    return row;
  }

  /**
   * {@return the rows of a file that cannot be read to its end, if no verdict says so} In the table
   * of games, one with the number 0.
   *
   * @param problem the problem of the file
   */
  public ImmutableList<List<@Nullable Object>> rows(FileProblem problem) {
    Map<String, Object> values = ofFile.apply(problem);
    if (values.isEmpty()) {
      return ImmutableList.of();
    }
    List<@Nullable Object> row = new ArrayList<>(columns.size());
    columns.forEach(column -> row.add(values.get(column.name())));
    return ImmutableList.of(row);
  }

  /** {@return the tables and their columns as Markdown, for the guide} */
  public String toMarkdown() {
    return Stream.concat(
            Stream.of("| column | type | null | meaning |", "|---|---|---|---|"),
            columns.stream()
                .map(
                    column ->
                        "| `%s` | %s | %s | %s |"
                            .formatted(
                                column.name(),
                                column.type().text(),
                                column.isRequired() ? "never" : "possible",
                                column.meaning())))
        .collect(toImmutableList())
        .stream()
        .map(line -> line + "\n")
        .reduce("", String::concat);
  }
}
