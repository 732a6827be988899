package io.github.boardrules.core.record;

import java.io.IOException;
import java.util.Locale;
import java.util.stream.Stream;

/** Reads the names and values of SGF, and looks a little ahead. */
final class SgfTokens {
  private static final int MAX_NAME = 100;

  /** The names of most properties, moves among them. */
  private static final String[] LETTERS =
      Stream.of("ABCDEFGHIJKLMNOPQRSTUVWXYZ".split("")).map(String::intern).toArray(String[]::new);

  /** How far to look for what would be the beginning of a game. */
  private static final int LOOK_AHEAD = 60;

  /** How long a value may be that is taken in one piece. */
  private static final int SHORT = 200;

  /** What in a value means itself, and tells nothing of where the value ends. */
  private static final CharClass PLAIN =
      CharClass.ofAscii(c -> c != ']' && c != '\\' && c != '(' && c != '\n' && c != '\r');

  private final CharReader source;
  private final StringBuilder text = new StringBuilder();
  private String value = "";
  private final StringBuilder name = new StringBuilder();
  private boolean rawBytes;

  /** How a value ended. */
  enum End {
    CLOSED,
    TOO_LONG,
    ENDED,
    NEXT_GAME
  }

  SgfTokens(CharReader source) {
    this.source = source;
  }

  void begin() {
    rawBytes = false;
  }

  /** Whether the tree has anything but ASCII, in bytes. */
  boolean hasRawBytes() {
    return rawBytes && source.hasRawBytes();
  }

  static boolean isLetter(int c) {
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
  }

  /**
   * Reads a name, which begins with a letter, and drops all but its capital letters; empty if there
   * is none, or no end of it.
   */
  String readName() throws IOException {
    int first = source.read();
    if (first <= 'Z' && !isLetter(source.peek())) {
      return LETTERS[first - 'A'];
    }
    name.setLength(0);
    if (first <= 'Z') {
      name.append((char) first);
    }
    while (isLetter(source.peek())) {
      char c = (char) source.read();
      if (c <= 'Z' && name.length() <= MAX_NAME) {
        name.append(c);
      }
    }
    if (name.length() > MAX_NAME) {
      return "";
    }
    return name.length() == 1 ? LETTERS[name.charAt(0) - 'A'] : name.toString();
  }

  /**
   * The length of the value, if what comes next is a node with a move of one short and plain value
   * and nothing else, written without blanks: {@code ;B[d3-f5]}. Otherwise, or if not so much is at
   * hand, negative.
   */
  int moveNodeLength() throws IOException {
    int name = source.peekAt(1);
    if (source.peekAt(0) != ';' || (name != 'B' && name != 'W') || source.peekAt(2) != '[') {
      return -1;
    }
    int length = source.span(3, PLAIN, SHORT);
    if (source.peekAt(length + 3) != ']') {
      return -1;
    }
    int behind = length + 4;
    int next = source.peekAt(behind);
    while (CharReader.isWhitespace(next)) {
      next = source.peekAt(++behind);
    }
    return next == '[' || next == CharReader.END ? -1 : length;
  }

  /** Reads such a node. The name of its property; its value is the value that was read. */
  String takeMoveNode(int length) {
    String property = LETTERS[source.peekAt(1) - 'A'];
    value = source.textAt(3, length);
    source.skip(length + 4);
    return property;
  }

  /** The value that was read. */
  String text() {
    return value;
  }

  /** Reads a value with its brackets. */
  End readValue(boolean keeping, int limit) throws IOException {
    source.read();
    int length = source.span(0, PLAIN, SHORT);
    if (length < SHORT && length <= limit && source.peekAt(length) == ']') {
      value = source.textAt(0, length);
      source.skip(length + 1);
      return End.CLOSED;
    }
    text.setLength(0);
    End end = readOtherValue(keeping, limit);
    value = text.toString();
    return end;
  }

  private End readOtherValue(boolean keeping, int limit) throws IOException {
    boolean tooLong = false;
    int before = ' ';
    while (true) {
      int c = source.read();
      switch (c) {
        case CharReader.END -> {
          return End.ENDED;
        }
        case ']' -> {
          return tooLong ? End.TOO_LONG : End.CLOSED;
        }
        case '\\' -> {
          c = source.read();
          if (c == '\n') {
            continue;
          }
          if (c == CharReader.END) {
            return End.ENDED;
          }
          before = ' ';
        }
        case '(' -> {
          if ((before == '\n' || before == ')') && gameFollows()) {
            source.skipWhitespace();
            return End.NEXT_GAME;
          }
          before = c;
        }
        default -> {
          if (c == '\n' || !CharReader.isWhitespace(c)) {
            before = c;
          }
        }
      }
      rawBytes |= c >= 0x80;
      if (text.length() >= limit) {
        tooLong = true;
        text.setLength(0);
        keeping = false;
      }
      if (keeping) {
        text.append((char) c);
      }
    }
  }

  /** Whether an opening bracket comes next, and a node behind it. */
  boolean nodeFollowsBracket() throws IOException {
    source.mark();
    source.read();
    boolean follows = skipSome() == ';';
    source.reset();
    return follows;
  }

  /** Whether a semicolon comes next, and a property behind it. */
  boolean propertyFollowsSemicolon() throws IOException {
    source.mark();
    boolean follows = nodeWithProperty();
    source.reset();
    return follows;
  }

  /** Whether, a bracket being read, a node with a property comes next. */
  private boolean gameFollows() throws IOException {
    source.mark();
    boolean follows = skipSome() == ';' && nodeWithProperty();
    source.reset();
    return follows;
  }

  private boolean nodeWithProperty() throws IOException {
    source.read();
    int c = skipSome();
    if (!isLetter(c)) {
      return false;
    }
    for (int i = 0; i < LOOK_AHEAD && isLetter(c); i++) {
      source.read();
      c = source.peek();
    }
    return skipSome() == '[';
  }

  private int skipSome() throws IOException {
    int c = source.peek();
    for (int i = 0; i < LOOK_AHEAD && c != CharReader.END && CharReader.isWhitespace(c); i++) {
      source.read();
      c = source.peek();
    }
    return c;
  }

  /** Whether a text of {@code CA} names ISO-8859-1. */
  static boolean isLatin1(String encoding) {
    return switch (encoding.strip().toUpperCase(Locale.ROOT)) {
      case "ISO-8859-1", "ISO8859-1", "ISO_8859-1", "LATIN1", "LATIN-1" -> true;
      default -> false;
    };
  }
}
