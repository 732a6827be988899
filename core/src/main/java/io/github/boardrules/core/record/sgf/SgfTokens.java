package io.github.boardrules.core.record.sgf;

import com.google.common.collect.ImmutableSet;
import io.github.boardrules.core.record.parser.CharClass;
import io.github.boardrules.core.record.parser.CharReader;
import java.io.IOException;

/** Reads the names and values of SGF properties. */
final class SgfTokens {
  /** The maximum length of a value that is read in one piece. */
  static final int SHORT = 200;

  /** The characters of a value that stand for themselves and cannot end it. */
  static final CharClass PLAIN =
      CharClass.ofAscii(c -> c != ']' && c != '\\' && c != '(' && c != '\n' && c != '\r');

  private static final int MAX_NAME = 100;

  private static final ImmutableSet<String> ROOT_PROPERTIES =
      ImmutableSet.of("AP", "CA", "FF", "GM", "ST", "SU", "SZ");

  /** How a value ended. */
  enum End {
    CLOSED,
    /** Closed; its text exceeds the limit and is dropped. */
    TOO_LONG,
    /** At the end of the text. */
    END_OF_TEXT,
    /** Before the first node of another tree, whose bracket has been read. */
    NEXT_TREE
  }

  private final CharReader source;
  private final SgfLookahead lookahead;
  private final StringBuilder text = new StringBuilder();
  private String value = "";

  SgfTokens(CharReader source, SgfLookahead lookahead) {
    this.source = source;
    this.lookahead = lookahead;
  }

  static boolean isLetter(int c) {
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
  }

  /**
   * Reads a sequence of letters and returns its capital letters, or an empty string if there are
   * more than 100.
   */
  String readName() throws IOException {
    text.setLength(0);
    while (isLetter(source.peek())) {
      char c = (char) source.read();
      if (c <= 'Z' && text.length() <= MAX_NAME) {
        text.append(c);
      }
    }
    return text.length() > MAX_NAME ? "" : text.toString();
  }

  /**
   * Reads a node that {@link SgfLookahead#moveNodeLength} has recognized, with its value.
   *
   * @return the name of its property
   */
  String readMoveNode(int length) throws IOException {
    String name = source.peekAt(1) == 'B' ? "B" : "W";
    value = source.textAt(3, length);
    source.skip(length + 4);
    return name;
  }

  /** Returns the value read last. */
  String value() {
    return value;
  }

  /**
   * Reads a value and its brackets.
   *
   * @param keeping whether its text is wanted
   * @param limit the maximum length of its text
   */
  End readValue(boolean keeping, int limit) throws IOException {
    source.read();
    int length = source.span(0, PLAIN, SHORT);
    if (length < SHORT && length <= limit && source.peekAt(length) == ']') {
      value = source.textAt(0, length);
      source.skip(length + 1);
      return End.CLOSED;
    }
    text.setLength(0);
    End end = readCharacters(keeping, limit);
    value = text.toString();
    return end;
  }

  private End readCharacters(boolean keeping, int limit) throws IOException {
    boolean isKept = keeping;
    boolean isTooLong = false;
    int before = ' ';
    while (true) {
      int c = source.read();
      if (c == ']') {
        return isTooLong ? End.TOO_LONG : End.CLOSED;
      }
      if (c == '\\') {
        c = source.read();
        if (c == '\n') {
          continue;
        }
        before = ' ';
      } else if (c == '(' && (before == '\n' || before == ')')) {
        if (lookahead.treeWithPropertyFollowsBracket()) {
          source.skipWhitespace();
          return End.NEXT_TREE;
        }
        before = c;
      } else if (c == '\n' || !CharReader.isWhitespace(c)) {
        before = c;
      }
      if (c == CharReader.END) {
        return End.END_OF_TEXT;
      }
      if (text.length() >= limit) {
        isTooLong = true;
        isKept = false;
        text.setLength(0);
      }
      if (isKept) {
        text.append((char) c);
      }
    }
  }

  /**
   * Returns whether the next node, whose semicolon is the next character, is a root: whether it has
   * a property that only roots have. Reads nothing.
   *
   * @param limit the maximum number of characters of the node before the name of that property
   */
  boolean rootFollows(int limit) throws IOException {
    source.mark((long) limit + SgfLookahead.DISTANCE);
    long lastOffset = source.offset() + limit;
    source.read();
    boolean isRoot = readUpToRootProperty(lastOffset);
    source.reset();
    return isRoot;
  }

  private boolean readUpToRootProperty(long lastOffset) throws IOException {
    while (true) {
      int c = source.skipWhitespace();
      if (source.offset() > lastOffset) {
        return false;
      }
      if (isLetter(c)) {
        String name = readName();
        if (source.skipWhitespace() == '[' && ROOT_PROPERTIES.contains(name)) {
          return true;
        }
      } else if (c == '[') {
        End end = readValue(false, Integer.MAX_VALUE);
        if (end == End.END_OF_TEXT || end == End.NEXT_TREE) {
          return false;
        }
      } else if (c == CharReader.END || c == '(' || c == ')' || c == ';') {
        return false;
      } else {
        source.read();
      }
    }
  }
}
