package io.github.boardrules.examples.server;

import com.google.common.base.Ticker;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.TimeUnit;

/**
 * Counts the seconds for which the server has been running, over all its starts. Matches expire by
 * this time: unlike the system clock, it cannot jump. Thread-safe.
 *
 * <p>The database keeps the time of the last {@link #save}, so a server that is killed loses the
 * time since then.
 */
final class RunningTime {
  private final Database database;
  private final Ticker ticker;
  private final long start;
  private final long secondsBefore;

  private RunningTime(Database database, Ticker ticker, long secondsBefore) {
    this.database = database;
    this.ticker = ticker;
    this.start = ticker.read();
    this.secondsBefore = secondsBefore;
  }

  /**
   * Continues the time that is stored in a database.
   *
   * @param database the database
   * @param ticker a monotonic clock
   */
  static RunningTime load(Database database, Ticker ticker) throws SQLException {
    long seconds =
        database.read(
            connection -> {
              try (Statement statement = connection.createStatement();
                  ResultSet row =
                      statement.executeQuery(
                          "select greatest(max(seconds),"
                              + " coalesce((select max(changed_second) from matches), 0))"
                              + " from running_time")) {
                row.next();
                return row.getLong(1);
              }
            });
    return new RunningTime(database, ticker, seconds);
  }

  long seconds() {
    return secondsBefore + TimeUnit.NANOSECONDS.toSeconds(ticker.read() - start);
  }

  /** Stores the current time. */
  void save() throws SQLException {
    long seconds = seconds();
    database.change(
        connection -> {
          try (PreparedStatement update =
              connection.prepareStatement("update running_time set seconds = ?")) {
            update.setLong(1, seconds);
            return update.executeUpdate();
          }
        });
  }
}
