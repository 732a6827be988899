package io.github.boardrules.examples.server;

import io.github.boardrules.core.GameType;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Position;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * A load test: many concurrent clients play random legal and illegal moves, two clients per match,
 * without waiting for each other. Compares every response with the library and, at the end, the
 * stored moves with the acknowledged moves.
 */
final class Load {
  private static final List<GameType> TYPES = GameTypes.installed().all();

  private final Client client;
  private final long end;
  private final AtomicLong accepted = new AtomicLong();
  private final AtomicLong refused = new AtomicLong();
  private final AtomicLong stale = new AtomicLong();
  private final Queue<Shared> matches = new ConcurrentLinkedQueue<>();
  private final Queue<String> wrong = new ConcurrentLinkedQueue<>();

  private Load(Client client, long seconds) {
    this.client = client;
    this.end = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
  }

  /**
   * A match that two clients play concurrently.
   *
   * @param match the match
   * @param start the initial position
   * @param taken the acknowledged moves by ply
   */
  private record Shared(Seated match, Position<?> start, ConcurrentMap<Integer, String> taken) {}

  /**
   * The result of a load test.
   *
   * @param requests the number of requests
   * @param matches the number of matches created
   * @param accepted the number of acknowledged moves
   * @param refused the number of illegal moves rejected
   * @param stale the number of moves rejected because another move came first
   * @param lost the number of acknowledged moves that are not stored at the end
   * @param failures the number of responses with status 500 or above
   * @param wrong descriptions of responses that contradict the library and of unanswered requests
   */
  record Result(
      int requests,
      int matches,
      long accepted,
      long refused,
      long stale,
      long lost,
      long failures,
      List<String> wrong) {}

  /**
   * Runs a load test.
   *
   * @param address the URL of the server
   * @param clients the number of clients, two per match
   * @param seconds the duration
   */
  static Result run(String address, int clients, long seconds) throws InterruptedException {
    Load load = new Load(Client.unchecked(address), seconds);
    List<Thread> threads = new ArrayList<>();
    for (int number = 0; number < clients / 2; number++) {
      Pair pair = load.new Pair(new Random(-1 - number));
      for (int one = 0; one < 2; one++) {
        Random random = new Random(2L * number + one);
        threads.add(new Thread(() -> load.play(pair, random)));
      }
    }
    threads.forEach(Thread::start);
    for (Thread thread : threads) {
      thread.join();
    }
    return load.result();
  }

  private Result result() {
    long lost = matches.stream().mapToLong(this::lost).sum();
    long failures = client.statuses().stream().filter(status -> status >= 500).count();
    return new Result(
        client.statuses().size(),
        matches.size(),
        accepted.get(),
        refused.get(),
        stale.get(),
        lost,
        failures,
        List.copyOf(wrong));
  }

  /** Two clients and their current match. */
  private final class Pair {
    private final Random random;
    private @Nullable Shared current;

    Pair(Random random) {
      this.random = random;
    }

    /**
     * Returns the current match, or a new match if the given one is still current and has ended.
     */
    synchronized Shared after(@Nullable Shared old) {
      if (current == null || current.equals(old)) {
        GameType type = TYPES.get(random.nextInt(TYPES.size()));
        current =
            new Shared(
                client.begin(type.id()),
                type.game(Options.none()).start(),
                new ConcurrentHashMap<>());
        matches.add(current);
      }
      return current;
    }
  }

  private void play(Pair pair, Random random) {
    try {
      Shared shared = null;
      while (System.nanoTime() < end) {
        shared = pair.after(shared);
        play(shared, random);
      }
    } catch (UncheckedIOException | AssertionError e) {
      wrong.add(e.toString());
    }
  }

  /** Plays a match to its end, concurrently with the other client. */
  private void play(Shared shared, Random random) {
    Position<?> position = shared.start();
    MoveTexts texts = new MoveTexts(random);
    int plies = 0;
    while (!position.isOver() && System.nanoTime() < end) {
      String text = texts.next(position);
      Answer answer = shared.match().play(text, plies);
      if (answer.code().equals("STALE")) {
        stale.incrementAndGet();
        List<String> moves = Answer.texts(shared.match().show().path("moves"));
        if (moves.size() <= plies) {
          wrong.add("stale, but the match has the moves " + moves);
        }
        for (String move : moves.subList(plies, moves.size())) {
          position = position.play(move);
        }
        plies = moves.size();
        continue;
      }
      Oracle oracle = Oracle.of(position, text);
      if (!oracle.agrees(answer)) {
        wrong.add(position + ": " + text + ": " + oracle + ", not " + answer.text());
      }
      if (answer.status() == 200) {
        accepted.incrementAndGet();
        position = position.play(text);
        plies++;
        String move = answer.json().path("move").asString();
        // The server accepts the same move of both clients.
        String other = shared.taken().putIfAbsent(plies, move);
        if (other != null && !other.equals(move)) {
          wrong.add("two moves " + plies + " acknowledged: " + move + " and " + other);
        }
      } else {
        refused.incrementAndGet();
      }
    }
  }

  /** Counts the acknowledged moves that are not stored. */
  private long lost(Shared shared) {
    JsonNode shown = shared.match().show();
    List<String> moves = Answer.texts(shown.path("moves"));
    if (moves.size() > shared.taken().size()) {
      wrong.add(moves.size() + " moves stored, " + shared.taken().size() + " acknowledged");
    }
    return shared.taken().entrySet().stream()
        .filter(
            taken ->
                taken.getKey() > moves.size()
                    || !moves.get(taken.getKey() - 1).equals(taken.getValue()))
        .count();
  }
}
