package io.github.boardrules.examples.terminal;

import com.google.common.base.CharMatcher;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.Locale;

/** Reads commands and executes them until {@code quit} or the end of the input. */
abstract class Dialogue {
  private final BufferedReader in;
  final PrintWriter out;

  Dialogue(BufferedReader in, PrintWriter out) {
    this.in = in;
    this.out = out;
  }

  /** Prints the current position. */
  abstract void show();

  /**
   * Executes a command.
   *
   * @param word the first word of the line in lower case; empty for an empty line
   * @param rest the rest of the line after the first word
   * @param line the complete line, trimmed
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
   * Parses a non-negative number. Returns the default for an empty text and -1 for any other
   * invalid text.
   */
  static int number(String text, int defaultNumber) {
    try {
      return text.isEmpty() ? defaultNumber : Math.max(-1, Integer.parseInt(text));
    } catch (NumberFormatException e) {
      return -1;
    }
  }
}
