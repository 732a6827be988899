package io.github.boardrules.examples.cli;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.record.GameRecord;
import io.github.boardrules.core.record.ParsedGame;
import io.github.boardrules.core.record.ReplayOptions;
import io.github.boardrules.examples.bulk.Verdict;
import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

/** What is said of all that was judged. */
class ReportTest {
  /** An archive may call what is in it anything. */
  @Test
  void theLastWordHasNoControlCharacters() {
    PrintWriter out = new PrintWriter(new StringWriter());
    String name = "a.zip/\u001b[2J.brg";
    try (Progress progress = Progress.over(-1)) {
      Report report = new Report(out, Report.Style.WORDS, true, 4, progress);
      Report.Part part = report.begin(name);
      ParsedGame game = new ParsedGame(1, GameRecord.builder().build(), ImmutableList.of());
      part.add(Verdict.of(name, 0, game, ReplayOptions.installed()));
      part.end();
      assertTrue(report.stop().contains("behind a.zip/\\u001b[2J.brg #1;"));
    }
  }
}
