package io.github.boardrules.loa.sgf;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import io.github.boardrules.core.record.RecordInput;
import java.io.IOException;

/** Writes a game tree in SGF FF[4]. Every branch begins a new line. */
final class SgfTreeWriter {
  private static final int WIDTH = 72;

  private static final CharMatcher CAPITALS = CharMatcher.inRange('A', 'Z');

  private final Appendable target;
  private final StringBuilder node = new StringBuilder(";");

  /** The number of characters of nodes in the current line; brackets around branches are extra. */
  private int column;

  SgfTreeWriter(Appendable target) {
    this.target = target;
  }

  /** Begins the tree or a branch. */
  void open() throws IOException {
    if (column > 0) {
      newLine();
    }
    target.append('(');
  }

  /** Ends the innermost open branch, or the tree. */
  void close() throws IOException {
    target.append(')');
  }

  /** Adds a property with one value to the next node. */
  void property(String name, String value) {
    property(name, ImmutableList.of(value));
  }

  /**
   * Adds a property to the next node.
   *
   * @param name one or more capital letters
   * @param values the values, at least one
   */
  void property(String name, Iterable<String> values) {
    checkArgument(
        !name.isEmpty() && CAPITALS.matchesAllOf(name),
        "The name of a property must consist of capital letters: %s",
        name);
    checkArgument(!Iterables.isEmpty(values), "The property %s has no value", name);
    node.append(name);
    values.forEach(value -> appendValue(node, value));
  }

  /** Adds a property unless its value is empty. */
  void propertyIfAny(String name, String value) {
    if (!value.isEmpty()) {
      property(name, value);
    }
  }

  /** Writes the node. */
  void node() throws IOException {
    if (column > 0 && column + node.length() > WIDTH) {
      newLine();
    }
    target.append(node);
    column += node.length();
    node.setLength(1);
  }

  private void newLine() throws IOException {
    target.append('\n');
    column = 0;
  }

  /**
   * Appends a value. Also escapes brackets that a reader could mistake for the beginning of the
   * next game. Replaces unpaired surrogates, which no encoding can represent.
   */
  private static void appendValue(StringBuilder target, String text) {
    target.append('[');
    int before = ' ';
    for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
      int c = text.codePointAt(i);
      boolean isUnpaired = Character.MIN_SURROGATE <= c && c <= Character.MAX_SURROGATE;
      boolean isTree = c == '(' && (before == '\n' || before == ')');
      if (c == '\\' || c == ']' || isTree) {
        target.append('\\');
      }
      target.appendCodePoint(isUnpaired ? '\ufffd' : c);
      before = c == '\n' || !RecordInput.isWhitespace(c) ? c : before;
    }
    target.append(']');
  }
}
