package io.github.boardrules.interchange;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.record.ClaimedResult;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.RecordProblem.Code;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Judges trials that Ludii has written. They are not part of the project; without them, the tests
 * are skipped.
 */
final class LudiiTrialsTest {
  private static final LudiiFormat FORMAT = new LudiiFormat();

  private static List<Path> files() throws IOException {
    return Texts.files(Texts.folder("ludii"), "");
  }

  private static String text(Path file) throws IOException {
    return String.join("\n", Texts.lines(file)) + "\n";
  }

  @Test
  @SuppressWarnings("SystemOut") // the counts are the result of the comparison
  void everyTrialAgrees() throws IOException {
    int plies = 0;
    int lists = 0;
    for (Path file : files()) {
      String text = text(file);
      GameReplay verdict = Texts.judgeOne(FORMAT, text);
      assertEquals(List.of(), verdict.problems(), file.toString());
      assertEquals(ClaimedResult.Check.AGREES, verdict.claimCheck(), file.toString());
      plies += verdict.legalPlies();
      lists += text.split("NEW LEGAL MOVES LIST", -1).length - 1;
    }
    System.out.printf(
        "Ludii: %d trials, %d plies, %d lists of legal moves%n", files().size(), plies, lists);
    assertEquals(21, files().size());
    assertTrue(lists > 500);
  }

  @Test
  void everyTrialIsWrittenAndReadAgain() throws IOException {
    for (Path file : files()) {
      GameReplay verdict = Texts.judgeOne(FORMAT, text(file));
      assertEquals(List.of(), FORMAT.losses(verdict));
      String written = FORMAT.write(verdict);
      assertEquals(verdict.record(), Texts.judgeOne(FORMAT, written).record());
      // Apart from the random numbers, the lists and the path, the text is that of the program.
      assertEquals(comparable(Texts.lines(file)), comparable(written.lines().toList()));
    }
  }

  private static List<String> comparable(List<String> lines) {
    return lines.stream()
        .filter(
            line ->
                !line.startsWith("RNG")
                    && !line.contains("LEGAL MOVES")
                    && !line.startsWith("[Move:")
                    && !line.isEmpty())
        .sorted()
        .toList();
  }

  @Test
  void plantedFaultsAreFound() throws IOException {
    for (Path file : files()) {
      String text = text(file);
      if (text.contains("LIST SIZE")) {
        String wrongSize = text.replaceFirst("SIZE = ([0-9]+)", "SIZE = 1$1");
        assertEquals(Code.POSITION_CONTRADICTED, code(wrongSize));
      }
      if (text.contains("NEW LEGAL MOVES LIST")) {
        int list = text.indexOf("[Move:mover=", text.indexOf("NEW LEGAL MOVES LIST"));
        String without = text.substring(0, list) + text.substring(text.indexOf('\n', list) + 1);
        assertEquals(Code.POSITION_CONTRADICTED, code(without));
      }
      assertEquals(
          Code.RESULT_CONTRADICTED,
          code(
              text.replaceFirst("winner=.", text.contains("winner=1") ? "winner=2" : "winner=1")
                  .replaceFirst("rankings=.*\n", "")));
      int capture = text.indexOf("[Remove:");
      assertEquals(
          Code.POSITION_CONTRADICTED,
          code(text.substring(0, capture) + text.substring(text.indexOf("[Move:", capture))));
    }
  }

  private static Code code(String text) {
    return Texts.judgeOne(FORMAT, text).problems().get(0).code();
  }
}
