package io.github.boardrules.core.record;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Reads the names and values of SGF, and looks a little ahead. */
final class SgfTokens {
  private static final int MAX_NAME = 100;

  /** The names of most properties, moves among them. */
  private static final String[] LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".split("");

  /** How far to look for what would be the beginning of a game. */
  private static final int LOOK_AHEAD = 60;

  private final CharSource source;
  private final StringBuilder text = new StringBuilder();
  private final StringBuilder name = new StringBuilder();
  private boolean rawBytes;

  /** How a value ended. */
  enum End {
    CLOSED,
    TOO_LONG,
    ENDED,
    NEXT_GAME
  }

  SgfTokens(CharSource source) {
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
   * Reads a name, and drops all but its capital letters; empty if there is none, or no end of it.
   */
  String readName() throws IOException {
    name.setLength(0);
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

  /** The value that was read. */
  String text() {
    return text.toString();
  }

  /** Reads a value with its brackets. */
  End readValue(boolean keeping, int limit) throws IOException {
    text.setLength(0);
    source.read();
    boolean tooLong = false;
    int before = ' ';
    while (true) {
      int c = source.read();
      switch (c) {
        case CharSource.END -> {
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
          if (c == CharSource.END) {
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
          if (c == '\n' || !CharSource.isWhitespace(c)) {
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
    for (int i = 0; i < LOOK_AHEAD && c != CharSource.END && CharSource.isWhitespace(c); i++) {
      source.read();
      c = source.peek();
    }
    return c;
  }

  static boolean isLatin1(List<SgfProperty> root) {
    for (SgfProperty property : root) {
      if (property.name().equals("CA")) {
        return switch (property.text().strip().toUpperCase(Locale.ROOT)) {
          case "ISO-8859-1", "ISO8859-1", "ISO_8859-1", "LATIN1", "LATIN-1" -> true;
          default -> false;
        };
      }
    }
    return false;
  }

  /** The properties with their texts in the right encoding. */
  static List<SgfProperty> resolve(List<SgfProperty> properties, boolean latin1) {
    List<SgfProperty> resolved = new ArrayList<>(properties.size());
    for (SgfProperty property : properties) {
      ImmutableList.Builder<SgfValue> values = ImmutableList.builder();
      for (SgfValue value : property.values()) {
        String text = value.text();
        values.add(
            new SgfValue(
                latin1 ? Utf8OrLatin1.resolveAsLatin1(text) : Utf8OrLatin1.resolve(text),
                value.location()));
      }
      resolved.add(new SgfProperty(property.name(), values.build(), property.location()));
    }
    return resolved;
  }
}
