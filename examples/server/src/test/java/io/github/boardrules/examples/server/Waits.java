package io.github.boardrules.examples.server;

import java.io.UncheckedIOException;
import java.time.Duration;

/**
 * The response times that one client observes who requests the page, the health and moves by turns.
 *
 * @param requests the number of requests
 * @param failures the number of requests that had no response within 30 seconds
 * @param page the longest response time of the page and of the health, in milliseconds
 * @param move the longest response time of a new match and of a move, in milliseconds
 */
record Waits(int requests, int failures, long page, long move) {
  private static final Duration MAXIMUM = Duration.ofSeconds(30);

  private interface Request {
    void send();
  }

  /** Sends requests one after the other for some time, at least once each. */
  static Waits measure(String address, Duration time) {
    Client client = Client.unchecked(address).within(MAXIMUM);
    Waits waits = new Waits(0, 0, 0, 0);
    long end = System.nanoTime() + time.toNanos();
    do {
      waits = waits.plusPage(millis(() -> client.get("").text()));
      waits = waits.plusPage(millis(() -> client.get("api/v1/health").ok(200)));
      waits = waits.plusMove(millis(() -> client.begin("tictactoe").playAll("a1")));
    } while (System.nanoTime() < end);
    return waits;
  }

  /** Returns the response time of a request, or the maximum value if it has no response. */
  private static long millis(Request request) {
    long start = System.nanoTime();
    try {
      request.send();
      return Duration.ofNanos(System.nanoTime() - start).toMillis();
    } catch (UncheckedIOException e) {
      return Long.MAX_VALUE;
    }
  }

  private Waits plusPage(long millis) {
    return new Waits(
        requests + 1,
        failures + (millis > MAXIMUM.toMillis() ? 1 : 0),
        Math.max(page, millis),
        move);
  }

  private Waits plusMove(long millis) {
    return new Waits(
        requests + 1,
        failures + (millis > MAXIMUM.toMillis() ? 1 : 0),
        page,
        Math.max(move, millis));
  }
}
