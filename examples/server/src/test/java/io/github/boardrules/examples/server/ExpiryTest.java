package io.github.boardrules.examples.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.boardrules.core.Game;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.record.GameInProgress;
import io.github.boardrules.examples.referee.Refusal;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that unused matches are deleted. */
class ExpiryTest {
  @TempDir Path folder;

  @Test
  void unplayedMatchesExpireBeforePlayedOnes() throws SQLException {
    Limits limits = Limits.of("--unplayed-hours=24", "--expiry-days=30");
    Game<?> game = GameTypes.installed().find("tictactoe").orElseThrow().game(Options.none());
    try (MatchStore store = MatchStore.open(folder.resolve("games"))) {
      Matches matches = new Matches(store, GameTypes.installed(), limits);
      String unplayed = matches.create(GameInProgress.of(game)).match().id();
      String played = matches.create(GameInProgress.of(game)).match().id();
      matches.play(played, Seats.BOTH, 0, "a1");
      Instant now = Instant.now();
      matches.deleteExpired(now.plus(Duration.ofHours(23)));
      assertEquals(2, store.count());
      matches.deleteExpired(now.plus(Duration.ofHours(25)));
      assertEquals(1, store.count());
      assertEquals(404, assertThrows(Refusal.class, () -> matches.find(unplayed)).code().status());
      matches.deleteExpired(now.plus(Duration.ofDays(29)));
      assertEquals(1, matches.find(played).version());
      matches.deleteExpired(now.plus(Duration.ofDays(31)));
      assertEquals(0, store.count());
      assertEquals(404, assertThrows(Refusal.class, () -> matches.find(played)).code().status());
    }
  }

  @Test
  void serverDeletesExpiredMatches() throws Exception {
    Seated old;
    Seated recent;
    try (BoardServer server = TestSettings.start(folder)) {
      Client client = new Client(server.address());
      old = client.begin("tictactoe");
      old.playAll("a1");
      recent = client.begin("tictactoe");
    }
    try (Connection connection =
            DriverManager.getConnection("jdbc:h2:file:" + folder.resolve("games"), "sa", "");
        Statement statement = connection.createStatement()) {
      statement.executeUpdate(
          "update matches set changed = dateadd(day, -40, changed) where id = '" + old.id() + "'");
    }
    try (BoardServer server = TestSettings.start(folder)) {
      Client client = new Client(server.address());
      for (int i = 0; i < 300 && client.get(old.path(), old.first()).status() == 200; i++) {
        Thread.sleep(100);
      }
      client.get(old.path(), old.first()).error(404, "UNKNOWN_MATCH");
      recent.with(client).playAll("a1");
    }
  }

  /** The matches of an earlier version of the schema expire some time after the migration. */
  @Test
  void matchesOfTheFirstSchemaAreKept() throws Exception {
    String database = "jdbc:h2:file:" + folder.resolve("games");
    Seated match;
    try (BoardServer server = TestSettings.start(folder)) {
      match = new Client(server.address()).begin("tictactoe");
      match.playAll("a1");
    }
    try (Connection connection = DriverManager.getConnection(database, "sa", "");
        Statement statement = connection.createStatement()) {
      statement.execute("drop index matches_by_change");
      statement.execute("alter table matches drop column changed");
      statement.execute("delete from \"flyway_schema_history\" where \"version\" = '2'");
    }
    try (BoardServer server = TestSettings.start(folder)) {
      assertEquals(1, match.with(new Client(server.address())).show().path("version").asInt());
    }
  }
}
