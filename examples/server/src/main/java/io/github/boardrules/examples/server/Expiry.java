package io.github.boardrules.examples.server;

import java.sql.SQLException;
import java.time.Instant;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Deletes expired matches at the start and every ten minutes. */
final class Expiry implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Expiry.class);
  private static final long PERIOD_MINUTES = 10;

  private final Matches matches;
  private final ScheduledExecutorService thread =
      Executors.newSingleThreadScheduledExecutor(task -> new Thread(task, "expiry"));

  private Expiry(Matches matches) {
    this.matches = matches;
  }

  static Expiry start(Matches matches) {
    Expiry expiry = new Expiry(matches);
    Future<?> unused =
        expiry.thread.scheduleWithFixedDelay(expiry::run, 0, PERIOD_MINUTES, TimeUnit.MINUTES);
    return expiry;
  }

  private void run() {
    try {
      matches.deleteExpired(Instant.now());
    } catch (SQLException | RuntimeException e) {
      LOG.error("Expired matches could not be deleted", e);
    }
  }

  @Override
  public void close() {
    thread.shutdownNow();
  }
}
