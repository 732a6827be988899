package io.github.boardrules.examples.server;

import com.google.common.collect.ConcurrentHashMultiset;
import com.google.common.collect.Multiset;
import com.google.common.collect.TreeMultiset;
import com.google.common.util.concurrent.Uninterruptibles;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Position;
import java.io.IOException;
import java.net.SocketTimeoutException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Queue;
import java.util.Random;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import tools.jackson.databind.JsonNode;

/**
 * Clients that play random matches, each at an address of its own, and go on after failures of the
 * server. They keep account of the moves that the server acknowledged.
 */
final class Players implements AutoCloseable {
  /** The time between two requests of a player; an address has 600 requests a minute. */
  private static final Duration PAUSE = Duration.ofMillis(300);

  private static final Duration RETRY = Duration.ofMillis(500);

  private final Supplier<String> url;
  private final Queue<Account> accounts = new ConcurrentLinkedQueue<>();
  private final Queue<String> losses = new ConcurrentLinkedQueue<>();
  private final AtomicLong acknowledged = new AtomicLong();
  private final AtomicLong unanswered = new AtomicLong();
  private final Multiset<String> errors = ConcurrentHashMultiset.create();
  private final AtomicBoolean isClosed = new AtomicBoolean();
  private final List<Thread> threads = new ArrayList<>();

  /** A match and its acknowledged moves. */
  private record Account(String id, String authorization, List<String> moves) {}

  /**
   * Starts clients.
   *
   * @param url returns the URL of the server, which changes when it is started again
   * @param count the number of clients
   */
  Players(Supplier<String> url, int count) {
    this.url = url;
    for (int i = 1; i <= count; i++) {
      String address = "127.0.100." + i;
      Random random = new Random(i);
      threads.add(new Thread(() -> play(address, random)));
    }
    threads.forEach(Thread::start);
  }

  /** Returns the number of acknowledged moves. */
  long acknowledged() {
    return acknowledged.get();
  }

  /** Returns the number of requests to which the server did not respond for a minute. */
  long unanswered() {
    return unanswered.get();
  }

  /** Returns the codes of the responses with a status of 500 or more, and forgets them. */
  Multiset<String> takeErrors() {
    Multiset<String> taken = TreeMultiset.create(errors);
    taken.forEach(errors::remove);
    return taken;
  }

  private void play(String address, Random random) {
    while (!isClosed.get()) {
      List<GameType> types = GameTypes.installed().all();
      GameType type = types.get(random.nextInt(types.size()));
      String body = "{\"game\":\"" + type.id() + "\"}";
      Visitor.Reply created = post(address, "/api/v1/matches", body);
      if (created.status() == 201) {
        acknowledged.incrementAndGet();
        JsonNode json = created.json();
        JsonNode tokens = json.path("tokens");
        Account account =
            new Account(
                json.path("id").asString(),
                "Authorization: Bearer "
                    + tokens.path("FIRST").asString()
                    + ","
                    + tokens.path("SECOND").asString(),
                Collections.synchronizedList(new ArrayList<>()));
        accounts.add(account);
        play(address, account, type.game(Options.none()).start(), random);
      }
    }
  }

  private void play(String address, Account account, Position<?> start, Random random) {
    Position<?> position = start;
    while (!position.isOver() && !isClosed.get()) {
      List<? extends Move> legal = position.legalMoves();
      String move = legal.get(random.nextInt(legal.size())).notation();
      String body = "{\"move\":\"" + move + "\",\"ply\":" + (account.moves().size() + 1) + "}";
      // A request without a response is sent again: the server accepts the same move twice.
      Visitor.Reply reply =
          post(
              address, "/api/v1/matches/" + account.id() + "/moves", body, account.authorization());
      if (reply.status() == 200) {
        account.moves().add(move);
        acknowledged.incrementAndGet();
        position = position.play(move);
      } else if (!isClosed.get()) {
        losses.add(account.id() + ", move " + account.moves().size() + ": " + reply);
        return;
      }
    }
  }

  /** Sends a request until the server responds and is not too busy. */
  private Visitor.Reply post(String address, String path, String body, String... headers) {
    while (true) {
      Uninterruptibles.sleepUninterruptibly(PAUSE);
      Visitor.Reply reply;
      try {
        reply = Visitor.of(url.get(), address).post(path, body, headers);
      } catch (SocketTimeoutException e) {
        unanswered.incrementAndGet();
        reply = new Visitor.Reply(0, "");
      } catch (IOException e) {
        reply = new Visitor.Reply(0, "");
      }
      if (reply.status() >= 500) {
        errors.add(reply.code());
      }
      boolean isTransient = reply.status() == 0 || reply.status() == 429 || reply.status() >= 500;
      if (!isTransient || isClosed.get()) {
        return reply;
      }
      Uninterruptibles.sleepUninterruptibly(RETRY);
    }
  }

  /** Stops the clients. */
  @Override
  public void close() {
    isClosed.set(true);
    threads.forEach(Uninterruptibles::joinUninterruptibly);
  }

  /**
   * Returns what the server has lost: the refused moves, and after comparing all stored matches,
   * those that do not begin with the acknowledged moves or have more than one further move.
   */
  List<String> losses(BoardServer server) {
    Client client = Client.unchecked(server.address());
    for (Account account : accounts) {
      String tokens = account.authorization().replace("Authorization: Bearer ", "");
      Answer answer = client.get("api/v1/matches/" + account.id(), tokens);
      List<String> stored =
          answer.status() == 200 ? Answer.texts(answer.json().path("moves")) : List.of();
      int moves = account.moves().size();
      boolean isKept =
          answer.status() == 200
              && stored.size() >= moves
              && stored.size() <= moves + 1
              && stored.subList(0, moves).equals(account.moves());
      if (!isKept) {
        losses.add(account.moves() + ", but " + answer);
      }
    }
    return List.copyOf(losses);
  }
}
