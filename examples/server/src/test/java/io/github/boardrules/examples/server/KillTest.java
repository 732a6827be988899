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
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever happens to the process, no move is lost that the server has said yes to. */
class KillTest {
  private static final int CLIENTS = 4;
  private static final int KILLS = 2;

  @TempDir Path folder;

  /** A match that somebody plays until the server is gone, and the moves that were taken. */
  private record Played(Seated match, Position<?> start, List<String> acknowledged) {}

  @Test
  void everyAcknowledgedMoveIsThereAfterSigkill() throws Exception {
    Path database = folder.resolve("games");
    List<Played> all = new ArrayList<>();
    for (int kill = 0; kill < KILLS; kill++) {
      try (ServerProcess server = ServerProcess.start(database)) {
        all.forEach(played -> check(played, server.client()));
        all.addAll(playUntilKilled(server, 25 + 40 * kill));
      }
    }
    try (BoardServer server = TestSettings.start(folder)) {
      all.forEach(played -> check(played, new Client(server.address())));
    }
    int acknowledged = all.stream().mapToInt(played -> played.acknowledged().size()).sum();
    assertTrue(acknowledged >= 25 + 65, acknowledged + " moves");
  }

  private static List<Played> playUntilKilled(ServerProcess server, int moves) throws Exception {
    List<Played> all = Collections.synchronizedList(new ArrayList<>());
    AtomicInteger count = new AtomicInteger();
    CountDownLatch enough = new CountDownLatch(1);
    List<Thread> threads = new ArrayList<>();
    Client client = server.client();
    for (int i = 0; i < CLIENTS; i++) {
      Random random = new Random(i);
      Thread thread =
          new Thread(
              () -> {
                try {
                  while (true) {
                    Played played = begin(client, random);
                    all.add(played);
                    play(played, random, count, moves, enough);
                  }
                } catch (UncheckedIOException e) {
                  // The server is gone.
                }
              });
      threads.add(thread);
      thread.start();
    }
    enough.await();
    server.kill();
    for (Thread thread : threads) {
      thread.join();
    }
    return List.copyOf(all);
  }

  private static Played begin(Client client, Random random) {
    List<GameType> types = GameTypes.installed().all().asList();
    GameType type = types.get(random.nextInt(types.size()));
    return new Played(
        client.begin(type.id()),
        type.game(Options.none()).start(),
        Collections.synchronizedList(new ArrayList<>()));
  }

  private static void play(
      Played played, Random random, AtomicInteger count, int moves, CountDownLatch enough) {
    Position<?> position = played.start();
    while (!position.isOver()) {
      List<? extends Move> legal = position.legalMoves();
      String move = legal.get(random.nextInt(legal.size())).toString();
      played.match().play(move, played.acknowledged().size()).ok(200);
      played.acknowledged().add(move);
      position = position.play(move);
      if (count.incrementAndGet() >= moves) {
        enough.countDown();
      }
    }
  }

  /** The move that was under way may be there or not; all others are. */
  private static void check(Played played, Client client) {
    List<String> stored = Answer.texts(played.match().with(client).show().path("moves"));
    List<String> acknowledged = played.acknowledged();
    assertTrue(stored.size() <= acknowledged.size() + 1, stored + " after " + acknowledged);
    assertEquals(acknowledged, stored.subList(0, Math.min(acknowledged.size(), stored.size())));
  }

  @Test
  void anOrdinaryEndIsAnnouncedByNothingAndLosesNothing() throws Exception {
    Path database = folder.resolve("games");
    Seated match;
    try (ServerProcess server = ServerProcess.start(database)) {
      assertTrue(
          server.announcement().matches("boardrules server at http://127\\.0\\.0\\.1:\\d+/"),
          server.announcement());
      match = server.client().begin("tictactoe");
      match.playAll("a1", "b2");
      assertEquals(128 + 15, server.end());
    }
    try (ServerProcess server = ServerProcess.start(database)) {
      assertEquals(2, match.with(server.client()).show().path("version").asInt());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
