package io.github.boardrules.examples.cli;

import io.github.boardrules.examples.engine.referee.PrintableEscapes;
import java.io.PrintWriter;
import java.util.Arrays;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.util.RawValue;

/** The lines about the games of a piece, with placeholders for the numbers of the games. */
final class NumberedLines {
  /**
   * A placeholder for the number of a game until it is known. No line contains this character
   * otherwise.
   */
  static final String NUMBER = "\0";

  /** Initialized only if JSON is written, because a mapper loads hundreds of classes. */
  private static final class Json {
    static final JsonMapper MAPPER =
        new JsonMapper(JsonFactory.builder().characterEscapes(new PrintableEscapes()).build());
    static final RawValue NUMBER = new RawValue(NumberedLines.NUMBER);
  }

  private final StringBuilder text = new StringBuilder();

  /** The number of the game within its piece, by line. */
  private long[] numbers = new long[64];

  private int count;

  /** Returns an object as a line in JSON. */
  static String json(Object object) {
    return Json.MAPPER.writeValueAsString(object);
  }

  /** Returns the placeholder in an object for JSON. */
  static Object jsonNumber() {
    return Json.NUMBER;
  }

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
