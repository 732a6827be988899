package io.github.boardrules.examples.server;

import com.google.common.collect.Multiset;
import com.google.common.collect.TreeMultiset;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * New clients, one after the other and each at another address, who open the page, a style sheet,
 * and a match, and play a move. Measures how long they wait.
 */
final class Probe {
  private static final int ADDRESSES = 250;

  private final int millis;
  private final List<Long> pages = new ArrayList<>();
  private final List<Long> moves = new ArrayList<>();
  private final Multiset<String> failures = TreeMultiset.create();
  private int visits;
  private int errors;

  /**
   * Creates clients.
   *
   * @param millis the time that they wait for a response
   */
  Probe(int millis) {
    this.millis = millis;
  }

  private interface Request {
    Visitor.Reply send() throws IOException;
  }

  /** Visits the server for some time, at least once. */
  void visit(String url, Duration time) throws IOException, InterruptedException {
    long end = System.nanoTime() + time.toNanos();
    do {
      visitOnce(url);
      Thread.sleep(100);
    } while (System.nanoTime() < end);
  }

  private void visitOnce(String url) throws IOException {
    String address = "127.0.200." + (1 + visits++ % ADDRESSES);
    Visitor visitor = Visitor.of(url, address).within(millis);
    measure(pages, 200, () -> visitor.get("/"));
    measure(pages, 200, () -> visitor.get("/style.css"));
    Visitor.Reply created =
        measure(moves, 201, () -> visitor.post("/api/v1/matches", "{\"game\":\"loa\"}"));
    if (created.status() == 201) {
      String path = "/api/v1/matches/" + created.json().path("id").asString() + "/moves";
      String token = "Authorization: Bearer " + created.json().at("/tokens/FIRST").asString();
      measure(moves, 200, () -> visitor.post(path, "{\"move\":\"b1-b3\",\"ply\":1}", token));
    }
  }

  private Visitor.Reply measure(List<Long> times, int expected, Request request) {
    long start = System.nanoTime();
    Visitor.Reply reply;
    try {
      reply = request.send();
    } catch (IOException e) {
      reply = new Visitor.Reply(0, "");
    }
    times.add(Duration.ofNanos(System.nanoTime() - start).toMillis());
    errors += reply.status() >= 500 ? 1 : 0;
    if (reply.status() != expected) {
      failures.add(reply.status() == 0 ? "no response" : reply.status() + " " + reply.code());
    }
    return reply;
  }

  /** Returns the longest time for a page or a style sheet, in milliseconds. */
  long worstPage() {
    return pages.stream().mapToLong(Long::longValue).max().orElse(0);
  }

  /** Returns the longest time for a new match or a move, in milliseconds. */
  long worstMove() {
    return moves.stream().mapToLong(Long::longValue).max().orElse(0);
  }

  /** Returns the number of requests. */
  int requests() {
    return pages.size() + moves.size();
  }

  /** Returns the requests without a response and those with an unexpected one. */
  Multiset<String> failures() {
    return failures;
  }

  /** Returns the number of responses with a status of 500 or more. */
  int errors() {
    return errors;
  }
}
