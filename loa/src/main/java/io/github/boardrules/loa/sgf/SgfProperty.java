package io.github.boardrules.loa.sgf;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.record.TextLocation;
import java.util.Arrays;

/**
 * A property of an {@link SgfNode}: a name and its values.
 *
 * @param name one or more capital letters; lower-case letters, which FF[1] to FF[3] allow, are
 *     dropped when a name is read
 * @param values the values in the order of the text, at least one
 * @param location the location of its name
 */
@Immutable
record SgfProperty(String name, ImmutableList<SgfValue> values, TextLocation location) {
  private static final CharMatcher CAPITALS = CharMatcher.inRange('A', 'Z');

  SgfProperty {
    checkArgument(
        !name.isEmpty() && CAPITALS.matchesAllOf(name),
        "The name of a property must consist of capital letters: %s",
        name);
    checkArgument(!values.isEmpty(), "The property %s has no value", name);
  }

  /**
   * {@return a property without a location, for writing}
   *
   * @param name one or more capital letters
   * @param values the texts of the values, at least one
   */
  static SgfProperty of(String name, Iterable<String> values) {
    ImmutableList.Builder<SgfValue> list = ImmutableList.builder();
    for (String value : values) {
      list.add(new SgfValue(value, TextLocation.nowhere()));
    }
    return new SgfProperty(name, list.build(), TextLocation.nowhere());
  }

  /**
   * {@return a property without a location, for writing}
   *
   * @param name one or more capital letters
   * @param values the texts of the values, at least one
   */
  static SgfProperty of(String name, String... values) {
    return of(name, Arrays.asList(values));
  }

  /** {@return the text of the first value; most properties have only one} */
  String text() {
    return values.get(0).text();
  }
}
