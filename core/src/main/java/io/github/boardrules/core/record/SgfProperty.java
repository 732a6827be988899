package io.github.boardrules.core.record;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import java.util.Arrays;

/**
 * A property of an {@link SgfNode}: a name and values. Its meaning only an {@link SgfDialect}
 * knows.
 *
 * @param name capital letters only; those that FF[1] to FF[3] allow between them are dropped
 * @param values at least one
 * @param location where it stands
 */
public record SgfProperty(String name, ImmutableList<SgfValue> values, TextLocation location) {
  private static final CharMatcher CAPITALS = CharMatcher.inRange('A', 'Z');

  /**
   * Checks the name, and that there is a value.
   *
   * @param name its name, in capitals
   * @param values its values in their order
   * @param location where
   */
  public SgfProperty {
    checkArgument(!name.isEmpty() && CAPITALS.matchesAllOf(name), "not a property: %s", name);
    checkArgument(!values.isEmpty(), "property %s without a value", name);
  }

  /**
   * {@return a property to write}
   *
   * @param name its name, in capitals
   * @param values its values in their order
   */
  public static SgfProperty of(String name, Iterable<String> values) {
    ImmutableList.Builder<SgfValue> list = ImmutableList.builder();
    for (String value : values) {
      list.add(new SgfValue(value, TextLocation.nowhere()));
    }
    return new SgfProperty(name, list.build(), TextLocation.nowhere());
  }

  /**
   * {@return a property to write}
   *
   * @param name its name, in capitals
   * @param values its values in their order
   */
  public static SgfProperty of(String name, String... values) {
    return of(name, Arrays.asList(values));
  }

  /** {@return the text of the first value, which is the only one of most properties} */
  public String text() {
    return values.get(0).text();
  }
}
