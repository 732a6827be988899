package io.github.boardrules.examples.cli;

import io.github.boardrules.core.record.GameVerdict;
import io.github.boardrules.examples.engine.bulk.FileProblem;
import io.github.boardrules.examples.engine.bulk.Judging;
import io.github.boardrules.examples.engine.bulk.Tally;
import io.github.boardrules.examples.engine.bulk.Verdicts;
import io.github.boardrules.examples.engine.bulk.Words;
import io.github.boardrules.examples.engine.command.Progress;
import io.github.boardrules.examples.engine.referee.PrintableEscapes;
import java.io.PrintWriter;
import java.util.Arrays;
import java.util.Optional;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.util.RawValue;

/** Prints verdicts. */
final class Report implements Judging.VerdictResults<Report.Lines> {
  /** The style of the output. */
  enum Style {
    TEXT,
    JSON
  }

  /**
   * A placeholder for the number of a game until it is known. No line contains this character
   * otherwise.
   */
  private static final char NUMBER = '\0';

  /** The maximum number of characters of a piece that are buffered before they are printed. */
  private static final int MAX_BUFFERED = 1 << 19;

  private final PrintWriter out;
  private final Style style;
  private final boolean quiet;
  private final Progress progress;

  Report(PrintWriter out, Style style, boolean quiet, Progress progress) {
    this.out = out;
    this.style = style;
    this.quiet = quiet;
    this.progress = progress;
  }

  /** Initialized only if JSON is written, because a mapper loads hundreds of classes. */
  private static final class Json {
    static final JsonMapper MAPPER =
        new JsonMapper(JsonFactory.builder().characterEscapes(new PrintableEscapes()).build());
    static final RawValue NUMBER_TOKEN = new RawValue(String.valueOf(NUMBER));
  }

  /** The lines about the games of a piece, with placeholders for the numbers of the games. */
  static final class Lines {
    private final StringBuilder text = new StringBuilder();

    /** The number of the game within its piece, by line. */
    private long[] numbers = new long[64];

    private int count;

    private void add(long number, String line) {
      if (count == numbers.length) {
        numbers = Arrays.copyOf(numbers, 2 * count);
      }
      numbers[count++] = number;
      text.append(line).append(System.lineSeparator());
    }
  }

  @Override
  public Lines create() {
    return new Lines();
  }

  @Override
  public void add(GameVerdict verdict, Lines lines) {
    if (!quiet || !verdict.isValid()) {
      lines.add(
          verdict.number(),
          style == Style.JSON
              ? Json.MAPPER.writeValueAsString(Verdicts.map(verdict, Json.NUMBER_TOKEN))
              : Verdicts.line(verdict, String.valueOf(NUMBER)));
    }
  }

  @Override
  public boolean isLarge(Lines lines) {
    return lines.text.length() > MAX_BUFFERED;
  }

  @Override
  public long size() {
    return 2 * MAX_BUFFERED;
  }

  @Override
  public void accept(Lines lines, long gamesBefore) {
    int from = 0;
    for (int i = 0; i < lines.count; i++) {
      int to = lines.text.indexOf(String.valueOf(NUMBER), from);
      out.append(lines.text, from, to);
      out.print(gamesBefore + lines.numbers[i]);
      from = to + 1;
    }
    out.append(lines.text, from, lines.text.length());
    out.flush();
  }

  @Override
  public void accept(FileProblem problem) {
    out.println(
        style == Style.JSON ? Json.MAPPER.writeValueAsString(problem.toMap()) : problem.inWords());
    out.flush();
  }

  @Override
  public void progress(Tally tally) {
    progress.at(tally);
  }

  /**
   * Returns a summary of an interrupted report.
   *
   * @param printed the verdicts printed so far; empty if the output is blocked
   */
  String interrupted(Optional<Tally> printed) {
    if (printed.isEmpty()) {
      return "interrupted while the output was blocked";
    }
    out.flush();
    Tally tally = printed.get();
    String where =
        tally.games() == 0
            ? "before the first game"
            : "after " + Words.printable(tally.text()) + " #" + tally.number();
    return "interrupted " + where + "; so far " + summary(tally);
  }

  /** Returns a summary of the verdicts. */
  static String summary(Tally tally) {
    // Concatenated because String.format loads the classes for locales.
    String counts =
        Words.count(tally.games(), "game")
            + " in "
            + Words.count(tally.texts(), "file")
            + ": "
            + (tally.games() - tally.invalid())
            + " valid, "
            + tally.invalid()
            + " invalid; "
            + Words.count(tally.skipped(), "other file")
            + " skipped";
    return tally.unread() == 0
        ? counts
        : counts + "; " + Words.count(tally.unread(), "file") + " not read to the end";
  }
}
