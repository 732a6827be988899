package io.github.boardrules.interchange;

import com.google.common.base.Strings;
import io.github.boardrules.core.record.RecordInput;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Finds keys in the start of a text that begins with a JSON object or an array of them. Strings are
 * skipped as a whole, so that no text of a user is mistaken for a key. The JSON may be cut or
 * malformed.
 */
final class JsonStart {
  private static final String BLANKS = "[\\s\\ufeff]*+";

  /** What follows the quote of a string, which ends at the end of its line at the latest. */
  private static final String STRING = "([^\"\\\\\\n]*+(?:\\\\.[^\"\\\\\\n]*+)*+)";

  private static final Pattern BEGIN =
      Pattern.compile(BLANKS + "(\\[" + BLANKS + ")?\\{" + BLANKS + "\"");

  /** A brace, or a string with the value if it is a key and its value is a string. */
  private static final Pattern TOKEN =
      Pattern.compile(
          "(?s)[{}]|\""
              + STRING
              + "\"?(?=("
              + BLANKS
              + ":"
              + BLANKS
              + "(?:\""
              + STRING
              + ")?+)?+)");

  private JsonStart() {}

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
    if (!BEGIN.matcher(start).lookingAt()) {
      return false;
    }
    int depth = 0;
    for (Matcher token = TOKEN.matcher(start); token.find(); ) {
      if (token.group(1) == null) {
        depth += token.group().equals("{") ? 1 : -1;
      } else if (token.group(2) != null
          && condition.test(depth, token.group(1), Strings.nullToEmpty(token.group(3)))) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether a character is a blank, a line ending, or a mark where files were joined. */
  static boolean isBlank(int c) {
    return RecordInput.isWhitespace(c) || c == RecordInput.BYTE_ORDER_MARK;
  }
}
