package io.github.boardrules.core.record.sgf;

import io.github.boardrules.core.record.parser.CharReader;
import java.io.IOException;

/**
 * Recognizes the start of a game tree and the most common kind of node in the characters that
 * follow, without reading them.
 */
final class SgfLookahead {
  /** How far to look: enough for real records, and a bound for hostile ones. */
  static final int DISTANCE = 250;

  private final CharReader source;

  SgfLookahead(CharReader source) {
    this.source = source;
  }

  /** Returns whether an opening bracket, which is the next character, is followed by a node. */
  boolean treeFollows() throws IOException {
    return source.peekAt(skipWhitespace(1)) == ';';
  }

  /** Returns whether a semicolon, which is the next character, is followed by a property. */
  boolean nodeWithPropertyFollows() throws IOException {
    return isNodeWithProperty(0);
  }

  /** Returns whether an opening bracket that has been read is followed by a node and a property. */
  boolean treeWithPropertyFollowsBracket() throws IOException {
    int semicolon = skipWhitespace(0);
    return source.peekAt(semicolon) == ';' && isNodeWithProperty(semicolon);
  }

  private boolean isNodeWithProperty(int semicolon) throws IOException {
    int start = skipWhitespace(semicolon + 1);
    int end = start;
    while (end < DISTANCE && SgfTokens.isLetter(source.peekAt(end))) {
      end++;
    }
    return end > start && source.peekAt(skipWhitespace(end)) == '[';
  }

  /**
   * Returns the length of the value if a node with one short move follows, written without
   * whitespace or escapes: {@code ;B[d3-f5]}. Otherwise returns a negative number.
   */
  int moveNodeLength() throws IOException {
    if (source.peekAt(0) != ';' || !isMove(source.peekAt(1)) || source.peekAt(2) != '[') {
      return -1;
    }
    int length = source.span(3, SgfTokens.PLAIN, SgfTokens.SHORT);
    if (source.peekAt(length + 3) != ']') {
      return -1;
    }
    int next = source.peekAt(skipWhitespace(length + 4));
    boolean isKnown = next != CharReader.END && !CharReader.isWhitespace(next);
    return isKnown && next != '[' ? length : -1;
  }

  private static boolean isMove(int name) {
    return name == 'B' || name == 'W';
  }

  private int skipWhitespace(int from) throws IOException {
    int index = from;
    while (index < DISTANCE && CharReader.isWhitespace(source.peekAt(index))) {
      index++;
    }
    return index;
  }
}
