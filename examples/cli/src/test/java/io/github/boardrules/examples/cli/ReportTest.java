package io.github.boardrules.examples.cli;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.examples.engine.bulk.Tally;
import io.github.boardrules.examples.engine.command.Progress;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Tests the summary of a report. */
class ReportTest {
  /** The names of entries of an archive can contain any character. */
  @Test
  void theSummaryHasNoControlCharacters() {
    PrintWriter out = new PrintWriter(new StringWriter());
    String name = "a.zip/\u001b[2J.brg";
    try (Progress progress = Progress.over(-1)) {
      Report report = new Report(out, Report.Style.TEXT, true, progress);
      String summary = report.interrupted(Optional.of(new Tally(1, 1, 1, 0, 0, name, 1)));
      assertTrue(summary.contains("after a.zip/\\u001b[2J.brg #1;"), summary);
    }
  }
}
