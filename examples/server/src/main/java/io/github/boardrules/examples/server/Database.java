package io.github.boardrules.examples.server;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.SQLNonTransientException;
import java.sql.Statement;
import java.util.concurrent.TimeUnit;
import org.flywaydb.core.Flyway;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The database file. Runs transactions, and opens the file again after a failure: H2 closes a
 * database for good if it cannot write, for example because the disk is full. Thread-safe.
 */
final class Database implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Database.class);

  /** The extension of a database file. */
  static final String EXTENSION = ".mv.db";

  private static final int CONNECTIONS = 8;

  /** The time for which a request waits for a connection, also if a failure closed the file. */
  private static final long MAX_WAIT_MILLIS = 5_000;

  /** The time between two attempts to open the file after a failure. */
  private static final long PAUSE_NANOS = TimeUnit.SECONDS.toNanos(1);

  static {
    // In a store that a failure has closed, H2 can lose count of the users of a version, and then
    // tries forever to add one. With its assertions, it throws an AssertionError.
    Database.class.getClassLoader().setClassAssertionStatus("org.h2.mvstore.MVStore", true);
  }

  private final Path file;
  private final Object writing = new Object();
  private volatile Opened opened;

  /** The time of the failure or of the last attempt to open the file; guarded by this. */
  private long failed;

  private Database(Path file, Opened opened) {
    this.file = file;
    this.opened = opened;
  }

  /**
   * Opens a database. Creates it if it does not exist, and migrates its schema to the current
   * version.
   *
   * @param file the database file, without the extension {@value #EXTENSION}
   * @throws StartException if the file is damaged, in use, no database or not writable
   */
  static Database open(Path file) {
    Path complete = complete(file);
    StartException.checkWritable(complete);
    try {
      return new Database(file, Opened.of(file));
    } catch (RuntimeException e) {
      throw StartException.cannotOpen(complete, e);
    }
  }

  private static Path complete(Path file) {
    return Path.of(file + EXTENSION).toAbsolutePath();
  }

  /**
   * Connections to the opened file. Commits to a file that was closed since do not count as on
   * disk, so each opening has its own count.
   */
  private record Opened(HikariDataSource source, Disk disk) implements AutoCloseable {
    static Opened of(Path file) {
      HikariConfig config = new HikariConfig();
      // Pass commits to the operating system at once instead of after half a second, keep the
      // database open at shutdown until pending requests are completed, and write failures to the
      // log only.
      config.setJdbcUrl(
          "jdbc:h2:file:"
              + file.toAbsolutePath()
              + ";WRITE_DELAY=0;DB_CLOSE_ON_EXIT=FALSE;TRACE_LEVEL_FILE=0");
      config.setUsername("sa");
      config.setPassword("");
      config.setAutoCommit(false);
      config.setMaximumPoolSize(CONNECTIONS);
      config.setConnectionTimeout(MAX_WAIT_MILLIS);
      HikariDataSource source = new HikariDataSource(config);
      try {
        Flyway.configure().dataSource(source).load().migrate();
        return new Opened(source, Disk.of(complete(file)));
      } catch (RuntimeException e) {
        source.close();
        throw e;
      }
    }

    /** Closes the disk last: on some systems, closing it ends the lock that H2 has on the file. */
    @Override
    public void close() {
      source.close();
      disk.close();
    }
  }

  /** Uses a connection. */
  interface Work<T> {
    T in(Connection connection) throws SQLException;
  }

  /**
   * Runs the work in a transaction and waits until the transaction is on disk.
   *
   * <p>One thread writes at a time: what H2 appends to the file in a commit can contain half of a
   * transaction of another thread, without what undoes it. After a kill, this half would stay.
   */
  <T> T change(Work<T> work) throws SQLException {
    Opened current;
    T result;
    synchronized (writing) {
      current = opened();
      result = run(current, work);
    }
    try {
      current.disk().await();
    } catch (IOException e) {
      throw failure(current, e);
    }
    return result;
  }

  private <T> T run(Opened current, Work<T> work) throws SQLException {
    try (Connection connection = current.source().getConnection()) {
      try {
        T result = work.in(connection);
        connection.commit();
        checkOpen(connection);
        return result;
      } catch (SQLException e) {
        connection.rollback();
        throw e;
      }
    } catch (SQLException | AssertionError e) {
      throw failure(current, e);
    }
  }

  /** Fails if the file is closed: a commit writes nothing then, and does not say so. */
  private static void checkOpen(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute("select 1");
    }
  }

  /** Runs read-only work on a consistent snapshot of the database. */
  <T> T read(Work<T> work) throws SQLException {
    Opened current = opened();
    try (Connection connection = current.source().getConnection()) {
      connection.setTransactionIsolation(Connection.TRANSACTION_SERIALIZABLE);
      T result = work.in(connection);
      connection.rollback();
      return result;
    } catch (SQLException | AssertionError e) {
      throw failure(current, e);
    }
  }

  /** Returns the failure as an exception, after closing the file if it cannot be used any more. */
  private synchronized SQLException failure(Opened current, Throwable cause) {
    SQLException e =
        cause instanceof SQLException known
            ? known
            : new SQLNonTransientException("The store is closed", cause);
    if (e instanceof SQLNonTransientException && current.equals(opened)) {
      current.close();
      failed = System.nanoTime();
    }
    return e;
  }

  /** Returns the opened file. Opens it again if a failure closed it. */
  private Opened opened() throws SQLException {
    Opened current = opened;
    return current.source().isClosed() ? reopened() : current;
  }

  private synchronized Opened reopened() throws SQLException {
    if (opened.source().isClosed()) {
      if (System.nanoTime() - failed < PAUSE_NANOS) {
        throw new SQLException("The database is closed after a failure");
      }
      failed = System.nanoTime();
      try {
        opened = Opened.of(file);
      } catch (RuntimeException e) {
        throw new SQLException("The database cannot be opened again", e);
      }
      LOG.warn("Opened the database again after a failure");
    }
    return opened;
  }

  @Override
  public synchronized void close() {
    opened.close();
  }
}
