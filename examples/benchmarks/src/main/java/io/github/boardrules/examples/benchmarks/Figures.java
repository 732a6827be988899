package io.github.boardrules.examples.benchmarks;

import java.util.Arrays;
import java.util.Locale;

/** Formats numbers for tables: three significant digits, with the units k, M and G. */
final class Figures {
  private Figures() {}

  /** Formats a number. Returns an empty string for 0, NaN and infinity. */
  static String of(double value) {
    if (value == 0 || Double.isNaN(value) || Double.isInfinite(value)) {
      return "";
    }
    double scaled = value;
    String unit = "";
    for (String larger : new String[] {" k", " M", " G"}) {
      if (scaled >= 999.5) {
        scaled /= 1000;
        unit = larger;
      }
    }
    int decimals = scaled < 0.0995 ? 3 : scaled < 9.995 ? 2 : scaled < 99.95 ? 1 : 0;
    return String.format(Locale.ROOT, "%." + decimals + "f%s", scaled, unit);
  }

  /** Returns the median of at least one number: the middle one, or the mean of the middle two. */
  static double median(double... values) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    int middle = sorted.length / 2;
    return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
  }
}
