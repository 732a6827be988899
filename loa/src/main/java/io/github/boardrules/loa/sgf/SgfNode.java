package io.github.boardrules.loa.sgf;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The values of the current node in the order of the text. Their objects, and the place of the
 * semicolon, are those of earlier nodes of the text.
 */
final class SgfNode extends SgfPlace {
  private final String source;
  private final List<SgfValue> values = new ArrayList<>();
  private int size;

  /** Has a bit of each name, so that most names that are not there need no search. */
  private long names;

  /** The number of values, including those of a property that is not complete yet. */
  private int added;

  SgfNode(String source) {
    super(source);
    this.source = source;
  }

  void clear() {
    size = 0;
    added = 0;
    names = 0;
  }

  /** Returns the object of the next value, whose places are set before its text is read. */
  SgfValue next() {
    if (added == values.size()) {
      values.add(new SgfValue(source));
    }
    return values.get(added);
  }

  /** Adds a value of a property, {@link #next}, to be kept with the property. */
  void add(String name, String text) {
    SgfValue value = next();
    value.name = name;
    value.index = added - size;
    value.text = text;
    added++;
    names |= bit(name);
  }

  private static long bit(String name) {
    return 1L << name.hashCode();
  }

  /** Adds the values since the last call. */
  void keep() {
    size = added;
  }

  /** Drops the values since the last call of {@link #keep}, and returns their number. */
  int drop() {
    int dropped = added - size;
    added = size;
    return dropped;
  }

  /** Returns the number of values. */
  int size() {
    return size;
  }

  SgfValue get(int i) {
    return values.get(i);
  }

  /** Returns whether the property of a value has another value after it. */
  boolean hasNext(int i) {
    return i + 1 < size && get(i + 1).index > 0;
  }

  /** Returns the first value of the first property with a name in capital letters. */
  Optional<SgfValue> find(String name) {
    int end = (names & bit(name)) == 0 ? 0 : size;
    for (int i = 0; i < end; i++) {
      if (get(i).name.equals(name)) {
        return Optional.of(get(i));
      }
    }
    return Optional.empty();
  }

  /** Returns the text of the first value of a property; empty if the node does not have it. */
  Optional<String> text(String name) {
    return find(name).map(value -> value.text);
  }

  /** Returns the values of all properties with a name: setup and markup may be repeated. */
  List<SgfValue> all(String name) {
    return values.subList(0, size).stream().filter(value -> value.name.equals(name)).toList();
  }
}
