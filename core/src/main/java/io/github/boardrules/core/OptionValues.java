package io.github.boardrules.core;

import com.google.common.base.CharMatcher;
import java.util.Collection;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Writes the value of an option that has a structure as the text that stands for it. */
final class OptionValues {
  private static final CharMatcher SEPARATORS = CharMatcher.anyOf(",;:");

  private final String name;

  OptionValues(String name) {
    this.name = name;
  }

  String text(@Nullable Object value) {
    if (value instanceof Collection<?> items) {
      return list(items);
    }
    return value instanceof Map<?, ?> parts
        ? parts.entrySet().stream()
            .map(part -> item(part.getKey()) + ":" + part(part.getValue()))
            .collect(Collectors.joining(";"))
        : single(value);
  }

  private String part(@Nullable Object value) {
    return value instanceof Collection<?> items ? list(items) : item(value);
  }

  private String list(Collection<?> items) {
    return items.stream().map(this::item).collect(Collectors.joining(","));
  }

  /** Something within a structure: it must not look like several things. */
  private String item(@Nullable Object value) {
    String text = single(value);
    if (SEPARATORS.matchesAnyOf(text)) {
      throw unreadable("a comma, semicolon or colon within a list or a part");
    }
    return text;
  }

  private String single(@Nullable Object value) {
    if (value instanceof String || value instanceof Number || value instanceof Boolean) {
      return value.toString();
    }
    throw unreadable(
        value == null
            ? "no value"
            : "neither text, number, flag, list of these, nor parts that are one of these each");
  }

  private OptionException unreadable(String message) {
    return new OptionException(OptionException.Code.UNREADABLE, name, message);
  }
}
