package io.github.boardrules.examples.engine.table;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Reads dates of records, such as {@code 2003.11.05}, {@code 2003-11-05} and {@code 2003.??.??}.
 * The year {@code 0000} is that of an unknown date.
 */
final class RecordedDate {
  private static final Pattern YEAR = Pattern.compile("(?!0000)(\\d{4})(?!\\d).*", Pattern.DOTALL);
  private static final Pattern DAY =
      Pattern.compile("(?!0000)(\\d{4})([.\\-/])(\\d{2})\\2(\\d{2})");

  private RecordedDate() {}

  static @Nullable Integer year(@Nullable String text) {
    if (text == null) {
      return null;
    }
    Matcher year = YEAR.matcher(text);
    return year.matches() ? Integer.valueOf(year.group(1)) : null;
  }

  static @Nullable LocalDate date(@Nullable String text) {
    if (text == null) {
      return null;
    }
    Matcher day = DAY.matcher(text);
    if (!day.matches()) {
      return null;
    }
    try {
      return LocalDate.of(
          Integer.parseInt(day.group(1)),
          Integer.parseInt(day.group(3)),
          Integer.parseInt(day.group(4)));
    } catch (DateTimeException e) {
      return null;
    }
  }
}
