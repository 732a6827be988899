package io.github.boardrules.core.record.brg;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Parses and writes clock readings in hours, minutes and seconds, as in PGN. */
final class Clocks {
  private static final Pattern HOURS =
      Pattern.compile("([0-9]{1,5}):([0-5]?[0-9]):([0-5]?[0-9](?:\\.[0-9]{1,9})?)");

  private Clocks() {}

  /** Parses hours, minutes and seconds: {@code 1:04:59.5}; empty if the text has another form. */
  static Optional<Duration> parse(String text) {
    Matcher matcher = HOURS.matcher(text);
    return matcher.matches()
        ? Optional.of(
            seconds(matcher.group(3))
                .plusMinutes(Long.parseLong(matcher.group(2)))
                .plusHours(Long.parseLong(matcher.group(1))))
        : Optional.empty();
  }

  /** Writes hours, minutes and seconds: {@code 1:04:59.5}. */
  static String write(Duration clock) {
    String seconds = decimal(clock.minusMinutes(clock.toMinutes())).toPlainString();
    String padded = seconds.indexOf('.') == 1 || seconds.length() == 1 ? "0" + seconds : seconds;
    long minutes = clock.toMinutes() % 60;
    return clock.toHours() + ":" + (minutes < 10 ? "0" : "") + minutes + ":" + padded;
  }

  private static Duration seconds(String text) {
    BigDecimal seconds = new BigDecimal(text);
    return Duration.ofSeconds(seconds.longValue())
        .plusNanos(seconds.remainder(BigDecimal.ONE).movePointRight(9).longValue());
  }

  private static BigDecimal decimal(Duration clock) {
    BigDecimal all =
        BigDecimal.valueOf(clock.getSeconds()).add(BigDecimal.valueOf(clock.getNano(), 9));
    return all.signum() == 0 ? BigDecimal.ZERO : all.stripTrailingZeros();
  }
}
