package io.github.boardrules.examples.cli.terminal;

import com.google.common.base.StandardSystemProperty;
import com.google.common.base.Strings;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.jline.reader.Candidate;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.ParsedLine;
import org.jline.reader.UserInterruptException;
import org.jline.reader.impl.DefaultParser;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jline.utils.AttributedString;

/** A console on a terminal, with line editing, history, completion and colors. */
final class EditingConsole implements Console {
  private final Terminal terminal;
  private final boolean colored;
  private final LineReader reader;

  /** Supplies the words to complete; set before each line is read. */
  private Supplier<List<String>> words = List::of;

  /**
   * Creates a console.
   *
   * @param terminal the terminal, which the console closes
   * @param environment the environment variables
   */
  EditingConsole(Terminal terminal, Map<String, String> environment) {
    this.terminal = terminal;
    this.colored = Strings.isNullOrEmpty(environment.get("NO_COLOR"));
    this.reader =
        LineReaderBuilder.builder()
            .terminal(terminal)
            .parser(new DefaultParser().quoteChars(new char[0]).escapeChars(new char[0]))
            .completer((ignored, line, candidates) -> complete(line, candidates))
            .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
            .option(LineReader.Option.CASE_INSENSITIVE, true)
            .build();
  }

  /**
   * Opens the terminal of the process.
   *
   * @param environment the environment variables
   * @return the console; empty if the input or the output is not a terminal, or if the terminal
   *     cannot move its cursor
   */
  static Optional<Console> open(Map<String, String> environment) throws IOException {
    boolean windows =
        Strings.nullToEmpty(StandardSystemProperty.OS_NAME.value()).startsWith("Windows");
    if (!windows && environment.getOrDefault("TERM", Terminal.TYPE_DUMB).equals("dumb")) {
      return Optional.empty();
    }
    try {
      // Native code only on Windows, where JLine needs it: new JVMs warn about it.
      return Optional.of(
          new EditingConsole(
              TerminalBuilder.builder()
                  .system(true)
                  .systemOutput(TerminalBuilder.SystemOutput.SysOut)
                  .encoding(StandardCharsets.UTF_8)
                  .jni(windows)
                  .ffm(false)
                  .dumb(false)
                  .build(),
              environment));
    } catch (IllegalStateException e) {
      return Optional.empty();
    }
  }

  private void complete(ParsedLine line, List<Candidate> candidates) {
    if (line.wordIndex() > 0) {
      return;
    }
    String start = line.word().substring(0, line.wordCursor());
    words.get().stream()
        .filter(word -> word.regionMatches(true, 0, start, 0, start.length()))
        .map(Candidate::new)
        .forEach(candidates::add);
  }

  @Override
  public PrintWriter out() {
    return terminal.writer();
  }

  @Override
  public Optional<String> read(Supplier<List<String>> words) {
    this.words = words;
    try {
      return Optional.of(reader.readLine(Dialogue.PROMPT));
    } catch (UserInterruptException e) { // control and C
      return Optional.of("");
    } catch (EndOfFileException e) { // control and D
      return Optional.empty();
    }
  }

  @Override
  public String styled(AttributedString text) {
    return colored ? text.toAnsi(terminal) : text.toString();
  }

  @Override
  public void close() throws IOException {
    terminal.close();
  }
}
