package io.github.boardrules.examples.server;

import com.google.common.util.concurrent.MoreExecutors;
import java.sql.SQLException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Deletes expired matches and stores the running time at the start and every ten minutes. */
final class Expiry implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Expiry.class);
  private static final long PERIOD_MINUTES = 10;

  private final Matches matches;
  private final RunningTime time;
  private final ScheduledExecutorService thread =
      Executors.newSingleThreadScheduledExecutor(task -> new Thread(task, "expiry"));

  private Expiry(Matches matches, RunningTime time) {
    this.matches = matches;
    this.time = time;
  }

  static Expiry start(Matches matches, RunningTime time) {
    Expiry expiry = new Expiry(matches, time);
    Future<?> unused =
        expiry.thread.scheduleWithFixedDelay(expiry::run, 0, PERIOD_MINUTES, TimeUnit.MINUTES);
    return expiry;
  }

  private void run() {
    try {
      time.save();
      matches.deleteExpired();
    } catch (SQLException | RuntimeException e) {
      LOG.error("Expired matches could not be deleted", e);
    }
  }

  @Override
  public void close() {
    // Not interrupted at once: an interrupt closes the database file.
    boolean unused = MoreExecutors.shutdownAndAwaitTermination(thread, 10, TimeUnit.SECONDS);
    try {
      time.save();
    } catch (SQLException e) {
      LOG.error("The running time could not be stored", e);
    }
  }
}
