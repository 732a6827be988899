package io.github.boardrules.core.record;

import com.google.common.base.Splitter;
import java.io.IOException;

/** Breaks tokens and comments into lines of fewer than 80 characters. */
final class BrgLines {
  private static final int WIDTH = 79;
  private static final Splitter WORDS = Splitter.on(' ');

  private final Appendable target;
  private int column;
  private String prefix = "";

  BrgLines(Appendable target) {
    this.target = target;
  }

  /** A bracket, directly in front of the next token. */
  void open() {
    prefix += "(";
  }

  /** A bracket, directly behind the last token. */
  void close() throws IOException {
    if (column + 1 > WIDTH) {
      newLine();
    }
    target.append(')');
    column++;
  }

  void token(String token) throws IOException {
    String whole = prefix + token;
    prefix = "";
    if (column > 0) {
      if (column + 1 + whole.length() > WIDTH) {
        newLine();
      } else {
        target.append(' ');
        column++;
      }
    }
    target.append(whole);
    column += whole.length();
  }

  /** A comment in braces; nothing for an empty one. */
  void comment(String comment) throws IOException {
    if (!comment.isEmpty()) {
      for (String word : WORDS.split("{" + Escapes.comment(comment) + "}")) {
        word(word);
      }
    }
  }

  private void word(String word) throws IOException {
    String rest = word;
    while (prefix.length() + rest.length() > WIDTH) {
      int end = breakAt(rest, WIDTH - 1 - prefix.length());
      if (end == rest.length()) {
        break;
      }
      token(rest.substring(0, end) + "\\");
      newLine();
      rest = rest.substring(end);
    }
    token(rest);
  }

  /** The last place up to the given one that is not within an escape, at which a line may begin. */
  private static int breakAt(String word, int greatest) {
    int best = 0;
    int i = 0;
    while (i <= greatest) {
      if (mayBeginLine(word.charAt(i))) {
        best = i;
      }
      if (word.charAt(i) == '\\') {
        i += word.charAt(i + 1) == 'u' ? 6 : 2;
      } else {
        i += Character.isHighSurrogate(word.charAt(i)) ? 2 : 1;
      }
    }
    return best > 0 ? best : word.length();
  }

  /** Whether a line that begins with a character is no tag, and is not passed over. */
  static boolean mayBeginLine(char c) {
    return c != '[' && c != '%';
  }

  void end() throws IOException {
    if (column > 0) {
      newLine();
    }
  }

  private void newLine() throws IOException {
    target.append('\n');
    column = 0;
  }
}
