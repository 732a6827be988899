package io.github.boardrules.core.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.record.RecordProblem.Code;
import io.github.boardrules.core.record.brg.BrgFormat;
import io.github.boardrules.core.testing.VerdictSchema;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Text after the last game, and between games, that is not in the format of the games. */
class RemainingTextTest {
  private static final String BRG_GAME = "[Game \"countdown\"]\n\n1. take1 take9 *";
  private static final String JSON =
      "{\"id\":\"x\",\"variant\":\"linesOfAction\",\"moves\":\"b1b3\"}";

  private static List<GameReplay> judge(RecordFormat format, String text) {
    return TestRecords.read(format, text).stream()
        .map(game -> VerdictSchema.checked(game.verdict(TestRecords.OPTIONS)))
        .toList();
  }

  private static void assertReported(
      RecordFormat format, String before, String rest, String after) {
    List<GameReplay> verdicts = judge(format, before + rest + after);
    assertTrue(
        verdicts.stream()
            .flatMap(verdict -> verdict.problems().stream())
            .anyMatch(
                problem ->
                    problem.location().offset() >= before.stripTrailing().length()
                        && problem.location().offset() <= before.length() + rest.length()),
        () -> verdicts.toString());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "(;GM[99]FF[4];B[take1];W[take2])",
        "(;GM[99]FF[4]\n;B[take1]\n;W[take2]\n)",
        "(\n;GM[99]FF[4]\n;B[take1]\n;W[take2]\n)\n",
        JSON,
        "{ \"a\": {} }",
        "{\n \"a\": 1}",
        "bye"
      })
  void anythingAfterABrgGameIsReported(String rest) {
    String game = BRG_GAME.replace("take9", "take2");
    for (String before : List.of(game, "1. take1 take2 *")) {
      for (String blanks : List.of(" ", "\n", "\n\n")) {
        assertReported(BrgFormat.BRG, before + blanks, rest, "");
        assertReported(BrgFormat.BRG, before + blanks, rest, "\n");
      }
    }
  }

  @Test
  void aCommentAfterABrgGameIsNoGame() {
    String game = BRG_GAME.replace("take9", "take2");
    List<GameReplay> verdicts = judge(BrgFormat.BRG, game + "\n\n{White \"resigns\"}\n; the end");
    assertEquals(1, verdicts.size());
    assertEquals(ImmutableList.of(), verdicts.get(0).problems());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "[Result \"1-0\"]\\n[Result \"0-1\"]",
        "[Game \"countdown\"]\\n[Game \"loa\"]",
        "[Setup \"5 b\"]\\n[Setup \"6 b\"]",
        "[First \"A\"]\\n[First \"B\"]",
        "[Options \"heap=9\"]\\n[Options \"heap=8\"]",
        "[Date \"1\"]\\n[Date \"2\"]",
        "[Termination \"forfeit\"]\\n[Termination \"resignation\"]"
      })
  void aTagThatOccursTwiceIsReported(String tags) {
    String text = tags.replace("\\n", "\n") + "\n\n1. take1 *";
    assertTrue(
        TestRecords.codes(TestRecords.one(BrgFormat.BRG, text)).contains(Code.DUPLICATE_TAG), text);
  }

  @Test
  void anOptionThatOccursTwiceIsReported() {
    ParsedGame game = TestRecords.one(BrgFormat.BRG, "[Options \"heap=9 heap=8\"]\n\n1. take1 *");
    assertEquals(List.of(Code.BAD_OPTION), TestRecords.codes(game));
  }
}
