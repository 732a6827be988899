package io.github.boardrules.core.trace;

import com.google.common.base.CharMatcher;
import io.github.boardrules.core.OptionException;
import io.github.boardrules.core.Options;
import java.util.Collection;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Options whose values have a structure, as JSON delivers them.
 *
 * <p>A value is a text, a number or a Boolean; a list of these, which becomes a text with commas;
 * or a map from names to either, which becomes {@code name:value} pairs with semicolons. The setup
 * {@code {"black":["b1","c1"],"toMove":"BLACK"}} becomes {@code black:b1,c1;toMove:BLACK}.
 */
public final class StructuredOptions {
  private static final CharMatcher SEPARATORS = CharMatcher.anyOf(",;:");
  private static final int MAX_NAME_SHOWN = 40;

  private final String name;

  private StructuredOptions(String name) {
    this.name = name;
  }

  /**
   * Converts values that have a structure to options.
   *
   * @param values values by the names of the options
   * @return the options
   * @throws OptionException if a value is of another kind or {@code null}, if a text within a list
   *     or a map contains a separator and would be read as something else, or if {@link
   *     Options#with(String, String)} does not take a name or a value
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

  /** Converts a value within a list or a map: it must not contain a separator. */
  private String item(@Nullable Object value) {
    String text = single(value);
    if (SEPARATORS.matchesAnyOf(text)) {
      throw unreadable("a text within a list or a map contains a comma, semicolon or colon");
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
            : "expected a text, a number, true or false, a list of these, or a map to these");
  }

  private OptionException unreadable(String message) {
    String shown = name.length() <= MAX_NAME_SHOWN ? name : name.substring(0, MAX_NAME_SHOWN) + "…";
    return new OptionException(OptionException.Code.UNREADABLE, shown, message);
  }
}
