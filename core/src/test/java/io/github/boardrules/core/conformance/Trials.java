package io.github.boardrules.core.conformance;

import com.google.common.base.Strings;
import com.google.common.primitives.Ints;
import java.util.Locale;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/** Counts the trials of a promise, skips those beyond a limit, and measures their time. */
final class Trials {
  /** The system property with the number of trials of each promise. */
  static final String PROPERTY = "boardrules.conformance.trials";

  /** The default and the maximum. */
  static final int MAX = 25;

  private static final double SLOW_SECONDS = 5;

  private final int limit;
  private final LongSupplier clock;
  private int count;
  private long nanos;
  private boolean hasFailed;

  /**
   * Creates a counter.
   *
   * @param limit the number of trials to run
   * @param clock the time in nanoseconds
   */
  Trials(int limit, LongSupplier clock) {
    this.limit = limit;
    this.clock = clock;
  }

  /** Returns the number of trials that the system property asks for. */
  static Trials ofProperty() {
    return new Trials(limit(System.getProperty(PROPERTY)), System::nanoTime);
  }

  static int limit(@Nullable String property) {
    Integer limit = property == null ? Integer.valueOf(MAX) : Ints.tryParse(property);
    if (limit == null || limit < 1 || limit > MAX) {
      throw new IllegalArgumentException(
          Strings.lenientFormat(
              "%s must be a number from 1 to %s, but is %s", PROPERTY, MAX, property));
    }
    return limit;
  }

  /** Runs a trial, unless the limit is reached. After a failure every trial runs, to shrink it. */
  void run(Runnable trial) {
    if (count >= limit && !hasFailed) {
      return;
    }
    count++;
    long start = clock.getAsLong();
    try {
      trial.run();
    } catch (RuntimeException | Error e) {
      hasFailed = true;
      throw e;
    } finally {
      nanos += clock.getAsLong() - start;
    }
  }

  /**
   * Returns a sentence about the time if the trials were slow.
   *
   * @param subject the promise and the game
   */
  Optional<String> report(String subject) {
    double seconds = nanos / 1e9;
    return seconds < SLOW_SECONDS
        ? Optional.empty()
        : Optional.of(
            String.format(
                Locale.ROOT,
                "%s took %.1f s for %d trials. To run fewer, set the system property %s, %d by"
                    + " default",
                subject,
                seconds,
                count,
                PROPERTY,
                MAX));
  }
}
