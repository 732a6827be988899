package io.github.boardrules.interchange;

import io.github.boardrules.core.record.RecordInput;

/**
 * Finds keys in the start of a text that begins with a JSON object or an array of them. Strings are
 * skipped as a whole, so that no text of a user is mistaken for a key. The JSON may be cut or
 * malformed.
 */
final class JsonStart {
  private final String text;

  /** The number of objects that are open. */
  private int depth;

  private JsonStart(String text) {
    this.text = text;
  }

  /** A condition on a key. */
  interface Condition {
    /**
     * Returns whether a key identifies a format.
     *
     * @param depth the number of objects around the key, 1 or more
     * @param value the value if it is a string, otherwise empty
     */
    boolean test(int depth, String key, String value);
  }

  /** Returns whether a text begins with JSON and a key in this start meets a condition. */
  static boolean hasKey(String start, Condition condition) {
    return new JsonStart(start).hasKey(condition);
  }

  private boolean hasKey(Condition condition) {
    int first = skipWhitespace(0);
    if (at(first) == '[') {
      first = skipWhitespace(first + 1);
    }
    if (at(first) != '{' || at(skipWhitespace(first + 1)) != '"') {
      return false;
    }
    int i = first;
    while (i < text.length()) {
      char c = text.charAt(i);
      int end = i + 1;
      if (c == '{') {
        depth++;
      } else if (c == '}') {
        depth--;
      } else if (c == '"') {
        end = endOfString(i);
        int colon = skipWhitespace(end);
        if (at(colon) == ':' && condition.test(depth, string(i), string(colon + 1))) {
          return true;
        }
      }
      i = end;
    }
    return false;
  }

  /** Returns the string at an index or after the blanks there; empty if there is none. */
  private String string(int index) {
    int quote = skipWhitespace(index);
    int end = at(quote) == '"' ? endOfString(quote) : quote;
    return end - quote < 2 ? "" : text.substring(quote + 1, end - 1);
  }

  /** Returns the index after a string, which ends at the end of its line at the latest. */
  private int endOfString(int quote) {
    int i = quote + 1;
    while (i < text.length() && text.charAt(i) != '"' && text.charAt(i) != '\n') {
      i += text.charAt(i) == '\\' ? 2 : 1;
    }
    return Math.min(i + 1, text.length());
  }

  private int skipWhitespace(int from) {
    int i = from;
    while (i < text.length() && isBlank(text.charAt(i))) {
      i++;
    }
    return i;
  }

  /** Returns whether a character is a blank, a line ending, or a mark where files were joined. */
  static boolean isBlank(int c) {
    return RecordInput.isWhitespace(c) || c == RecordInput.BYTE_ORDER_MARK;
  }

  private int at(int index) {
    return index < text.length() ? text.charAt(index) : -1;
  }
}
