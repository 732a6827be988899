package io.github.boardrules.examples.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests what the file of a {@link Database} contains while many threads change it. */
class DatabaseTest {
  private static final int THREADS = 8;
  private static final int SAMPLES = 100;
  private static final int TABLES = 100;
  private static final int HEADER = 8192;

  /** The lines that a change inserts, after it has counted itself. */
  private static final int LINES = 5;

  @TempDir Path folder;

  private final AtomicIntegerArray acknowledged = new AtomicIntegerArray(THREADS);

  /** The size of the file at a time, and the changes that were acknowledged before. */
  private record Sample(int size, List<Integer> acknowledged) {}

  /** H2 appends to its file, so the first bytes of it are what a killed process leaves. */
  @Test
  @Tag("proof")
  void theFileHasWholeTransactionsAtAllTimes() throws Exception {
    Path file = folder.resolve("games");
    Path complete = Path.of(file + Database.EXTENSION);
    List<Sample> samples = new ArrayList<>();
    byte[] header;
    byte[] all;
    try (Database database = Database.open(file)) {
      assertTrue(createTables(database, 1));
      header = Arrays.copyOf(Files.readAllBytes(complete), HEADER);
      write(
          database,
          () -> {
            for (int i = 0; i < SAMPLES; i++) {
              Thread.sleep(5);
              List<Integer> changes =
                  IntStream.range(0, THREADS).mapToObj(acknowledged::get).toList();
              samples.add(new Sample((int) Files.size(complete), changes));
            }
            return null;
          });
      all = Files.readAllBytes(complete);
    }
    Path copy = folder.resolve("copy");
    for (Sample sample : samples) {
      byte[] bytes = Arrays.copyOf(all, sample.size());
      System.arraycopy(header, 0, bytes, 0, header.length);
      Files.write(Path.of(copy + Database.EXTENSION), bytes);
      compare(copy, sample.acknowledged());
    }
    assertTrue(IntStream.range(0, THREADS).map(acknowledged::get).sum() > THREADS);
  }

  /** Writes in many threads until work in this one is done. */
  private void write(Database database, Callable<?> work) throws Exception {
    AtomicBoolean isDone = new AtomicBoolean();
    ExecutorService threads = Executors.newFixedThreadPool(THREADS);
    List<Future<?>> writers = new ArrayList<>();
    for (int i = 0; i < THREADS; i++) {
      int id = i;
      writers.add(
          threads.submit(
              () -> {
                for (int n = 1; !isDone.get(); n++) {
                  int next = n;
                  database.change(connection -> write(connection, id, next));
                  acknowledged.set(id, next);
                }
                return null;
              }));
    }
    try {
      Object unused = work.call();
    } finally {
      isDone.set(true);
      threads.shutdown();
    }
    for (Future<?> writer : writers) {
      writer.get();
    }
  }

  /**
   * Creates the tables after the undo logs of all transactions, and others between them, because H2
   * reads what it appends to the file in this order.
   */
  private static boolean createTables(Database database, int transactions) throws SQLException {
    return database.change(
        connection -> {
          try (Statement statement = connection.createStatement()) {
            statement.execute("create table t" + transactions + " (id integer primary key)");
            statement.execute("insert into t" + transactions + " values (1)");
            if (transactions < THREADS) {
              return createTables(database, transactions + 1);
            }
            for (int i = THREADS + 1; i < TABLES; i++) {
              statement.execute("create table t" + i + " (id integer primary key)");
            }
            statement.execute("create table counts (id integer primary key, n integer not null)");
            statement.execute(
                "create table lines (id integer, n integer, i integer, primary key (id, n, i))");
            for (int i = 0; i < THREADS; i++) {
              statement.execute("insert into counts values (" + i + ", 0)");
            }
          }
          return true;
        });
  }

  private static boolean write(Connection connection, int id, int n) throws SQLException {
    try (PreparedStatement update =
            connection.prepareStatement("update counts set n = ? where id = ?");
        PreparedStatement insert =
            connection.prepareStatement("insert into lines values (?, ?, ?)")) {
      update.setInt(1, n);
      update.setInt(2, id);
      int rows = update.executeUpdate();
      insert.setInt(1, id);
      insert.setInt(2, n);
      for (int i = 0; i < LINES; i++) {
        insert.setInt(3, i);
        rows += insert.executeUpdate();
      }
      return rows == 1 + LINES;
    }
  }

  /**
   * Compares the tables in as many transactions at once as there were writers: H2 shows a change
   * that was not committed to the transaction with the same number.
   */
  private static void compare(Path file, List<Integer> acknowledged) throws SQLException {
    List<Connection> connections = new ArrayList<>();
    try {
      for (int i = 0; i < THREADS; i++) {
        Connection connection = DriverManager.getConnection("jdbc:h2:file:" + file, "sa", "");
        connections.add(connection);
        connection.setAutoCommit(false);
        for (int id = 0; id < THREADS; id++) {
          int count = number(connection, "select n from counts where id = " + id);
          String lines = " from lines where id = " + id;
          assertEquals(count * LINES, number(connection, "select count(*)" + lines));
          assertEquals(count, number(connection, "select coalesce(max(n), 0)" + lines));
          int known = acknowledged.get(id);
          assertTrue(count >= known, () -> count + " of " + known + " changes");
        }
      }
    } finally {
      for (Connection connection : connections) {
        connection.close();
      }
    }
  }

  private static int number(Connection connection, String query) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery(query)) {
      row.next();
      return row.getInt(1);
    }
  }
}
