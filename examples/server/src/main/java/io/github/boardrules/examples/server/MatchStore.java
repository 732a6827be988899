package io.github.boardrules.examples.server;

import com.google.common.collect.ImmutableList;
import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import io.github.boardrules.core.Player;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;
import org.flywaydb.core.Flyway;

/** Stores matches in the database. Every change is on disk when its method returns. Thread-safe. */
final class MatchStore implements AutoCloseable {
  private static final int CONNECTIONS = 8;

  private final HikariDataSource source;
  private final Disk disk = new Disk();

  private MatchStore(HikariDataSource source) {
    this.source = source;
  }

  /**
   * Opens a database. Creates it if it does not exist, and migrates its schema to the current
   * version.
   *
   * @param file the database file, without the extension {@code .mv.db}
   */
  static MatchStore open(Path file) {
    HikariConfig config = new HikariConfig();
    // Pass commits to the operating system at once instead of after half a second, and keep the
    // database open at shutdown until pending requests are completed.
    config.setJdbcUrl(
        "jdbc:h2:file:" + file.toAbsolutePath() + ";WRITE_DELAY=0;DB_CLOSE_ON_EXIT=FALSE");
    config.setUsername("sa");
    config.setPassword("");
    config.setAutoCommit(false);
    config.setMaximumPoolSize(CONNECTIONS);
    HikariDataSource source = new HikariDataSource(config);
    try {
      Flyway.configure().dataSource(source).load().migrate();
    } catch (RuntimeException e) {
      source.close();
      throw e;
    }
    return new MatchStore(source);
  }

  private interface Work<T> {
    T in(Connection connection) throws SQLException;
  }

  /** Runs the work in a transaction and waits until the transaction is on disk. */
  private <T> T change(Work<T> work) throws SQLException {
    try (Connection connection = source.getConnection()) {
      T result;
      try {
        result = work.in(connection);
        connection.commit();
      } catch (SQLException e) {
        connection.rollback();
        throw e;
      }
      disk.await(connection);
      return result;
    }
  }

  /** Runs read-only work on a consistent snapshot of the database. */
  private <T> T read(Work<T> work) throws SQLException {
    try (Connection connection = source.getConnection()) {
      connection.setTransactionIsolation(Connection.TRANSACTION_SERIALIZABLE);
      T result = work.in(connection);
      connection.rollback();
      return result;
    }
  }

  /** Stores a new match. */
  void insert(StoredMatch match) throws SQLException {
    change(
        connection -> {
          try (PreparedStatement insert =
              connection.prepareStatement(
                  "insert into matches (id, game, options, setup, first_token, second_token,"
                      + " revision) values (?, ?, ?, ?, ?, ?, ?)")) {
            insert.setString(1, match.id());
            insert.setString(2, match.game());
            insert.setString(3, match.options());
            insert.setString(4, match.setup().orElse(null));
            insert.setBytes(5, match.tokens().of(Player.FIRST));
            insert.setBytes(6, match.tokens().of(Player.SECOND));
            insert.setLong(7, match.revision());
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
    return read(
        connection -> {
          ImmutableList<String> moves = moves(connection, id);
          try (PreparedStatement select =
              connection.prepareStatement(
                  "select game, options, setup, first_token, second_token, revision from matches"
                      + " where id = ?")) {
            select.setString(1, id);
            try (ResultSet row = select.executeQuery()) {
              return row.next() ? Optional.of(match(id, row, moves)) : Optional.empty();
            }
          }
        });
  }

  private static StoredMatch match(String id, ResultSet row, ImmutableList<String> moves)
      throws SQLException {
    return new StoredMatch(
        id,
        row.getString(1),
        row.getString(2),
        Optional.ofNullable(row.getString(3)),
        new SeatTokens(row.getBytes(4), row.getBytes(5)),
        row.getLong(6),
        moves);
  }

  private static ImmutableList<String> moves(Connection connection, String id) throws SQLException {
    try (PreparedStatement select =
        connection.prepareStatement("select move from moves where match_id = ? order by ply")) {
      select.setString(1, id);
      ImmutableList.Builder<String> moves = ImmutableList.builder();
      try (ResultSet rows = select.executeQuery()) {
        while (rows.next()) {
          moves.add(rows.getString(1));
        }
      }
      return moves.build();
    }
  }

  /**
   * Appends a move, unless the match has changed since the caller read it.
   *
   * @param id the id of the match
   * @param revision the revision that the caller read
   * @param ply the number of the move, counted from 1
   * @param move the notation of the move
   * @return whether the move was appended
   */
  boolean append(String id, long revision, int ply, String move) throws SQLException {
    return change(
        connection -> {
          if (!claim(connection, id, revision)) {
            return false;
          }
          insertMoves(connection, id, ply, ImmutableList.of(move));
          return true;
        });
  }

  /**
   * Takes back moves, unless the match has changed since the caller read it.
   *
   * @param id the id of the match
   * @param revision the revision that the caller read
   * @param plies the number of moves to keep
   * @return whether the moves were taken back
   */
  boolean truncate(String id, long revision, int plies) throws SQLException {
    return change(
        connection -> {
          if (!claim(connection, id, revision)) {
            return false;
          }
          try (PreparedStatement delete =
              connection.prepareStatement("delete from moves where match_id = ? and ply > ?")) {
            delete.setString(1, id);
            delete.setInt(2, plies);
            delete.executeUpdate();
          }
          return true;
        });
  }

  private static boolean claim(Connection connection, String id, long revision)
      throws SQLException {
    try (PreparedStatement update =
        connection.prepareStatement(
            "update matches set revision = revision + 1 where id = ? and revision = ?")) {
      update.setString(1, id);
      update.setLong(2, revision);
      return update.executeUpdate() == 1;
    }
  }

  long count() throws SQLException {
    return read(
        connection -> {
          try (Statement statement = connection.createStatement();
              ResultSet row = statement.executeQuery("select count(*) from matches")) {
            row.next();
            return row.getLong(1);
          }
        });
  }

  /** Throws an exception if the database does not respond. */
  void check() throws SQLException {
    count();
  }

  @Override
  public void close() {
    source.close();
  }
}
