package io.github.boardrules.examples.tables;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Multimaps;
import com.google.common.io.Closer;
import com.google.common.io.MoreFiles;
import com.google.common.io.RecursiveDeleteOption;
import io.github.boardrules.examples.engine.table.Column;
import io.github.boardrules.examples.engine.table.Table;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Writes a table to files in the folders {@code game=…/year=…} of a new folder, which appears only
 * when it is complete. Equal rows in the same order make equal files. Thread-safe, because a thread
 * that interrupts the work discards what another one writes.
 */
final class TableFolder implements Closeable {
  /** The maximum number of files that are written at a time. */
  static final int MAX_OPEN = 256;

  /** The memory of these files, in bytes. */
  private static final long MEMORY = 128L << 20;

  /** The name of the folder of rows without a value, in Hive, Spark and DuckDB. */
  private static final String NULL = "__HIVE_DEFAULT_PARTITION__";

  private final Path output;
  private final Path partial;
  private final TableFormat format;
  private final ImmutableList<Integer> folders;
  private final ImmutableList<? extends Column<?>> columns;

  /** The indices of these columns in the table. */
  private final ImmutableList<Integer> written;

  private final long maxMemory;

  /** The files that are written, the one that was not used for the longest time first. */
  private final Map<String, RowWriter> open = new LinkedHashMap<>(MAX_OPEN, 0.75f, true);

  private long memory;
  private final Map<String, Integer> files = new HashMap<>();
  private boolean isCommitted;
  private boolean isDiscarded;

  private TableFolder(
      Path output, Path partial, Table<?> table, TableFormat format, long maxMemory) {
    this.output = output;
    this.partial = partial;
    this.format = format;
    this.folders = Table.FOLDERS.stream().map(table::index).collect(toImmutableList());
    this.columns = format.columns(table);
    this.written =
        columns.stream().map(column -> table.index(column.name())).collect(toImmutableList());
    this.maxMemory = maxMemory;
  }

  /**
   * Creates a folder beside the output, for the files while they are incomplete.
   *
   * @throws FileAlreadyExistsException if the output exists and is not an empty folder
   */
  static TableFolder create(Path output, Table<?> table, TableFormat format) throws IOException {
    return create(output, table, format, MEMORY);
  }

  /**
   * Creates a folder as {@link #create(Path, Table, TableFormat)} does.
   *
   * @param maxMemory the memory of the files that are written at a time, in bytes; the rows that
   *     are added together may exceed it
   */
  static TableFolder create(Path output, Table<?> table, TableFormat format, long maxMemory)
      throws IOException {
    Path absolute = output.toAbsolutePath().normalize();
    if (Files.exists(absolute) && !isEmptyFolder(absolute)) {
      throw new FileAlreadyExistsException(output.toString());
    }
    Path parent = absolute.getParent();
    if (parent == null) {
      throw new FileAlreadyExistsException(output.toString());
    }
    Files.createDirectories(parent);
    Path partial =
        parent.resolve("." + absolute.getFileName() + "-" + UUID.randomUUID() + ".partial");
    Files.createDirectory(partial);
    return new TableFolder(absolute, partial, table, format, maxMemory);
  }

  private static boolean isEmptyFolder(Path path) throws IOException {
    if (!Files.isDirectory(path)) {
      return false;
    }
    try (Stream<Path> files = Files.list(path)) {
      return files.findAny().isEmpty();
    }
  }

  /** Returns the name of the folder of a row. */
  private String name(List<@Nullable Object> row) {
    return folders.stream()
        .map(
            index -> {
              Object value = row.get(index);
              return Table.FOLDERS.get(folders.indexOf(index))
                  + "="
                  + (value == null ? NULL : value);
            })
        .collect(Collectors.joining("/"));
  }

  /**
   * Adds rows of the table: those of each folder in their order, one folder after the other, so
   * that many folders by turns have few files.
   */
  synchronized void add(List<List<@Nullable Object>> rows) throws IOException {
    checkNotDiscarded();
    for (Map.Entry<String, Collection<List<@Nullable Object>>> group :
        Multimaps.index(rows, this::name).asMap().entrySet()) {
      RowWriter writer = writer(group.getKey());
      memory -= writer.memory();
      for (List<@Nullable Object> row : group.getValue()) {
        List<@Nullable Object> values = new ArrayList<>(written.size());
        written.forEach(index -> values.add(row.get(index)));
        writer.write(values);
      }
      memory += writer.memory();
      if (memory > maxMemory) {
        completeOne();
      }
    }
  }

  private void checkNotDiscarded() throws IOException {
    if (isDiscarded) {
      throw new IOException("interrupted");
    }
  }

  private RowWriter writer(String folder) throws IOException {
    RowWriter known = open.get(folder);
    if (known != null) {
      return known;
    }
    if (open.size() == MAX_OPEN) {
      completeOne();
    }
    int number = files.merge(folder, 1, Integer::sum) - 1;
    Path path = Files.createDirectories(partial.resolve(folder));
    RowWriter created =
        format.open(
            path.resolve(String.format(Locale.ROOT, "part-%05d%s", number, format.extension())),
            columns);
    open.put(folder, created);
    memory += created.memory();
    return created;
  }

  /**
   * Completes the file with the most rows in memory, or of several the one that was not used for
   * the longest time. Its folder gets another file if it has more rows.
   */
  private void completeOne() throws IOException {
    Map.Entry<String, RowWriter> most = null;
    for (Map.Entry<String, RowWriter> entry : open.entrySet()) {
      if (most == null || entry.getValue().memory() > most.getValue().memory()) {
        most = entry;
      }
    }
    if (most != null) {
      RowWriter completed = most.getValue();
      memory -= completed.memory();
      open.remove(most.getKey());
      completed.close();
    }
  }

  /** Completes the files and gives the folder its name. */
  synchronized void commit() throws IOException {
    checkNotDiscarded();
    closeFiles();
    Files.deleteIfExists(output);
    Files.move(partial, output, StandardCopyOption.ATOMIC_MOVE);
    isCommitted = true;
  }

  private void closeFiles() throws IOException {
    Closer closer = Closer.create();
    open.values().forEach(closer::register);
    open.clear();
    closer.close();
  }

  /** Deletes what was written if it was not committed. */
  @Override
  public void close() throws IOException {
    boolean unused = discard();
  }

  /**
   * Deletes what was written if it was not committed; no row can be added any more.
   *
   * @return false if it was committed
   */
  synchronized boolean discard() throws IOException {
    if (!isCommitted && !isDiscarded) {
      isDiscarded = true;
      try {
        closeFiles();
      } finally {
        MoreFiles.deleteRecursively(partial, RecursiveDeleteOption.ALLOW_INSECURE);
      }
    }
    return !isCommitted;
  }
}
