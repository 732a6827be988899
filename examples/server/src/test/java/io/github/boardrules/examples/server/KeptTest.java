package io.github.boardrules.examples.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.record.GameInProgress;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Tests the stored matches: restarts, damaged data and concurrent changes. */
@Tag("proof")
class KeptTest {
  @TempDir Path folder;

  private static final String SETUP_RECORD =
      """
      [Game "linage"]
      [Options "width=4 height=4"]
      [Setup "4/4/1x2/4 vertical 2.5 first 0"]

      1. a1 *
      """;

  @Test
  void restartKeepsAllMatches() {
    Map<Seated, JsonNode> before = new HashMap<>();
    try (BoardServer server = TestSettings.start(folder)) {
      Client client = new Client(server.address());
      for (String game : List.of("loa", "linage", "iris", "carteso", "tictactoe")) {
        Seated match = client.begin(game);
        for (int plies = 0; plies < 6; plies++) {
          JsonNode moves = match.view(plies).path("moves");
          match.play(moves.get(moves.size() / 2).path("text").asString(), plies).ok(200);
        }
        before.put(match, match.show());
      }
      Seated options =
          client.begin(
              Map.of("game", "loa", "options", Map.of("setup", "scrambled", "repetitionAt", 2)));
      before.put(options, options.show());
      Seated recorded = client.begin(Map.of("record", SETUP_RECORD));
      before.put(recorded, recorded.show());
    }
    for (int start = 0; start < 2; start++) {
      try (BoardServer server = TestSettings.start(folder)) {
        Client client = new Client(server.address());
        before.forEach((match, shown) -> assertEquals(shown, match.with(client).show()));
      }
    }
    try (BoardServer server = TestSettings.start(folder)) {
      Seated match = before.keySet().iterator().next().with(new Client(server.address()));
      int plies = match.show().path("plies").asInt();
      String move = match.view(plies).at("/moves/0/text").asString();
      match.play(move, plies).ok(200);
      String other = match.view(plies + 1).at("/moves/0/text").asString();
      match.play(other, plies).error(409, "STALE");
    }
  }

  @Test
  void databaseContainsNoTokens() throws IOException {
    Seated match;
    try (BoardServer server = TestSettings.start(folder)) {
      match = new Client(server.address()).begin("tictactoe");
    }
    String file =
        new String(Files.readAllBytes(folder.resolve("games.mv.db")), StandardCharsets.ISO_8859_1);
    assertTrue(file.contains(match.id()));
    assertFalse(file.contains(match.first()));
    assertFalse(file.contains(match.second()));
  }

  /**
   * Damage to a stored match, for example by a disk error or another version of the server.
   *
   * @param change the SQL that damages the match
   * @param reason the expected reason in the error response; empty if it contains a message only
   * @param ply the expected number of moves before the damage
   */
  private record Damage(String change, String reason, int ply) {}

  private static final List<Damage> DAMAGES =
      List.of(
          new Damage("update moves set move = 'a1' where ply = 2 and match_id", "OCCUPIED", 2),
          new Damage("update moves set move = 'zz' where ply = 3 and match_id", "UNEXPECTED", 3),
          new Damage("update matches set game = 'nix' where id", "UNKNOWN_GAME", 0),
          new Damage("update matches set options = 'size=3' where id", "UNKNOWN_OPTION", 0),
          new Damage("update matches set options = '=' where id", "", 0),
          new Damage("update matches set setup = '?' where id", "UNEXPECTED", 0));

  @Test
  void damagedMatchIsReportedAndOthersStillWork() throws SQLException {
    Map<Damage, Seated> matches = new HashMap<>();
    try (BoardServer server = TestSettings.start(folder)) {
      Client client = new Client(server.address());
      for (Damage damage : DAMAGES) {
        Seated match = client.begin("tictactoe");
        match.playAll("a1", "a2", "b1");
        matches.put(damage, match);
      }
    }
    try (Connection connection =
            DriverManager.getConnection("jdbc:h2:file:" + folder.resolve("games"), "sa", "");
        Statement statement = connection.createStatement()) {
      for (var entry : matches.entrySet()) {
        String where = " = '" + entry.getValue().id() + "'";
        assertEquals(1, statement.executeUpdate(entry.getKey().change() + where));
      }
    }
    try (BoardServer server = TestSettings.start(folder)) {
      Client client = new Client(server.address());
      for (var entry : matches.entrySet()) {
        Damage damage = entry.getKey();
        Seated match = entry.getValue().with(client);
        JsonNode error = client.get(match.path(), match.first()).error(409, "DAMAGED");
        assertEquals(damage.ply(), error.path("ply").asInt(0), damage.toString());
        assertEquals(damage.reason(), error.path("reason").asString(""));
        match.play("c3", 3).error(409, "DAMAGED");
      }
      client.begin("tictactoe").playAll("a1");
    }
  }

  @Test
  void storeRejectsChangesOfOlderRevisions() throws SQLException {
    GameInProgress<?> game =
        GameInProgress.of(GameTypes.installed().get("tictactoe").game(Options.none()));
    try (MatchStore store = MatchStore.open(folder.resolve("games"))) {
      Access access =
          new Access(
              Access.Seat.of(Secrets.hash("1")),
              Access.Seat.of(Secrets.hash("2")),
              Optional.of("3"));
      MatchInfo info = MatchInfo.of(Instant.EPOCH, Map.of(Player.SECOND, "Ann"));
      store.insert(
          new StoredMatch(
              "m",
              "tictactoe",
              "",
              Optional.empty(),
              access,
              info,
              0,
              false,
              ImmutableList.of("a1")),
          "192.0.2.1");
      Match begun = new Match("m", access, info, 0, false, game.play("a1"));
      Match second = begun.changed(begun.played().play("a2"), info);
      assertTrue(store.save(begun, second));
      assertFalse(store.save(begun, second));
      Match other = new Match("other", access, info, 0, false, game);
      assertFalse(store.save(other, other.changed(game.play("c3"), info)));
      Offer offer = new Offer(Offer.Kind.DRAW, Player.FIRST, 0);
      Match back = second.changed(game, info.withOffer(Optional.of(offer)));
      assertTrue(store.save(second, back));
      assertFalse(store.save(second, back));
      // The number of moves is the same as before, but the revision differs.
      Match again = back.changed(game.play("b1"), info.withTermination(Optional.empty()));
      assertTrue(store.save(back, again));
      assertFalse(store.save(begun, second));
      StoredMatch stored = store.find("m").orElseThrow();
      assertEquals(ImmutableList.of("b1"), stored.moves());
      assertEquals(3, stored.revision());
      assertEquals(info, stored.info());
      assertEquals(access, stored.access());
      assertEquals(1, store.count());
      assertTrue(store.find("n").isEmpty());
    }
  }

  @Test
  void oneOfTwoConcurrentMovesIsPlayed() throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(2);
    try (BoardServer server = TestSettings.start(folder)) {
      Client client = new Client(server.address());
      for (int round = 0; round < 20; round++) {
        Seated match = client.begin("tictactoe");
        boolean same = round % 2 != 0;
        List<String> moves = List.of("a1", same ? "a1" : "b2");
        CyclicBarrier together = new CyclicBarrier(2);
        List<Callable<Answer>> both = new ArrayList<>();
        for (String move : moves) {
          both.add(
              () -> {
                together.await();
                return match.play(move, 0);
              });
        }
        List<Answer> answers = new ArrayList<>();
        for (var future : threads.invokeAll(both)) {
          answers.add(future.get());
        }
        assertEquals(
            List.of("200", same ? "200" : "409 STALE"),
            answers.stream().map(a -> (a.status() + " " + a.code()).strip()).sorted().toList());
        Answer first = answers.stream().filter(a -> a.status() == 200).findFirst().orElseThrow();
        assertEquals(
            List.of(first.json().path("move").asString()),
            Answer.texts(match.show().path("moves")));
      }
    } finally {
      threads.shutdown();
    }
  }

  @Test
  @Tag("proof")
  void secondServerCannotOpenTheDatabase() throws Exception {
    try (BoardServer server = TestSettings.start(folder);
        ServerProcess other = ServerProcess.start(folder.resolve("games"))) {
      assertEquals("", other.announcement());
      assertEquals(1, other.await());
      new Client(server.address()).begin("tictactoe").playAll("a1");
    }
  }

  @Test
  void moveWhoseResponseWasLostCanBeSentAgain() {
    Seated match;
    try (BoardServer server = TestSettings.start(folder)) {
      match = new Client(server.address()).begin("tictactoe");
      JsonNode first = match.play("a1", 0, match.first()).ok(200);
      assertEquals(first, match.play("A1", 0, match.first()).ok(200));
      match.play("b1", 0, match.first()).error(409, "STALE");
      match.play("a1", 0, match.second()).error(409, "STALE");
      JsonNode second = match.play("b2", 1, match.second()).ok(200);
      assertEquals(first, match.play("a1", 0, match.first()).ok(200), "after the reply");
      assertEquals(second, match.play("b2", 1, match.second()).ok(200));
      match.play("zz", 0, match.first()).error(409, "STALE");
      assertEquals(2, match.show().path("plies").asInt());
    }
    try (BoardServer server = TestSettings.start(folder)) {
      Seated again = match.with(new Client(server.address()));
      assertEquals(1, again.play("a1", 0, match.first()).ok(200).path("ply").asInt());
      assertEquals(2, again.show().path("plies").asInt());
    }
  }

  @Test
  void playersCanDeleteTheirMatch() {
    Seated match;
    try (BoardServer server = TestSettings.start(folder)) {
      Client client = new Client(server.address());
      match = client.begin("tictactoe");
      match.playAll("a1");
      client.delete(match.path(), match.first()).error(403, "BOTH_SEATS");
      client.delete(match.path(), "x".repeat(43)).error(403, "FORBIDDEN");
      assertEquals(1, match.show().path("plies").asInt());
      assertEquals(204, client.delete(match.path(), match.first(), match.second()).status());
      client.get(match.path(), match.first()).error(404, "UNKNOWN_MATCH");
      match.play("a1", 0).error(404, "UNKNOWN_MATCH");
    }
    try (BoardServer server = TestSettings.start(folder)) {
      new Client(server.address()).get(match.path(), match.first()).error(404, "UNKNOWN_MATCH");
    }
  }
}
