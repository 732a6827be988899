package io.github.boardrules.core.record;

import com.google.common.collect.ImmutableList;
import java.io.IOException;

/** Writes game trees of SGF FF[4], whatever games they are of. */
public final class SgfTreeWriter {
  private static final int WIDTH = 72;

  private SgfTreeWriter() {}

  /**
   * Writes a tree and a line end.
   *
   * @param tree what to write
   * @param target where to write
   * @throws IOException if the target fails
   */
  public static void write(SgfTree tree, Appendable target) throws IOException {
    ImmutableList<SgfNode> nodes = tree.nodes();
    int[] children = new int[nodes.size() + 1];
    for (SgfNode node : nodes) {
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
      boolean branches = children[parent + 1] > 1 || i == 0;
      if (i > 0 && (branches || column + text.length() > WIDTH)) {
        target.append('\n');
        column = 0;
      }
      if (branches) {
        target.append('(');
        open[depth++] = i;
      }
      target.append(text);
      column += text.length();
    }
    target.append(")".repeat(depth)).append('\n');
  }

  private static String text(SgfNode node) {
    StringBuilder text = new StringBuilder(";");
    for (SgfProperty property : node.properties()) {
      text.append(property.name());
      for (SgfValue value : property.values()) {
        appendValue(text, value.text());
      }
    }
    return text.toString();
  }

  /** What a reader could take for the beginning of the next game is escaped as well. */
  private static void appendValue(StringBuilder target, String text) {
    target.append('[');
    char before = ' ';
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean isGame = c == '(' && (before == '\n' || before == ')');
      if (c == '\\' || c == ']' || isGame) {
        target.append('\\');
      }
      target.append(c);
      before = c == '\n' || !CharReader.isWhitespace(c) ? c : before;
    }
    target.append(']');
  }
}
