package io.github.boardrules.core.record.sgf;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.record.parser.CharReader;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Writes a game tree in SGF FF[4]. */
final class SgfTreeWriter {
  private static final int WIDTH = 72;

  /** A node and the index of its parent. */
  private record Node(int parent, ImmutableList<SgfProperty> properties) {}

  private final List<Node> nodes = new ArrayList<>();

  /**
   * Adds a node. Nodes are added in the order of the text: all descendants of a node before its
   * next sibling.
   *
   * @param parent the index of the parent; {@link SgfNodeTable#NONE} for the root
   * @return the index of the node
   */
  int add(int parent, Iterable<SgfProperty> properties) {
    nodes.add(new Node(parent, ImmutableList.copyOf(properties)));
    return nodes.size() - 1;
  }

  /** Writes the tree and a line ending. */
  void write(Appendable target) throws IOException {
    int[] children = new int[nodes.size() + 1];
    for (Node node : nodes) {
      children[node.parent() + 1]++;
    }
    int[] open = new int[nodes.size()];
    int depth = 0;
    int column = 0;
    for (int i = 0; i < nodes.size(); i++) {
      int parent = nodes.get(i).parent();
      while (depth > 0 && open[depth - 1] > parent) {
        target.append(')');
        depth--;
      }
      String text = text(nodes.get(i));
      boolean isBranch = children[parent + 1] > 1 || i == 0;
      if (i > 0 && (isBranch || column + text.length() > WIDTH)) {
        target.append('\n');
        column = 0;
      }
      if (isBranch) {
        target.append('(');
        open[depth++] = i;
      }
      target.append(text);
      column += text.length();
    }
    target.append(")".repeat(depth)).append('\n');
  }

  private static String text(Node node) {
    StringBuilder text = new StringBuilder(";");
    for (SgfProperty property : node.properties()) {
      text.append(property.name());
      for (SgfValue value : property.values()) {
        appendValue(text, value.text());
      }
    }
    return text.toString();
  }

  /** Also escapes brackets that a reader could mistake for the beginning of the next game. */
  private static void appendValue(StringBuilder target, String text) {
    target.append('[');
    char before = ' ';
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean isTree = c == '(' && (before == '\n' || before == ')');
      if (c == '\\' || c == ']' || isTree) {
        target.append('\\');
      }
      target.append(c);
      before = c == '\n' || !CharReader.isWhitespace(c) ? c : before;
    }
    target.append(']');
  }
}
