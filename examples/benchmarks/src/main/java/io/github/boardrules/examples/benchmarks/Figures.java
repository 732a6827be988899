package io.github.boardrules.examples.benchmarks;

import java.util.Locale;

/** Numbers as tables show them: three digits, thousands as k, M and G. */
final class Figures {
  private Figures() {}

  /** Nothing for 0 and for what is no number. */
  static String of(double value) {
    if (value == 0 || Double.isNaN(value) || Double.isInfinite(value)) {
      return "";
    }
    double scaled = value;
    String unit = "";
    for (String greater : new String[] {" k", " M", " G"}) {
      if (scaled >= 999.5) {
        scaled /= 1000;
        unit = greater;
      }
    }
    int decimals = scaled < 0.0995 ? 3 : scaled < 9.995 ? 2 : scaled < 99.95 ? 1 : 0;
    return String.format(Locale.ROOT, "%." + decimals + "f%s", scaled, unit);
  }
}
