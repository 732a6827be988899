package io.github.boardrules.core;

import io.github.boardrules.core.text.NotationException;
import io.github.boardrules.core.text.TextScanner;

/** Parses and writes options in one line. */
final class OptionsText {
  /**
   * The maximum number of options, each with a name of maximum length and a value of maximum length
   * in which every character is escaped, without quotes and separators.
   */
  private static final int MAX_LENGTH = 3 * Options.MAX_COUNT * Options.MAX_LENGTH;

  private final TextScanner scanner;

  OptionsText(CharSequence text) {
    this.scanner = new TextScanner(text, MAX_LENGTH);
  }

  Options read() {
    Options options = Options.none();
    scanner.skipBlanks();
    while (!scanner.atEnd()) {
      int start = scanner.offset();
      String name = scanner.takeWhile(c -> c != '=' && c != ' ');
      if (!Options.isName(name)) {
        throw scanner.error(NotationException.Code.UNEXPECTED, start, "the name of an option");
      }
      scanner.expect('=');
      String value =
          scanner.peek() == '"' ? quoted() : scanner.takeWhile(c -> c != ' ' && c != '"');
      if (options.get(name).isPresent()) {
        throw scanner.error(NotationException.Code.UNEXPECTED, start, "each option only once");
      }
      if (value.length() > Options.MAX_LENGTH) {
        String limit = "at most " + Options.MAX_LENGTH + " characters in a value";
        throw scanner.error(NotationException.Code.TOO_LONG, start, limit);
      }
      if (options.asMap().size() >= Options.MAX_COUNT) {
        String limit = "at most " + Options.MAX_COUNT + " options";
        throw scanner.error(NotationException.Code.TOO_LONG, start, limit);
      }
      options = options.with(name, value);
      if (!scanner.atEnd() && scanner.peek() != ' ') {
        throw scanner.error(NotationException.Code.UNEXPECTED, scanner.offset(), "a blank");
      }
      scanner.skipBlanks();
    }
    return options;
  }

  private String quoted() {
    StringBuilder value = new StringBuilder();
    scanner.expect('"');
    while (scanner.peek() != '"') {
      if (scanner.peek() == '\\') {
        scanner.expect('\\');
      }
      value.append(scanner.take());
    }
    scanner.expect('"');
    return value.toString();
  }

  static String quote(String value) {
    boolean plain = !value.isEmpty() && value.chars().noneMatch(c -> c <= ' ' || c == '"');
    return plain ? value : '"' + value.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }
}
