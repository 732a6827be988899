package io.github.boardrules.core.record.parser;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Parses and writes clock readings: in seconds, as in SGF, and in hours, minutes and seconds, as in
 * PGN.
 */
public final class Clocks {
  private static final Pattern SECONDS = Pattern.compile("[0-9]{1,9}(?:\\.[0-9]{1,9})?");
  private static final Pattern HOURS =
      Pattern.compile("([0-9]{1,5}):([0-5]?[0-9]):([0-5]?[0-9](?:\\.[0-9]{1,9})?)");

  private Clocks() {}

  /** Parses seconds: {@code 299.5}; empty if the text has another form. */
  public static Optional<Duration> parseSeconds(String text) {
    return SECONDS.matcher(text).matches() ? Optional.of(seconds(text)) : Optional.empty();
  }

  /** Writes seconds: {@code 299.5}. */
  public static String seconds(Duration clock) {
    return decimal(clock).toPlainString();
  }

  /** Parses hours, minutes and seconds: {@code 1:04:59.5}; empty if the text has another form. */
  public static Optional<Duration> parseHours(String text) {
    Matcher matcher = HOURS.matcher(text);
    return matcher.matches()
        ? Optional.of(
            seconds(matcher.group(3))
                .plusMinutes(Long.parseLong(matcher.group(2)))
                .plusHours(Long.parseLong(matcher.group(1))))
        : Optional.empty();
  }

  /** Writes hours, minutes and seconds: {@code 1:04:59.5}. */
  public static String hours(Duration clock) {
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
