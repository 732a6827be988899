package io.github.boardrules.core.record.brg;

import io.github.boardrules.core.record.CharClass;
import io.github.boardrules.core.record.RecordInput;

/**
 * The escapes in tags and comments of {@code .brg}: {@code \\}, {@code \"}, {@code \n}, and a
 * backslash followed by {@code u} and four hexadecimal digits. A backslash before any other
 * character is an ordinary character.
 */
final class Escapes {
  private static final CharClass HEXADECIMAL = CharClass.ofAscii(c -> Character.digit(c, 16) >= 0);

  private Escapes() {}

  /** Reads the rest of an escape, after its backslash, and appends the character. */
  static void read(RecordInput source, StringBuilder target) {
    int c = source.peek();
    switch (c) {
      case '\\', '"' -> target.append((char) source.read());
      case 'n' -> {
        source.read();
        target.append('\n');
      }
      case 'u' -> readHexadecimal(source, target);
      default -> target.append('\\');
    }
  }

  private static void readHexadecimal(RecordInput source, StringBuilder target) {
    if (source.span(1, HEXADECIMAL, 4) < 4) {
      target.append('\\');
    } else {
      target.append((char) Integer.parseInt(source.textAt(1, 4), 16));
      source.skip(5);
    }
  }

  /** Escapes the text of a tag, to be written in quotes. */
  static String tag(String text) {
    StringBuilder result = new StringBuilder(text.length() + 8);
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '"') {
        result.append("\\\"");
      } else {
        append(result, text, i);
      }
    }
    return result.toString();
  }

  /**
   * Escapes a comment, to be written in braces. The only blanks that remain are those at which a
   * line can be broken: single blanks inside the text.
   */
  static String comment(String text) {
    StringBuilder result = new StringBuilder(text.length() + 8);
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '}' || (c == ' ' && !isBreakable(text, i))) {
        hexadecimal(result, c);
      } else {
        append(result, text, i);
      }
    }
    return result.toString();
  }

  private static boolean isBreakable(String text, int i) {
    return i > 0
        && i + 1 < text.length()
        && text.charAt(i - 1) > ' '
        && text.charAt(i + 1) > ' '
        && BrgLines.mayBeginLine(text.charAt(i + 1));
  }

  private static void append(StringBuilder target, String text, int i) {
    char c = text.charAt(i);
    if (c == '\\') {
      target.append("\\\\");
    } else if (c == '\n') {
      target.append("\\n");
    } else if (c < ' ' || (c >= 0x7f && c < 0xa0) || c == '\ufeff' || isLoneSurrogate(text, i)) {
      hexadecimal(target, c);
    } else {
      target.append(c);
    }
  }

  private static void hexadecimal(StringBuilder target, char c) {
    target.append("\\u").append(Integer.toHexString(0x10000 | c), 1, 5);
  }

  /** Returns whether a char is an unpaired surrogate, which no encoding can represent. */
  static boolean isLoneSurrogate(CharSequence text, int i) {
    char c = text.charAt(i);
    if (Character.isHighSurrogate(c)) {
      return i + 1 == text.length() || !Character.isLowSurrogate(text.charAt(i + 1));
    }
    return Character.isLowSurrogate(c)
        && (i == 0 || !Character.isHighSurrogate(text.charAt(i - 1)));
  }
}
