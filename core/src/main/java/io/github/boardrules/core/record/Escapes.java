package io.github.boardrules.core.record;

import java.io.IOException;

/**
 * The escapes of the library's own format, in tags and comments: {@code \\}, {@code \"}, {@code \n}
 * and a {@code u} with four hexadecimal digits. A backslash before anything else is a backslash.
 */
final class Escapes {
  private Escapes() {}

  /** Reads what follows a backslash that has been read, and appends what it means. */
  static void read(CharReader source, StringBuilder target) throws IOException {
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

  private static void readHexadecimal(CharReader source, StringBuilder target) throws IOException {
    source.mark();
    source.read();
    int value = 0;
    for (int i = 0; i < 4; i++) {
      int digit = Character.digit(source.peek() < 128 ? source.peek() : ' ', 16);
      if (digit < 0) {
        source.reset();
        target.append('\\');
        return;
      }
      source.read();
      value = 16 * value + digit;
    }
    source.forgetMark();
    target.append((char) value);
  }

  /** The characters of a tag's text as they are written between quotes. */
  static String tag(String text) {
    StringBuilder result = new StringBuilder(text.length() + 8);
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '"' || c == '\\') {
        result.append('\\').append(c);
      } else {
        append(result, text, i);
      }
    }
    return result.toString();
  }

  /**
   * The characters of a comment as they are written in braces, in one line. Of blanks only those
   * are left as they are at which a line may be broken: single ones within the text.
   */
  static String comment(String text) {
    StringBuilder result = new StringBuilder(text.length() + 8);
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '\\') {
        result.append("\\\\");
      } else if (c == '}' || (c == ' ' && !isBreakable(text, i))) {
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
    if (c == '\n') {
      target.append("\\n");
    } else if (c < ' ' || (c >= 0x7f && c < 0xa0) || c == '\ufeff' || isLoneSurrogate(text, i)) {
      hexadecimal(target, c);
    } else {
      target.append(c);
    }
  }

  private static void hexadecimal(StringBuilder target, char c) {
    target.append(String.format("\\u%04x", (int) c));
  }

  /** Whether a unit is half of a character, which no encoding can write. */
  static boolean isLoneSurrogate(CharSequence text, int i) {
    char c = text.charAt(i);
    if (Character.isHighSurrogate(c)) {
      return i + 1 == text.length() || !Character.isLowSurrogate(text.charAt(i + 1));
    }
    return Character.isLowSurrogate(c)
        && (i == 0 || !Character.isHighSurrogate(text.charAt(i - 1)));
  }
}
