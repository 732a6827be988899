package io.github.boardrules.core.trace;

import com.google.common.base.CharMatcher;
import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.OptionException;
import io.github.boardrules.core.Options;
import java.util.Collection;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Converts structured values, for example from JSON, to {@link Options}.
 *
 * <p>A value is a string, a number or a Boolean, a list of these, or a map from names to any of
 * these. A list becomes a text with commas; a map becomes {@code name:value} pairs with semicolons.
 * For example, the map {@code {"black":["b1","c1"],"toMove":"BLACK"}} becomes {@code
 * black:b1,c1;toMove:BLACK}.
 */
@Immutable
public final class StructuredOptions {
  private static final CharMatcher SEPARATORS = CharMatcher.anyOf(",;:");

  private final String name;

  private StructuredOptions(String name) {
    this.name = name;
  }

  /**
   * {@return options with the given values}
   *
   * @param values the values, by the names of the options
   * @throws OptionException if a value is {@code null} or of another type, if a string in a list or
   *     a map contains a separator, or if {@link Options#with(String, String)} rejects a name or a
   *     value
   */
  public static Options of(Map<String, ?> values) {
    Options options = Options.none();
    for (Map.Entry<String, ?> entry : values.entrySet()) {
      String name = entry.getKey();
      options = options.with(name, new StructuredOptions(name).text(entry.getValue()));
    }
    return options;
  }

  private String text(@Nullable Object value) {
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

  /** Converts a value in a list or a map; it must not contain a separator. */
  private String item(@Nullable Object value) {
    String text = single(value);
    if (SEPARATORS.matchesAnyOf(text)) {
      throw unreadable(
          "a text in a list or a map must not contain a comma, a semicolon or a colon");
    }
    return text;
  }

  private String single(@Nullable Object value) {
    if (value instanceof String || value instanceof Number || value instanceof Boolean) {
      return value.toString();
    }
    throw unreadable(
        value == null
            ? "the value is missing"
            : "the value must be a text, a number, true or false, a list of these, or a map to these");
  }

  private OptionException unreadable(String message) {
    return new OptionException(OptionException.Code.UNREADABLE, name, message);
  }
}
