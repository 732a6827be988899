package io.github.boardrules.examples.cli;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.record.GameRecord;
import io.github.boardrules.core.record.GameVerdict;
import io.github.boardrules.core.record.ParsedGame;
import io.github.boardrules.core.record.ReplayOptions;
import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

/** Tests the summary of a report. */
class ReportTest {
  /** The names of entries of an archive can contain any character. */
  @Test
  void theSummaryHasNoControlCharacters() {
    PrintWriter out = new PrintWriter(new StringWriter());
    String name = "a.zip/\u001b[2J.brg";
    try (Progress progress = Progress.over(-1)) {
      Report report = new Report(out, Report.Style.TEXT, true, 4, progress);
      Report.Part part = report.begin(name);
      ParsedGame game = new ParsedGame(1, GameRecord.builder().build(), ImmutableList.of());
      part.add(GameVerdict.of(game, ReplayOptions.installed()));
      part.end();
      assertTrue(report.stop().contains("after a.zip/\\u001b[2J.brg #1;"));
    }
  }
}
