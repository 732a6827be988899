package io.github.boardrules.examples.server;

import com.google.common.base.Ticker;
import com.google.common.collect.ImmutableList;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;

/** Stores matches in the database. Every change is on disk when its method returns. Thread-safe. */
final class MatchStore implements AutoCloseable {
  private static final int MAX_EXPIRED = 1000;
  private static final String EXPIRED =
      "(changed_second < ? or (not moved and changed_second < ?))";

  private final Database database;
  private final RunningTime time;

  private MatchStore(Database database, RunningTime time) {
    this.database = database;
    this.time = time;
  }

  /** Opens a store in a database file; see {@link Database#open}. */
  static MatchStore open(Path file) {
    return open(file, Ticker.systemTicker());
  }

  /**
   * Opens a store in a database file.
   *
   * @param file the database file; see {@link Database#open}
   * @param ticker a monotonic clock
   */
  static MatchStore open(Path file, Ticker ticker) {
    Database database = Database.open(file);
    try {
      return new MatchStore(database, RunningTime.load(database, ticker));
    } catch (SQLException e) {
      database.close();
      throw new IllegalStateException("The database cannot be read", e);
    }
  }

  /** {@return the time by which matches expire} */
  RunningTime time() {
    return time;
  }

  /** Stores a new match of an address. */
  void insert(StoredMatch match, String address) throws SQLException {
    database.change(
        connection -> {
          try (PreparedStatement insert = connection.prepareStatement(MatchRow.INSERT)) {
            MatchRow.setAll(insert, match, time.seconds(), address);
            insert.executeUpdate();
          }
          insertMoves(connection, match.id(), 1, match.moves());
          return true;
        });
  }

  private static void insertMoves(
      Connection connection, String id, int firstPly, ImmutableList<String> moves)
      throws SQLException {
    try (PreparedStatement insert =
        connection.prepareStatement("insert into moves (match_id, ply, move) values (?, ?, ?)")) {
      for (int i = 0; i < moves.size(); i++) {
        insert.setString(1, id);
        insert.setInt(2, firstPly + i);
        insert.setString(3, moves.get(i));
        insert.addBatch();
      }
      insert.executeBatch();
    }
  }

  /** Returns the match with an id. */
  Optional<StoredMatch> find(String id) throws SQLException {
    return database.read(
        connection -> {
          ImmutableList<String> moves = moves(connection, id);
          try (PreparedStatement select = connection.prepareStatement(MatchRow.SELECT)) {
            select.setString(1, id);
            try (ResultSet row = select.executeQuery()) {
              return row.next() ? Optional.of(MatchRow.read(row, moves)) : Optional.empty();
            }
          }
        });
  }

  private static ImmutableList<String> moves(Connection connection, String id) throws SQLException {
    try (PreparedStatement select =
        connection.prepareStatement("select move from moves where match_id = ? order by ply")) {
      select.setString(1, id);
      return texts(select);
    }
  }

  /** Returns the first column of the result of a query. */
  private static ImmutableList<String> texts(PreparedStatement select) throws SQLException {
    ImmutableList.Builder<String> texts = ImmutableList.builder();
    try (ResultSet rows = select.executeQuery()) {
      while (rows.next()) {
        texts.add(rows.getString(1));
      }
    }
    return texts.build();
  }

  /**
   * Stores a change of a match, unless the match has changed since the caller read it. A change
   * adds at most one move, or takes back moves.
   *
   * @param before the match that the caller read
   * @param after the match after the change
   * @return whether the change was stored
   */
  boolean save(Match before, Match after) throws SQLException {
    return database.change(
        connection -> {
          try (PreparedStatement update = connection.prepareStatement(MatchRow.UPDATE)) {
            MatchRow.setChanged(update, before, after, time.seconds());
            if (update.executeUpdate() == 0) {
              return false;
            }
          }
          if (after.plies() > before.plies()) {
            String last = after.played().lastMove().orElseThrow().notation();
            insertMoves(connection, after.id(), after.plies(), ImmutableList.of(last));
          } else if (after.plies() < before.plies()) {
            truncate(connection, after);
          }
          return true;
        });
  }

  private static void truncate(Connection connection, Match after) throws SQLException {
    try (PreparedStatement delete =
        connection.prepareStatement("delete from moves where match_id = ? and ply > ?")) {
      delete.setString(1, after.id());
      delete.setInt(2, after.plies());
      delete.executeUpdate();
    }
  }

  /** Deletes a match with its moves, and returns the number of deleted matches. */
  int delete(String id) throws SQLException {
    return database.change(
        connection -> {
          try (PreparedStatement delete =
              connection.prepareStatement("delete from matches where id = ?")) {
            delete.setString(1, id);
            return delete.executeUpdate();
          }
        });
  }

  /**
   * Returns the ids of matches that have expired, at most {@value #MAX_EXPIRED}.
   *
   * @param unplayed the running time before which matches without a move expire, in seconds
   * @param unchanged the running time before which all other matches expire, in seconds
   */
  ImmutableList<String> expired(long unplayed, long unchanged) throws SQLException {
    return database.read(
        connection -> {
          try (PreparedStatement select =
              connection.prepareStatement(
                  "select id from matches where "
                      + EXPIRED
                      + " fetch first "
                      + MAX_EXPIRED
                      + " rows only")) {
            select.setLong(1, unchanged);
            select.setLong(2, unplayed);
            return texts(select);
          }
        });
  }

  /** Deletes a match if it has expired; see {@link #expired}. Returns the number of them. */
  int deleteExpired(String id, long unplayed, long unchanged) throws SQLException {
    return database.change(
        connection -> {
          try (PreparedStatement delete =
              connection.prepareStatement("delete from matches where " + EXPIRED + " and id = ?")) {
            delete.setLong(1, unchanged);
            delete.setLong(2, unplayed);
            delete.setString(3, id);
            return delete.executeUpdate();
          }
        });
  }

  long count() throws SQLException {
    return database.read(
        connection -> {
          try (Statement statement = connection.createStatement();
              ResultSet row = statement.executeQuery("select count(*) from matches")) {
            row.next();
            return row.getLong(1);
          }
        });
  }

  /** Counts the matches, also those that an address created. */
  Places.Counts counts(String address) throws SQLException {
    return database.read(
        connection -> {
          try (PreparedStatement select =
              connection.prepareStatement(
                  "select (select count(*) from matches),"
                      + " (select count(*) from matches where address = ?1),"
                      + " (select count(*) from matches where address = ?1 and not moved)")) {
            select.setString(1, address);
            try (ResultSet row = select.executeQuery()) {
              row.next();
              return new Places.Counts(row.getLong(1), row.getLong(2), row.getLong(3));
            }
          }
        });
  }

  /** Throws an exception if the database does not respond. */
  void check() throws SQLException {
    count();
  }

  @Override
  public void close() {
    database.close();
  }
}
