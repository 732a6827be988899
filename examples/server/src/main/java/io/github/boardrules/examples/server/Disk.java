package io.github.boardrules.examples.server;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Waits until what was committed lies on the disk. The disk is slow, so whoever waits for it takes
 * along what all others have committed until then: the group commit of transaction systems (DeWitt
 * and others, 1984).
 */
final class Disk {
  private final AtomicLong committed = new AtomicLong();

  /** What lies on the disk; guarded by this. */
  private long written;

  /**
   * Returns when everything lies on the disk that was committed before the call.
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
