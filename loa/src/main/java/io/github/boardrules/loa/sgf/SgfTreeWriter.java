package io.github.boardrules.loa.sgf;

import io.github.boardrules.core.record.RecordInput;
import java.io.IOException;

/** Writes a game tree in SGF FF[4]. Every branch begins a new line. */
final class SgfTreeWriter {
  private static final int WIDTH = 72;

  private final Appendable target;

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

  /** Writes the next node. */
  void node(Iterable<SgfProperty> properties) throws IOException {
    StringBuilder text = new StringBuilder(";");
    for (SgfProperty property : properties) {
      text.append(property.name());
      for (SgfValue value : property.values()) {
        appendValue(text, value.text());
      }
    }
    if (column > 0 && column + text.length() > WIDTH) {
      newLine();
    }
    target.append(text);
    column += text.length();
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
