package io.github.boardrules.interchange;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Maps;
import com.google.common.primitives.Longs;
import io.github.boardrules.core.record.RecordHeader;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.ResolverStyle;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** The tags of a record as keys of a game of PlayStrategy. */
final class PlayStrategyTags {
  private static final DateTimeFormatter DATE =
      DateTimeFormatter.ofPattern("uuuu.MM.dd", Locale.ROOT)
          .withResolverStyle(ResolverStyle.STRICT);

  private static final long DAY = 24L * 60 * 60 * 1000;

  /** The beginning of the year 10,000. */
  private static final long END = 253_402_300_800_000L;

  /** Keys with a meaning of their own. */
  private static final ImmutableSet<String> TAKEN =
      ImmutableSet.of("name", "user", "MoveNumber", "CreatedAt", "Date");

  private final RecordHeader header;
  private final PlayStrategyStart start;

  PlayStrategyTags(RecordHeader header, PlayStrategyStart start) {
    this.header = header;
    this.start = start;
  }

  /** Returns the day of a time in milliseconds; empty if the time is not of our era. */
  static Optional<String> date(long time) {
    return time > 0 && time < END
        ? Optional.of(DATE.format(LocalDate.ofInstant(Instant.ofEpochMilli(time), ZoneOffset.UTC)))
        : Optional.empty();
  }

  /** Returns whether a time in milliseconds is the beginning of a day. */
  static boolean isDay(long time) {
    return date(time).isPresent() && time % DAY == 0;
  }

  /** Returns when the game began, in milliseconds; empty if that is unknown. */
  Optional<Long> time() {
    Optional<String> exact = header.tag("CreatedAt");
    return exact.isPresent()
        ? exact.map(Longs::tryParse).filter(time -> time > 0)
        : header.tag("Date").flatMap(PlayStrategyTags::midnight);
  }

  private static Optional<Long> midnight(String date) {
    try {
      return Optional.of(LocalDate.parse(date, DATE).toEpochDay() * DAY)
          .filter(PlayStrategyTags::isDay);
    } catch (DateTimeException e) {
      return Optional.empty();
    }
  }

  /** Returns the tags that cannot be written so that they are read again. */
  Set<String> lost() {
    return new TreeSet<>(
        Maps.filterEntries(header.tags(), tag -> !isKept(tag.getKey(), tag.getValue())).keySet());
  }

  private boolean isKept(String tag, String text) {
    if (AbstractPlayHeader.isUnknown(text)) {
      return false;
    }
    Optional<Long> time = time();
    return switch (tag) {
      case "GameId", RecordHeader.FIRST, RecordHeader.SECOND -> true;
      case "CreatedAt" ->
          time.isEmpty() || (text.equals(time.get().toString()) && !isDay(time.get()));
      case "Date" -> time.isEmpty() || date(time.get()).equals(Optional.of(text));
      case "MoveNumber" ->
          start.fen().map(fen -> fen.endsWith(" " + text) && !text.equals("1")).orElse(true);
      default -> isKept(tag);
    };
  }

  private static boolean isKept(String tag) {
    String key =
        tag.startsWith(RecordHeader.FIRST)
            ? tag.substring(RecordHeader.FIRST.length())
            : tag.startsWith(RecordHeader.SECOND)
                ? tag.substring(RecordHeader.SECOND.length())
                : tag;
    return AbstractPlayHeader.tag(key).equals(key) && !TAKEN.contains(key);
  }
}
