package io.github.boardrules.examples.cli;

import java.io.PrintWriter;
import java.util.Arrays;

/** The lines about the games of a piece, with placeholders for the numbers of the games. */
final class NumberedLines {
  /**
   * A placeholder for the number of a game until it is known. No line contains this character
   * otherwise.
   */
  static final String NUMBER = "\0";

  private final StringBuilder text = new StringBuilder();

  /** The number of the game within its piece, by line. */
  private long[] numbers = new long[64];

  private int count;

  /** Adds a line with one placeholder. */
  void add(long number, String line) {
    if (count == numbers.length) {
      numbers = Arrays.copyOf(numbers, 2 * count);
    }
    numbers[count++] = number;
    text.append(line).append(System.lineSeparator());
  }

  /** Returns the number of characters. */
  int length() {
    return text.length();
  }

  /** Prints the lines with the numbers of the games in the whole text. */
  void print(PrintWriter out, long gamesBefore) {
    int from = 0;
    for (int i = 0; i < count; i++) {
      int to = text.indexOf(NUMBER, from);
      out.append(text, from, to);
      out.print(gamesBefore + numbers[i]);
      from = to + 1;
    }
    out.append(text, from, text.length());
  }
}
