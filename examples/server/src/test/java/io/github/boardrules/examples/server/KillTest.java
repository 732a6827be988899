package io.github.boardrules.examples.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.GameType;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Position;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests that no acknowledged move is lost when the server process is killed or terminated. Each
 * server plays 40 moves with four clients, or the numbers in {@code -Dboardrules.server.kill.moves}
 * and {@code -Dboardrules.server.kill.clients}.
 */
@Tag("proof")
class KillTest {
  private static final int CLIENTS = Integer.getInteger("boardrules.server.kill.clients", 4);
  private static final int MOVES = Integer.getInteger("boardrules.server.kill.moves", 40);

  @TempDir Path folder;

  /** A match that a client plays until the server stops, and the acknowledged moves. */
  private record Played(Seated match, Position<?> start, List<String> acknowledged) {}

  @Test
  void acknowledgedMovesSurviveSigkill() throws Exception {
    checkAcknowledgedMoves(2, ServerProcess::kill);
  }

  @Test
  void acknowledgedMovesSurviveShutdown() throws Exception {
    checkAcknowledgedMoves(1, server -> assertEquals(128 + 15, server.end()));
  }

  private interface End {
    void of(ServerProcess server) throws Exception;
  }

  private void checkAcknowledgedMoves(int rounds, End end) throws Exception {
    Path database = folder.resolve("games");
    List<Played> all = new ArrayList<>();
    for (int round = 0; round < rounds; round++) {
      try (ServerProcess server = ServerProcess.start(database)) {
        all.forEach(played -> check(played, server.client()));
        all.addAll(playUntilTheEnd(server, MOVES, end));
      }
    }
    try (BoardServer server = TestSettings.start(folder)) {
      all.forEach(played -> check(played, new Client(server.address())));
    }
    int acknowledged = all.stream().mapToInt(played -> played.acknowledged().size()).sum();
    assertTrue(acknowledged >= rounds * MOVES, acknowledged + " moves");
  }

  /** Plays with several clients and stops the server after a number of moves. */
  private static List<Played> playUntilTheEnd(ServerProcess server, int moves, End end)
      throws Exception {
    List<Played> all = Collections.synchronizedList(new ArrayList<>());
    CountDownLatch enough = new CountDownLatch(moves);
    Client client = Client.unchecked(server.address());
    ExecutorService threads = Executors.newFixedThreadPool(CLIENTS);
    List<Future<?>> players = new ArrayList<>();
    for (int i = 0; i < CLIENTS; i++) {
      Random random = new Random(i);
      players.add(threads.submit(() -> playUntilTheEnd(client, random, all, enough)));
    }
    threads.shutdown();
    assertTrue(enough.await(10, TimeUnit.MINUTES), "moves are missing: " + enough.getCount());
    end.of(server);
    for (Future<?> player : players) {
      player.get(60, TimeUnit.SECONDS);
    }
    return List.copyOf(all);
  }

  private static void playUntilTheEnd(
      Client client, Random random, List<Played> all, CountDownLatch enough) {
    try {
      while (true) {
        Played played = begin(client, random);
        all.add(played);
        play(played, random, enough);
      }
    } catch (UncheckedIOException e) {
      // The server has stopped.
    }
  }

  private static Played begin(Client client, Random random) {
    List<GameType> types = GameTypes.installed().all();
    GameType type = types.get(random.nextInt(types.size()));
    Answer created = unlessEnding(client.post("api/v1/matches", Map.of("game", type.id())));
    return new Played(
        Seated.of(client, created.ok(201)),
        type.game(Options.none()).start(),
        Collections.synchronizedList(new ArrayList<>()));
  }

  private static void play(Played played, Random random, CountDownLatch enough) {
    Position<?> position = played.start();
    while (!position.isOver()) {
      List<? extends Move> legal = position.legalMoves();
      String move = legal.get(random.nextInt(legal.size())).toString();
      unlessEnding(played.match().play(move, played.acknowledged().size())).ok(200);
      played.acknowledged().add(move);
      position = position.play(move);
      enough.countDown();
    }
  }

  /** Throws if the server is shutting down. */
  private static Answer unlessEnding(Answer answer) {
    if (answer.code().equals("STOPPING")) {
      throw new UncheckedIOException(new IOException("The server ends"));
    }
    return answer;
  }

  /** Checks that all acknowledged moves are stored, and at most one further move per match. */
  private static void check(Played played, Client client) {
    List<String> stored = Answer.texts(played.match().with(client).show().path("moves"));
    List<String> acknowledged = played.acknowledged();
    assertTrue(stored.size() <= acknowledged.size() + 1, stored + " after " + acknowledged);
    assertEquals(acknowledged, stored.subList(0, Math.min(acknowledged.size(), stored.size())));
  }

  @Test
  void serverPrintsItsAddressOnly() throws Exception {
    try (ServerProcess server = ServerProcess.start(folder.resolve("games"))) {
      assertTrue(
          server.announcement().matches("boardrules server at http://127\\.0\\.0\\.1:\\d+/"),
          server.announcement());
      server.client().get("api/v1/health").ok(200);
      assertEquals(128 + 15, server.end());
    }
  }
}
