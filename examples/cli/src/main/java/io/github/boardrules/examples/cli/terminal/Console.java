package io.github.boardrules.examples.cli.terminal;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jline.utils.AttributedString;

/** The source of a dialogue's lines and the destination of its output. */
interface Console extends AutoCloseable {
  /** Returns the output. */
  PrintWriter out();

  /**
   * Prints a prompt and reads a line.
   *
   * @param words supplies the words that can begin the line, for completion
   * @return the line; empty at the end of the input
   */
  Optional<String> read(Supplier<List<String>> words) throws IOException;

  /** Converts a styled text to the text to print, with or without colors. */
  String styled(AttributedString text);

  @Override
  void close() throws IOException;

  /**
   * Opens the terminal, if there is one, and otherwise the standard input.
   *
   * @param out the output of the command line
   */
  static Console open(PrintWriter out) throws IOException {
    return EditingConsole.open(System.getenv())
        .orElseGet(
            () ->
                new PlainConsole(
                    new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)),
                    out));
  }

  /** Opens the console of a dialogue. */
  @FunctionalInterface
  interface Opener {
    /**
     * Opens the console.
     *
     * @param out the output of the command line
     */
    Console open(PrintWriter out) throws IOException;
  }
}
