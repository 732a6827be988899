package io.github.boardrules.examples.server;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Waits until committed transactions are on disk. Flushing is slow, so a single flush covers all
 * transactions that were committed before it started. This is the <em>group commit</em> of
 * transaction systems (DeWitt et al., 1984).
 */
final class Disk {
  private final AtomicLong committed = new AtomicLong();

  /** The number of commits that are on disk; guarded by this. */
  private long written;

  /**
   * Blocks until all transactions that were committed before the call are on disk.
   *
   * @param connection any connection to the database
   */
  void await(Connection connection) throws SQLException {
    long mine = committed.incrementAndGet();
    synchronized (this) {
      if (written < mine) {
        long all = committed.get();
        try (Statement statement = connection.createStatement()) {
          statement.execute("checkpoint sync");
        }
        written = all;
      }
    }
  }
}
