package io.github.boardrules.examples.engine.table;

import com.google.common.collect.Range;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.YearMonth;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Reads dates of records, such as {@code 2003.11.05}, {@code 2003-11-05} and {@code 2003.??.??}.
 * The year {@code 0000} is that of an unknown date.
 */
public final class RecordedDate {
  private static final Pattern YEAR = Pattern.compile("(?!0000)(\\d{4})(?!\\d).*", Pattern.DOTALL);
  private static final Pattern MONTH =
      Pattern.compile("(?!0000)(\\d{4})([.\\-/])(\\d{2})(?:\\2\\?\\?)?");
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

  private static @Nullable YearMonth month(String text) {
    Matcher month = MONTH.matcher(text);
    try {
      return month.matches()
          ? YearMonth.of(Integer.parseInt(month.group(1)), Integer.parseInt(month.group(3)))
          : null;
    } catch (DateTimeException e) {
      return null;
    }
  }

  /**
   * {@return the days that a date can be: of {@code 2003.??.??}, those of 2003; empty if the year
   * is unknown}
   *
   * @param text a date of a record
   */
  public static Optional<Range<LocalDate>> days(String text) {
    LocalDate day = date(text);
    if (day != null) {
      return Optional.of(Range.singleton(day));
    }
    YearMonth month = month(text);
    if (month != null) {
      return Optional.of(Range.closed(month.atDay(1), month.atEndOfMonth()));
    }
    return Optional.ofNullable(year(text))
        .map(year -> Range.closed(LocalDate.of(year, 1, 1), LocalDate.of(year, 12, 31)));
  }

  /**
   * {@return whether a text is a year, a month or a day and nothing else: {@code 2003}, {@code
   * 2003-11}, {@code 2003-11-05}}
   *
   * @param text any text
   */
  public static boolean isExact(String text) {
    return text.matches("(?!0000)\\d{4}") || month(text) != null || date(text) != null;
  }
}
