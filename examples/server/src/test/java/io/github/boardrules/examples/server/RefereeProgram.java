package io.github.boardrules.examples.server;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.boardrules.core.GameTypes;
import io.github.boardrules.examples.engine.bulk.BoundedLines;
import io.github.boardrules.examples.engine.index.IndexedGames;
import io.github.boardrules.examples.engine.referee.QuestionLines;
import io.github.boardrules.examples.engine.referee.Referee;
import io.github.boardrules.examples.engine.referee.RefereeLimits;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;

/**
 * The referee on standard input and output, with the index of a folder if an argument names one:
 * the command {@code serve --stdio} without its command line, which the server does not need.
 */
final class RefereeProgram {
  private static final int MAX_LINE = 10_000_000;

  private RefereeProgram() {}

  public static void main(String[] arguments) throws IOException {
    Referee referee = Referee.of(GameTypes.installed(), RefereeLimits.DEFAULTS);
    if (arguments.length == 0) {
      answer(referee);
      return;
    }
    try (IndexedGames index = IndexedGames.open(Path.of(arguments[0]))) {
      answer(referee.withIndex(index));
    }
  }

  private static void answer(Referee referee) throws IOException {
    try (BoundedLines lines = new BoundedLines(System.in, MAX_LINE)) {
      PrintWriter out = new PrintWriter(System.out, false, UTF_8);
      PrintWriter err = new PrintWriter(System.err, true, UTF_8);
      new QuestionLines(referee, MAX_LINE, out, err).answer(lines);
      out.flush();
    }
  }
}
