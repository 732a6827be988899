package io.github.boardrules.examples.cli.fuzz;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;

/**
 * The time that work on an input may take: a generous amount, and more in proportion to its size.
 * It is that of the processor, so a busy machine changes nothing.
 */
public final class TimeBudget {
  private static final Duration FOR_ANY = Duration.ofSeconds(2);
  private static final Duration PER_BYTE = Duration.ofNanos(200_000);

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private TimeBudget() {}

  /**
   * Does the work and fails if it took too long; once more before that, as the first time classes
   * are loaded.
   *
   * @param bytes the size of the input
   * @param work what is done with it
   */
  public static void check(int bytes, Runnable work) {
    Duration allowed = FOR_ANY.plus(PER_BYTE.multipliedBy(bytes));
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
