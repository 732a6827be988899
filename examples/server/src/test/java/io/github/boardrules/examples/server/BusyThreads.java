package io.github.boardrules.examples.server;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.util.thread.QueuedThreadPool;

/**
 * Counts the threads of this JVM, except those of a server that wait for work, and those of the
 * clients of the test. Threads that serve a request are busy only shortly; a thread that a client
 * holds is busy until the client lets go.
 */
final class BusyThreads {
  /** The maximum time until threads are idle again after they have served what was asked. */
  private static final long MAX_MILLIS = 30_000;

  private final QueuedThreadPool pool;
  private final int before;

  private BusyThreads(QueuedThreadPool pool) {
    this.pool = pool;
    this.before = count(pool);
  }

  /** Counts the threads of a server that nobody asks. */
  static BusyThreads of(BoardServer server) {
    return new BusyThreads(
        (QueuedThreadPool) server.javalin().jettyServer().server().getThreadPool());
  }

  private static int count(QueuedThreadPool pool) {
    long all =
        Thread.getAllStackTraces().keySet().stream()
            .filter(thread -> !thread.getName().startsWith("HttpClient-"))
            .count();
    return (int) all - pool.getIdleThreads() - pool.getCurrentReservedThreads();
  }

  /** Waits until at most a number of threads more than at first are busy. */
  void awaitAtMost(int more) throws InterruptedException {
    long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(MAX_MILLIS);
    int now = count(pool);
    while (now > before + more) {
      assertTrue(System.nanoTime() < end, before + " busy threads, then " + now);
      Thread.sleep(20);
      now = count(pool);
    }
  }
}
