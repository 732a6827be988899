package io.github.boardrules.examples.cli.terminal;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.jline.utils.AttributedString;
import picocli.CommandLine;

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
   * @param command the command, which knows its output and whether it has colors
   */
  static Console open(CommandLine command) throws IOException {
    Map<String, String> environment = new HashMap<>(System.getenv());
    switch (command.getColorScheme().ansi()) {
      case ON -> environment.remove("NO_COLOR");
      case OFF -> environment.put("NO_COLOR", "1");
      default -> {}
    }
    return EditingConsole.open(environment)
        .orElseGet(
            () ->
                new PlainConsole(
                    new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)),
                    command.getOut()));
  }

  /** Opens the console of a dialogue. */
  @FunctionalInterface
  interface Opener {
    /**
     * Opens the console.
     *
     * @param command the command
     */
    Console open(CommandLine command) throws IOException;
  }
}
