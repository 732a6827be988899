package io.github.boardrules.examples.cli.terminal;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Reads commands and executes them until {@code quit} or the end of the input. */
abstract class Dialogue {
  static final String PROMPT = "> ";

  private final Console console;
  final PrintWriter out;

  Dialogue(Console console) {
    this.console = console;
    this.out = console.out();
  }

  /** Prints the current position. */
  abstract void show();

  /** Returns the names of the commands, without {@code quit}. */
  abstract ImmutableList<String> commands();

  /** Returns the words that can begin a line now: commands and what the dialogue understands. */
  List<String> words() {
    return ImmutableList.<String>builder().addAll(commands()).add("quit").build();
  }

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
      Optional<String> read = console.read(this::words);
      if (read.isEmpty()) {
        return;
      }
      String line = CharMatcher.whitespace().trimFrom(read.get());
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
