package io.github.boardrules.loa.sgf;

import com.google.common.collect.ImmutableSet;
import io.github.boardrules.core.record.CharClass;
import io.github.boardrules.core.record.RecordInput;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads the names and values of SGF properties, and looks ahead for nodes and trees. */
final class SgfTokens {
  /** The limit on the length of a value that is read in one piece, in characters. */
  private static final int SHORT = 200;

  /** The characters of a value that have no special meaning. */
  private static final CharClass PLAIN =
      CharClass.ofAscii(
          c -> c != ']' && c != '\\' && c != '(' && c != '\n' && c != '\r' && c != 0x1b);

  /** The number of characters of a node with a plain move: {@code ;B[d3-f5]}. */
  static final int MOVE_NODE_LENGTH = 9;

  private static final CharClass CAPITALS = CharClass.ofAscii(c -> c >= 'A' && c <= 'Z');
  private static final int MAX_NAME = 100;

  /**
   * The maximum look-ahead, in characters: enough for real records, and a bound for hostile ones.
   */
  private static final int DISTANCE = 250;

  private static final ImmutableSet<String> ENCODING = ImmutableSet.of("CA");

  static final ImmutableSet<String> ROOT_PROPERTIES =
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

  private final RecordInput source;
  private final StringBuilder text = new StringBuilder();
  private String value = "";

  /** Finds the characters of several bytes, if the encoding of the tree makes that necessary. */
  private @Nullable MultibyteScanner scanner;

  /** Whether a value had a character that is not in ASCII, or an escape sequence. */
  private boolean hasOthers;

  SgfTokens(RecordInput source) {
    this.source = source;
  }

  static boolean isLetter(int c) {
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
  }

  /**
   * Reads a sequence of letters and returns its capital letters, or an empty string if there are
   * more than 100.
   */
  String readName() {
    int length = source.span(0, CAPITALS, MAX_NAME);
    if (!isLetter(source.peekAt(length))) {
      String name = source.textAt(0, length);
      source.skip(length);
      return name;
    }
    text.setLength(0);
    while (isLetter(source.peek())) {
      char c = (char) source.read();
      if (c <= 'Z' && text.length() <= MAX_NAME) {
        text.append(c);
      }
    }
    return text.length() > MAX_NAME ? "" : text.toString();
  }

  /** Returns the value read last. */
  String value() {
    return value;
  }

  /**
   * Reads a value and its brackets.
   *
   * @param keeping whether to keep its text
   * @param limit the maximum length of its text
   */
  End readValue(boolean keeping, long limit) {
    source.read();
    int length = source.span(0, PLAIN, SHORT);
    if (scanner != null) {
      scanner.restart();
    }
    if (length < SHORT && length <= limit && source.peekAt(length) == ']') {
      value = keeping ? source.textAt(0, length) : "";
      source.skip(length + 1);
      return End.CLOSED;
    }
    text.setLength(0);
    End end = readCharacters(keeping, limit);
    value = text.toString();
    return end;
  }

  private End readCharacters(boolean keeping, long limit) {
    MultibyteScanner bytes = scanner;
    boolean isTooLong = false;
    int before = ' ';
    while (true) {
      int c = source.read();
      hasOthers |= c >= 0x80 || c == 0x1b;
      if (bytes != null && bytes.isPart(c)) {
        source.count(bytes.added());
        before = ' ';
      } else if (c == ']') {
        return isTooLong ? End.TOO_LONG : End.CLOSED;
      } else if (c == '\\') {
        c = source.read();
        if (bytes != null && bytes.isPart(c)) {
          source.count(bytes.added());
        }
        if (c == '\n') {
          continue;
        }
        before = ' ';
      } else if (c == '(' && (before == '\n' || before == ')')) {
        if (treeWithPropertyFollowsBracket()) {
          source.skipWhitespace();
          return End.NEXT_TREE;
        }
        before = c;
      } else if (c == '\n' || !RecordInput.isWhitespace(c)) {
        before = c;
      }
      if (c == RecordInput.END) {
        return End.END_OF_TEXT;
      }
      if (text.length() >= limit) {
        isTooLong = true;
        text.setLength(0);
      }
      if (keeping && !isTooLong) {
        text.append((char) c);
      }
    }
  }

  // Look-ahead, which reads nothing

  /**
   * Finds the encoding that the next node, a root, names. Values are then read in it.
   *
   * @param limit the maximum number of characters of the node before the name
   * @return the encoding; UTF-8 if the root names none, or none that is supported
   */
  TextEncoding findEncoding(long limit) {
    scanner = null;
    hasOthers = false;
    Optional<String> label = text(ENCODING, limit);
    if (label.isEmpty() && hasOthers) {
      // Without the encoding, a bracket or a backslash may be taken for a part of another value.
      for (MultibyteScanner each : MultibyteScanner.all()) {
        scanner = each;
        Optional<TextEncoding> found = text(ENCODING, limit).flatMap(TextEncoding::find);
        if (found.isPresent() && each.isFor(found.get())) {
          return found.get();
        }
      }
    }
    TextEncoding encoding = label.flatMap(TextEncoding::find).orElse(TextEncoding.UTF_8);
    scanner = encoding.scanner().orElse(null);
    return encoding;
  }

  /**
   * Finds the value of a property of the next node, whose semicolon must be the next character.
   *
   * @param property the name of the property
   * @param limit the maximum number of characters of the node before the name of the property
   * @return the value; empty if the node does not have the property, or its value is blank or long
   */
  Optional<String> text(Set<String> property, long limit) {
    return find(property, limit) && !value.isBlank() ? Optional.of(value) : Optional.empty();
  }

  /**
   * Returns whether the next node has one of some properties, and makes {@link #value} its first
   * value, or empty if that is long.
   */
  private boolean find(Set<String> properties, long limit) {
    source.mark(limit + DISTANCE);
    long lastOffset = source.offset() + limit;
    source.read();
    boolean isFound = readUpToProperty(properties, lastOffset);
    if (isFound && readValue(true, MAX_NAME) != End.CLOSED) {
      value = "";
    }
    source.reset();
    return isFound;
  }

  /** Returns whether an opening bracket, which is the next character, is followed by a node. */
  boolean treeFollows() {
    return source.peekAt(skipWhitespace(1)) == ';';
  }

  /** Returns whether a semicolon, which is the next character, is followed by a property. */
  boolean nodeWithPropertyFollows() {
    return isNodeWithProperty(0);
  }

  /** Returns whether an opening bracket that has been read is followed by a node and a property. */
  private boolean treeWithPropertyFollowsBracket() {
    int semicolon = skipWhitespace(0);
    return source.peekAt(semicolon) == ';' && isNodeWithProperty(semicolon);
  }

  private boolean isNodeWithProperty(int semicolon) {
    int start = skipWhitespace(semicolon + 1);
    int end = start;
    while (end < DISTANCE && isLetter(source.peekAt(end))) {
      end++;
    }
    return end > start && source.peekAt(skipWhitespace(end)) == '[';
  }

  /**
   * Returns the length of the value if a node with one short move follows, written without
   * whitespace or escapes: {@code ;B[d3-f5]}. Otherwise returns a negative number.
   */
  int moveNodeLength() {
    if (source.peekAt(0) != ';' || !isMove(source.peekAt(1)) || source.peekAt(2) != '[') {
      return -1;
    }
    int length = source.span(3, PLAIN, SHORT);
    if (source.peekAt(length + 3) != ']') {
      return -1;
    }
    return isNoValue(source.peekAt(skipWhitespace(length + 4))) ? length : -1;
  }

  /** Returns whether a node with a plain move follows: {@code ;B[d3-f5]}. */
  boolean moveNodeFollows() {
    if (!isNoValue(source.peekAt(skipWhitespace(MOVE_NODE_LENGTH)))) {
      return false;
    }
    CharSequence node = source.view(0, MOVE_NODE_LENGTH);
    return node.charAt(0) == ';'
        && isMove(node.charAt(1))
        && node.charAt(2) == '['
        && PLAIN.has(node.charAt(3))
        && PLAIN.has(node.charAt(4))
        && (node.charAt(5) == '-' || node.charAt(5) == ':')
        && PLAIN.has(node.charAt(6))
        && PLAIN.has(node.charAt(7))
        && node.charAt(8) == ']';
  }

  /** Returns whether a character after a value is known not to begin another one. */
  private static boolean isNoValue(int next) {
    return next != RecordInput.END && !RecordInput.isWhitespace(next) && next != '[';
  }

  private static boolean isMove(int name) {
    return name == 'B' || name == 'W';
  }

  private int skipWhitespace(int from) {
    int index = from;
    while (index < DISTANCE && RecordInput.isWhitespace(source.peekAt(index))) {
      index++;
    }
    return index;
  }

  /**
   * Returns whether the next node is a root: a node with a property that only roots have. Its
   * semicolon must be the next character.
   *
   * @param limit the maximum number of characters of the node before the name of that property
   */
  boolean rootFollows(long limit) {
    return find(ROOT_PROPERTIES, limit);
  }

  private boolean readUpToProperty(Set<String> names, long lastOffset) {
    while (true) {
      int c = source.skipWhitespace();
      if (source.offset() > lastOffset) {
        return false;
      }
      if (isLetter(c)) {
        String name = readName();
        if (source.skipWhitespace() == '[' && names.contains(name)) {
          return true;
        }
      } else if (c == '[') {
        End end = readValue(false, Integer.MAX_VALUE);
        if (end == End.END_OF_TEXT || end == End.NEXT_TREE) {
          return false;
        }
      } else if (c == RecordInput.END || c == '(' || c == ')' || c == ';') {
        return false;
      } else {
        source.read();
      }
    }
  }
}
