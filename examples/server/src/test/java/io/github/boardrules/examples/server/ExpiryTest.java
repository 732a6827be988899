package io.github.boardrules.examples.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.google.common.base.Ticker;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.record.GameInProgress;
import io.github.boardrules.examples.engine.referee.Refusal;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that unused matches are deleted. */
class ExpiryTest {
  @TempDir Path folder;

  private static final Limits LIMITS = Limits.of("--unplayed-hours=24", "--expiry-days=30");

  private final Game<?> game = GameTypes.installed().get("tictactoe").game(Options.none());

  /** A monotonic clock that the test moves. */
  private static final class Hours extends Ticker {
    private long hours = 1_000_000;

    @Override
    public long read() {
      return TimeUnit.HOURS.toNanos(hours);
    }

    void advance(long more) {
      hours += more;
    }
  }

  private static void play(Matches matches, String id) throws SQLException {
    Seats first = new Seats(Set.of(Player.FIRST));
    matches.change(id, match -> new MatchActions(matches).play(match, first, 1, "a1"));
  }

  private static void checkExpired(Matches matches, String id) {
    assertEquals(404, assertThrows(Refusal.class, () -> matches.find(id)).code().status());
  }

  @Test
  void unplayedMatchesExpireBeforePlayedOnes() throws SQLException {
    Hours clock = new Hours();
    try (MatchStore store = MatchStore.open(folder.resolve("games"), clock);
        EventHub events = new EventHub(Limits.of(), TestSettings.LIFE, code -> {})) {
      Matches matches = new Matches(store, events, GameTypes.installed(), LIMITS);
      String unplayed = matches.create(GameInProgress.of(game), Map.of(), "192.0.2.1").match().id();
      String played = matches.create(GameInProgress.of(game), Map.of(), "192.0.2.1").match().id();
      play(matches, played);
      clock.advance(23);
      matches.deleteExpired();
      assertEquals(2, store.count());
      clock.advance(2);
      matches.deleteExpired();
      assertEquals(1, store.count());
      checkExpired(matches, unplayed);
      clock.advance(28 * 24);
      matches.deleteExpired();
      assertEquals(1, matches.find(played).plies());
      clock.advance(2 * 24);
      matches.deleteExpired();
      assertEquals(0, store.count());
      checkExpired(matches, played);
    }
  }

  @Test
  void timeCountsOverRestarts() throws SQLException {
    String played;
    Hours clock = new Hours();
    try (MatchStore store = MatchStore.open(folder.resolve("games"), clock);
        EventHub events = new EventHub(Limits.of(), TestSettings.LIFE, code -> {})) {
      Matches matches = new Matches(store, events, GameTypes.installed(), LIMITS);
      played = matches.create(GameInProgress.of(game), Map.of(), "192.0.2.1").match().id();
      play(matches, played);
      clock.advance(20 * 24);
      store.time().save();
    }
    // The monotonic clock of another start of the machine has another origin.
    Hours other = new Hours();
    try (MatchStore store = MatchStore.open(folder.resolve("games"), other);
        EventHub events = new EventHub(Limits.of(), TestSettings.LIFE, code -> {})) {
      Matches matches = new Matches(store, events, GameTypes.installed(), LIMITS);
      other.advance(9 * 24);
      matches.deleteExpired();
      assertEquals(1, matches.find(played).plies());
      other.advance(2 * 24);
      matches.deleteExpired();
      checkExpired(matches, played);
    }
  }

  /** A server that is killed loses the time since the last save, but not the order of changes. */
  @Test
  void timeIsNotBeforeTheLastChange() throws SQLException {
    Hours clock = new Hours();
    try (MatchStore store = MatchStore.open(folder.resolve("games"), clock);
        EventHub events = new EventHub(Limits.of(), TestSettings.LIFE, code -> {})) {
      Matches matches = new Matches(store, events, GameTypes.installed(), LIMITS);
      String id = matches.create(GameInProgress.of(game), Map.of(), "192.0.2.1").match().id();
      clock.advance(5);
      play(matches, id);
      clock.advance(1);
    }
    try (MatchStore store = MatchStore.open(folder.resolve("games"), clock)) {
      assertEquals(TimeUnit.HOURS.toSeconds(5), store.time().seconds());
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
          "update matches set changed_second = changed_second - 40 * 86400 where id = '"
              + old.id()
              + "'");
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
    Flyway.configure().dataSource(database, "sa", "").target("1").load().migrate();
    String token = "t".repeat(43);
    try (Connection connection = DriverManager.getConnection(database, "sa", "");
        PreparedStatement insert =
            connection.prepareStatement(
                "insert into matches (id, game, options, first_token, second_token, revision,"
                    + " created) values ('old', 'tictactoe', '', ?, ?, 1, '2020-01-01 00:00:00Z')");
        Statement statement = connection.createStatement()) {
      insert.setBytes(1, Secrets.hash(token).asBytes());
      insert.setBytes(2, Secrets.hash("x").asBytes());
      insert.executeUpdate();
      statement.executeUpdate("insert into moves values ('old', 1, 'a1')");
    }
    try (BoardServer server = TestSettings.start(folder)) {
      Client client = new Client(server.address());
      assertEquals(1, client.get("api/v1/matches/old", token).ok(200).path("plies").asInt());
    }
  }
}
