package io.github.boardrules.core.record.brg;

import com.google.common.base.Splitter;
import java.io.IOException;

/** Writes tokens and comments in lines of at most 79 characters. */
final class BrgLines {
  private static final int WIDTH = 79;
  private static final Splitter WORDS = Splitter.on(' ');

  private final Appendable target;
  private int column;
  private String prefix = "";

  BrgLines(Appendable target) {
    this.target = target;
  }

  /** Writes an opening bracket directly before the next token. */
  void open() {
    prefix += "(";
  }

  /** Writes a closing bracket directly after the last token. */
  void close() throws IOException {
    if (column + 1 > WIDTH) {
      newLine();
    }
    target.append(')');
    column++;
  }

  /** Writes a token, after a blank or a line ending. */
  void token(String token) throws IOException {
    String whole = prefix.isEmpty() ? token : prefix + token;
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

  /** Writes a comment in braces, or nothing if it is empty. */
  void comment(String comment) throws IOException {
    if (!comment.isEmpty()) {
      for (String word : WORDS.split("{" + Escapes.comment(comment) + "}")) {
        word(word);
      }
    }
  }

  /** Writes a word of a comment. Breaks it with backslashes if it is longer than a line. */
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

  /**
   * Returns the last index, up to a maximum, at which a word can be broken: not in an escape, and
   * before a character that may begin a line. Returns the length of the word if there is no such
   * index.
   */
  private static int breakAt(String word, int maximum) {
    int best = 0;
    int i = 0;
    while (i <= maximum) {
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

  /**
   * Returns whether a line may begin with a character, which must not begin a tag or an ignored
   * line.
   */
  static boolean mayBeginLine(char c) {
    return c != '[' && c != '%';
  }

  /** Ends the last line. */
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
