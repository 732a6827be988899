package io.github.boardrules.examples.tables;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.examples.engine.bulk.Words;
import io.github.boardrules.examples.engine.command.CommandFailure;
import io.github.boardrules.examples.engine.table.Column;
import io.github.boardrules.examples.engine.table.Table;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The files of a table, as {@code table} and the job on Apache Spark write them: in folders {@code
 * game=…/year=…}.
 *
 * @param table the table
 * @param files its files, sorted within each path
 */
record TableFiles(Table<?> table, ImmutableList<Path> files) {
  private static final String GAME = "game=";

  /** Receives the rows of all files. */
  interface Rows {
    /**
     * Receives a row.
     *
     * @param game the id of the game
     * @param row a value or null for each column
     */
    void accept(String game, List<@Nullable Object> row) throws IOException;
  }

  /**
   * Finds the files of a table in some paths.
   *
   * @param paths files and folders
   * @return the files; empty if none of the paths has a file of a table
   * @throws CommandFailure if only some of the paths have files of a table, or some have those of
   *     another table
   */
  static Optional<TableFiles> find(List<Path> paths) {
    ImmutableList<ImmutableList<Path>> found =
        paths.stream().map(TableFiles::filesIn).collect(toImmutableList());
    if (found.stream().allMatch(List::isEmpty)) {
      return Optional.empty();
    }
    Table<?> table = null;
    for (int i = 0; i < paths.size(); i++) {
      if (found.get(i).isEmpty()) {
        throw new CommandFailure(
            paths.get(i)
                + " has no table, but other paths have: records and tables cannot be"
                + " combined");
      }
      Table<?> known = tableOf(found.get(i).get(0));
      if (table != null && table != known) {
        throw new CommandFailure("the table of games and the table of plies cannot be combined");
      }
      table = known;
    }
    return Optional.of(
        new TableFiles(
            requireNonNull(table),
            found.stream().flatMap(List::stream).collect(toImmutableList())));
  }

  private static ImmutableList<Path> filesIn(Path path) {
    if (!Files.exists(path)) {
      return ImmutableList.of();
    }
    try (Stream<Path> all = Files.walk(path)) {
      Predicate<Path> isTable = file -> format(file).isPresent() && game(file).isPresent();
      return all.filter(Files::isRegularFile).filter(isTable).sorted().collect(toImmutableList());
    } catch (IOException e) {
      throw new CommandFailure(path + " cannot be read: " + Words.reason(e));
    } catch (UncheckedIOException e) {
      throw new CommandFailure(
          path + " cannot be read: " + Words.reason(requireNonNull(e.getCause())));
    }
  }

  private static Optional<TableFormat> format(Path file) {
    return Stream.of(TableFormat.values())
        .filter(format -> file.toString().endsWith(format.extension()))
        .findFirst();
  }

  /** Returns the game that the name of a folder says, if any does. */
  private static Optional<String> game(Path file) {
    for (Path folder : file.toAbsolutePath()) {
      if (folder.toString().startsWith(GAME)) {
        return Optional.of(folder.toString().substring(GAME.length()));
      }
    }
    return Optional.empty();
  }

  /** Only plies have the column {@code ply}. */
  private static Table<?> tableOf(Path file) {
    try (RowReader reader = open(file, columns(Table.PLIES, "ply"))) {
      List<@Nullable Object> unused = reader.next();
      return Table.PLIES;
    } catch (IOException e) {
      return Table.GAMES;
    }
  }

  private static RowReader open(Path file, ImmutableList<? extends Column<?>> columns)
      throws IOException {
    return format(file).orElseThrow().read(file, columns);
  }

  private static ImmutableList<? extends Column<?>> columns(Table<?> table, String... names) {
    return Stream.of(names)
        .map(name -> table.columns().get(table.index(name)))
        .collect(toImmutableList());
  }

  /**
   * Reads all rows.
   *
   * @param rows receives some columns of each row
   * @param names the names of these columns
   * @throws CommandFailure if a file cannot be read
   */
  void read(Rows rows, String... names) {
    ImmutableList<? extends Column<?>> columns = columns(table, names);
    for (Path file : files) {
      String game = game(file).orElseThrow();
      try (RowReader reader = open(file, columns)) {
        List<@Nullable Object> row = reader.next();
        while (row != null) {
          rows.accept(game, row);
          row = reader.next();
        }
      } catch (IOException e) {
        throw new CommandFailure(file + " cannot be read: " + Words.reason(e));
      }
    }
  }
}
