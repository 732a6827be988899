package io.github.boardrules.examples.benchmarks;

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
}
