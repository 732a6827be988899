package io.github.boardrules.examples.cli;

import io.github.boardrules.core.record.GameVerdict;
import io.github.boardrules.examples.engine.bulk.FileProblem;
import io.github.boardrules.examples.engine.bulk.Judging;
import io.github.boardrules.examples.engine.bulk.Tally;
import io.github.boardrules.examples.engine.bulk.Verdicts;
import io.github.boardrules.examples.engine.bulk.Words;
import io.github.boardrules.examples.engine.command.Progress;
import java.io.PrintWriter;
import java.util.Optional;

/** Prints verdicts. */
final class Report implements Judging.VerdictResults<NumberedLines> {
  /** The style of the output. */
  enum Style {
    TEXT,
    JSON
  }

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

  @Override
  public NumberedLines create() {
    return new NumberedLines();
  }

  @Override
  public void add(GameVerdict verdict, NumberedLines lines) {
    if (!quiet || !verdict.isValid()) {
      lines.add(
          verdict.number(),
          style == Style.JSON
              ? NumberedLines.json(Verdicts.map(verdict, NumberedLines.jsonNumber()))
              : Verdicts.line(verdict, NumberedLines.NUMBER));
    }
  }

  @Override
  public boolean isLarge(NumberedLines lines) {
    return lines.length() > MAX_BUFFERED;
  }

  @Override
  public long size() {
    return 2 * MAX_BUFFERED;
  }

  @Override
  public void accept(NumberedLines lines, long gamesBefore) {
    lines.print(out, gamesBefore);
    out.flush();
  }

  @Override
  public void accept(FileProblem problem) {
    out.println(style == Style.JSON ? NumberedLines.json(problem.toMap()) : problem.inWords());
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
