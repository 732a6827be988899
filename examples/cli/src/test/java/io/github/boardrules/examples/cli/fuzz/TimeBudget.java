package io.github.boardrules.examples.cli.fuzz;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;

/**
 * Limits the time for an input to a generous constant plus an amount proportional to its size.
 * Measures processor time, so that other load on the machine has no effect.
 */
public final class TimeBudget {
  private static final Duration BASE = Duration.ofSeconds(2);
  private static final Duration PER_BYTE = Duration.ofNanos(200_000);

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private TimeBudget() {}

  /**
   * Runs the work and fails if it takes too long. Repeats the measurement before failing, because
   * the first run includes class loading.
   *
   * @param bytes the size of the input
   * @param work the work to measure
   */
  public static void check(int bytes, Runnable work) {
    Duration allowed = BASE.plus(PER_BYTE.multipliedBy(bytes));
    if (time(work).compareTo(allowed) > 0) {
      Duration taken = time(work);
      Facts.check(
          taken.compareTo(allowed) <= 0,
          () -> bytes + " bytes took " + taken + ", more than " + allowed);
    }
  }

  private static Duration time(Runnable work) {
    long start = THREADS.getCurrentThreadCpuTime();
    work.run();
    return Duration.ofNanos(THREADS.getCurrentThreadCpuTime() - start);
  }
}
