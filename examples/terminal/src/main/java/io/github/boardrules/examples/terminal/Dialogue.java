package io.github.boardrules.examples.terminal;

import com.google.common.base.CharMatcher;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.Locale;

/** Asks for a line and does what it says, until somebody says quit or the input ends. */
abstract class Dialogue {
  private final BufferedReader in;
  final PrintWriter out;

  Dialogue(BufferedReader in, PrintWriter out) {
    this.in = in;
    this.out = out;
  }

  /** Shows where things are. */
  abstract void show();

  /**
   * Does what a line says.
   *
   * @param word its first word, in lower case; empty for an empty line
   * @param rest what follows that
   * @param line all of it, without blanks around it
   */
  abstract void act(String word, String rest, String line);

  final void run() throws IOException {
    show();
    while (true) {
      out.print("> ");
      out.flush();
      String read = in.readLine();
      if (read == null) {
        out.println();
        return;
      }
      String line = CharMatcher.whitespace().trimFrom(read);
      int end = CharMatcher.whitespace().indexIn(line);
      String word = (end < 0 ? line : line.substring(0, end)).toLowerCase(Locale.ROOT);
      String rest = end < 0 ? "" : CharMatcher.whitespace().trimFrom(line.substring(end));
      if (word.equals("quit")) {
        return;
      }
      act(word, rest, line);
    }
  }

  /**
   * A number as people write it; empty text gives what is usual, anything else -1, a negative
   * number too.
   */
  static int number(String text, int usual) {
    try {
      return text.isEmpty() ? usual : Math.max(-1, Integer.parseInt(text));
    } catch (NumberFormatException e) {
      return -1;
    }
  }
}
