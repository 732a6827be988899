package io.github.boardrules.interchange;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Maps;
import io.github.boardrules.core.record.RecordHeader;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/** The tags of a record as keys of a header of Abstract Play. */
final class AbstractPlayTags {
  private static final Pattern DATE = Pattern.compile("[0-9]{4}\\.[0-9]{2}\\.[0-9]{2}");

  /** Keys with a meaning of their own, which no tag can have. */
  private static final ImmutableSet<String> TAKEN =
      ImmutableSet.of("game", "site", "players", AbstractPlayHeader.COMMENT);

  private final RecordHeader header;
  private final String start;

  AbstractPlayTags(RecordHeader header) {
    this.header = header;
    this.start =
        header
            .tag("DateStart")
            .filter(AbstractPlayHeader::isTime)
            .or(
                () ->
                    header
                        .tag("Date")
                        .filter(date -> DATE.matcher(date).matches())
                        .map(date -> date.replace('.', '-') + AbstractPlayHeader.MIDNIGHT)
                        .filter(AbstractPlayHeader::isTime))
            .orElse(AbstractPlayHeader.UNKNOWN_DATE);
  }

  /** Returns when the game began, or a date that stands for none. */
  String start() {
    return start;
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
    return switch (tag) {
      case "Site", "GameId", RecordHeader.FIRST, RecordHeader.SECOND -> true;
      case "DateStart" -> AbstractPlayHeader.isTime(text) && !AbstractPlayHeader.isDay(text);
      case "DateEnd", "DateGenerated" -> AbstractPlayHeader.isTime(text);
      case "Date" -> AbstractPlayHeader.date(start).map(text::equals).orElse(true);
      default -> key(tag).isPresent() || playerKey(tag).isPresent();
    };
  }

  private static boolean isOfPlayer(String tag) {
    return tag.startsWith(RecordHeader.FIRST) || tag.startsWith(RecordHeader.SECOND);
  }

  /** Returns the key of the header for a tag; empty if it has none. */
  static Optional<String> key(String tag) {
    String key = AbstractPlayHeader.TAGS.inverse().getOrDefault(tag, tag);
    boolean isReadAgain =
        AbstractPlayHeader.TAGS.getOrDefault(key, AbstractPlayHeader.tag(key)).equals(tag);
    return isReadAgain && !isOfPlayer(tag) && !TAKEN.contains(key)
        ? Optional.of(key)
        : Optional.empty();
  }

  /** Returns the key of a player for a tag; empty if it has none. */
  static Optional<String> playerKey(String tag) {
    if (!isOfPlayer(tag)) {
      return Optional.empty();
    }
    String title = tag.startsWith(RecordHeader.FIRST) ? RecordHeader.FIRST : RecordHeader.SECOND;
    String name = tag.substring(title.length());
    String key = AbstractPlayHeader.PLAYER_TAGS.inverse().getOrDefault(name, name);
    String again = AbstractPlayHeader.PLAYER_TAGS.getOrDefault(key, AbstractPlayHeader.tag(key));
    return again.equals(name) ? Optional.of(key) : Optional.empty();
  }
}
