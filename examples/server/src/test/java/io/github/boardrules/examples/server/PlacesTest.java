package io.github.boardrules.examples.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.google.common.base.Throwables;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.record.GameInProgress;
import io.github.boardrules.examples.engine.referee.Refusal;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Tests that no address takes the places for matches of others. */
@Tag("proof")
class PlacesTest {
  private static final Map<String, String> NEW_MATCH = Map.of("game", "tictactoe");

  private final Game<?> game = GameTypes.installed().get("tictactoe").game(Options.none());

  @TempDir Path folder;

  @Test
  void limitsUnplayedMatchesOfAnAddress() {
    try (BoardServer server =
        TestSettings.start(folder, Limits.of("--unplayed-matches=2", "--rate=10000"))) {
      Client client = new Client(server.address());
      Seated first = client.begin("tictactoe");
      String record = "[Game \"tictactoe\"]\n\n1. a1 a2 2. a3 *";
      Seated second = client.begin(Map.of("record", record));
      JsonNode error = client.post("api/v1/matches", NEW_MATCH).error(429, "TOO_MANY_MATCHES");
      assertEquals(2, error.path("limit").asInt());
      first.playAll("a1");
      client.begin("tictactoe");
      client.post("api/v1/matches", NEW_MATCH).error(429, "TOO_MANY_MATCHES");
      client.delete(second.path(), second.first(), second.second());
      client.begin("tictactoe");
      client.post("api/v1/matches", NEW_MATCH).error(429, "TOO_MANY_MATCHES");
    }
  }

  @Test
  void limitsMatchesOfAnAddress() {
    try (BoardServer server =
        TestSettings.start(folder, Limits.of("--address-matches=2", "--rate=10000"))) {
      Client client = new Client(server.address());
      client.begin("tictactoe").playAll("a1");
      client.begin("tictactoe").playAll("a1");
      JsonNode error = client.post("api/v1/matches", NEW_MATCH).error(429, "TOO_MANY_MATCHES");
      assertEquals(2, error.path("limit").asInt());
    }
  }

  /** Forty-two addresses that create all matches that they may leave most places free. */
  @Test
  @Tag("proof")
  void fewAddressesDoNotTakeAllPlaces() throws Exception {
    Limits limits = Limits.of("--matches=1000", "--unplayed-matches=20");
    try (MatchStore store = MatchStore.open(folder.resolve("games"));
        EventHub events = new EventHub(Limits.of(), TestSettings.LIFE, code -> {})) {
      Matches matches = new Matches(store, events, GameTypes.installed(), limits);
      for (int address = 0; address < 42; address++) {
        String ip = "192.0.2." + address;
        for (int i = 0; i < 20; i++) {
          matches.create(GameInProgress.of(game), Map.of(), ip);
        }
        Refusal refusal =
            assertThrows(
                Refusal.class, () -> matches.create(GameInProgress.of(game), Map.of(), ip));
        assertEquals(ServerCode.TOO_MANY_MATCHES, refusal.code());
      }
      matches.create(GameInProgress.of(game), Map.of(), "198.51.100.1");
      assertEquals(42 * 20 + 1, store.count());
    }
  }

  /** Requests of one address at the same time do not exceed its limit together. */
  @Test
  void unplayedMatchesAreLimitedUnderConcurrency() throws Exception {
    try (MatchStore store = MatchStore.open(folder.resolve("games"));
        EventHub events = new EventHub(Limits.of(), TestSettings.LIFE, code -> {})) {
      Matches matches = new Matches(store, events, GameTypes.installed(), Limits.of());
      ExecutorService threads = Executors.newFixedThreadPool(8);
      List<Future<?>> tasks = new ArrayList<>();
      for (int i = 0; i < 60; i++) {
        tasks.add(
            threads.submit(() -> matches.create(GameInProgress.of(game), Map.of(), "192.0.2.1")));
      }
      threads.shutdown();
      int created = 0;
      for (Future<?> task : tasks) {
        try {
          task.get();
          created++;
        } catch (ExecutionException e) {
          Refusal refusal = assertInstanceOf(Refusal.class, Throwables.getRootCause(e));
          assertEquals(ServerCode.TOO_MANY_MATCHES, refusal.code());
        }
      }
      assertEquals(20, created);
      assertEquals(20, store.count());
    }
  }
}
