package io.github.boardrules.examples.guide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableMap;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.RecordProblem;
import io.github.boardrules.core.record.RecordProblem.Code;
import io.github.boardrules.core.record.Termination;
import io.github.boardrules.core.record.Validator;
import io.github.boardrules.core.testing.VerdictSchema;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** The table of terminations and results in the guide is the one that the library applies. */
class TerminationTableTest {
  private static final Splitter CELLS = Splitter.on('|').trimResults().omitEmptyStrings();
  private static final Validator VALIDATOR = Validator.installed();

  /** The results as SGF writes them. */
  private static final Map<String, String> SGF =
      ImmutableMap.of("1-0", "B+", "0-1", "W+", "1/2-1/2", "0", "*", "?");

  private static final List<List<String>> TABLE = table("| Termination |");

  private static List<List<String>> table(String head) {
    return Pages.text(Pages.FOLDER.resolve("records.md"))
        .lines()
        .dropWhile(line -> !line.startsWith(head))
        .takeWhile(line -> line.startsWith("|"))
        .map(line -> CELLS.splitToList(line.replace("`", "")))
        .toList();
  }

  private static GameReplay verdict(String text) {
    return VerdictSchema.checked(VALIDATOR.open(text, "").replays().findFirst().orElseThrow());
  }

  @Test
  void everyTerminationHasARow() {
    Set<String> expected = new TreeSet<>();
    for (Termination.Kind kind : Termination.Kind.values()) {
      expected.add(kind.text());
      if (kind != Termination.Kind.AGREED_DRAW) {
        for (Player player : Player.values()) {
          expected.add(Termination.of(kind, player).text());
        }
      }
    }
    Set<String> rows = new TreeSet<>();
    TABLE.subList(2, TABLE.size()).forEach(row -> rows.add(row.get(0)));
    assertEquals(expected, rows);
  }

  @Test
  void everyPairIsJudgedAsTheTableSays() {
    List<String> results = TABLE.get(0);
    for (List<String> row : TABLE.subList(2, TABLE.size())) {
      for (int i = 1; i < results.size(); i++) {
        assertTrue(Set.of("yes", "no").contains(row.get(i)), row.toString());
        List<Code> expected =
            row.get(i).equals("yes") ? List.of() : List.of(Code.RESULT_CONTRADICTED);
        String brg =
            "[Game \"loa\"]\n[Termination \"%s\"]\n\n1. b1-b3 %s\n"
                .formatted(row.get(0), results.get(i));
        String sgf =
            "(;GM[9]RE[%s]TAG[Termination:%s];B[b1-b3])"
                .formatted(SGF.get(results.get(i)), row.get(0));
        for (String text : List.of(brg, sgf)) {
          GameReplay verdict = verdict(text);
          assertEquals(
              expected, verdict.problems().stream().map(RecordProblem::code).toList(), text);
          String end = String.valueOf(verdict.toMap().get("termination"));
          assertEquals(Optional.of(end), Termination.find(end).map(Termination::text), text);
        }
      }
    }
  }

  @Test
  void aClaimOfTheFirstPlayerMeansWhatTheTableSays() {
    List<List<String>> table = table("| the game |");
    List<String> texts =
        List.of(
            "[Game \"linage\"]\n\n1. komi=0.5 vertical pass pass 1-0",
            "[Game \"linage\"]\n\n1. komi=0.5 horizontal pass pass 1-0",
            "[Game \"loa\"]\n[Termination \"resignation\"]\n\n1. b1-b3 1-0",
            "[Game \"loa\"]\n\n1. b1-b3 1-0",
            "[Game \"loa\"]\n\n1. b1-b4 1-0");
    assertEquals(2 + texts.size(), table.size());
    for (int i = 0; i < texts.size(); i++) {
      List<String> row = table.get(2 + i);
      GameReplay verdict = verdict(texts.get(i));
      assertEquals(row.get(1).startsWith("true"), verdict.isValid(), row.toString());
      String value = row.get(2).replace("the true result", "SECOND");
      assertEquals(value, verdict.result().name(), row.toString());
      assertEquals(row.get(3), verdict.claimCheck().name(), row.toString());
    }
  }
}
