package io.github.boardrules.examples.cli.terminal;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jline.utils.AttributedString;

/** A console for pipes, files and terminals without cursor movement: no editing, no colors. */
record PlainConsole(BufferedReader in, PrintWriter out) implements Console {
  @Override
  public Optional<String> read(Supplier<List<String>> words) throws IOException {
    out.print(Dialogue.PROMPT);
    out.flush();
    Optional<String> line = Optional.ofNullable(in.readLine());
    if (line.isEmpty()) {
      out.println();
    }
    return line;
  }

  @Override
  public String styled(AttributedString text) {
    return text.toString();
  }

  /** Leaves the streams open: they belong to the process. */
  @Override
  public void close() {
    out.flush();
  }
}
