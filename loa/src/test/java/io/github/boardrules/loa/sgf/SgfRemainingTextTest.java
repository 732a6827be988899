package io.github.boardrules.loa.sgf;

import static io.github.boardrules.loa.sgf.TestFormat.SGF;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.RecordProblem.Code;
import io.github.boardrules.core.record.Validator;
import io.github.boardrules.core.testing.VerdictSchema;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Text after the last game, and between games, that is not in the format of the games. */
class SgfRemainingTextTest {
  private static final String SGF_GAME = "(;GM[09]FF[4];B[b1-b3];W[h7-f7])";
  private static final String BRG_GAME = "[Game \"loa\"]\n\n1. b1-b3 b1-b9 *";
  private static final String JSON =
      "{\"id\":\"x\",\"variant\":\"linesOfAction\",\"moves\":\"b1b3\"}";

  private static List<GameReplay> judge(String text) {
    Validator validator = Records.OPTIONS.withFormat(SGF);
    try (Stream<GameReplay> verdicts = validator.open(text, "t").replays()) {
      return verdicts.map(VerdictSchema::checked).toList();
    }
  }

  private static void assertReported(String before, String rest, String after) {
    List<GameReplay> verdicts = judge(before + rest + after);
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
      strings = {BRG_GAME, "1. b1-b3 *", JSON, "{\"header\":{}}", "bye", ";", "(", "()", "[]"})
  void anythingAfterAnSgfGameIsReported(String rest) {
    for (String blanks : List.of("", " ", "\n", "\r\n\r\n")) {
      assertReported(SGF_GAME + blanks, rest, "");
      assertReported(SGF_GAME + blanks, rest, "\n" + SGF_GAME + "\n");
      List<GameReplay> verdicts = judge(SGF_GAME + blanks + rest + "\n" + SGF_GAME);
      assertEquals(3, verdicts.size(), rest);
      assertEquals(List.of(Code.NOT_A_GAME), Records.codes(verdicts.get(1).problems()), rest);
      assertTrue(verdicts.get(0).isValid() && verdicts.get(2).isValid(), rest);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {BRG_GAME, JSON})
  void aRecordBeforeAnSgfGameIsReported(String first) {
    assertReported("", first, "\n" + SGF_GAME);
    assertReported("", "\n" + first, "\n" + SGF_GAME);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " \r\n\t", "\u001a", "\ufeff", "\n\u0000\u0000"})
  void blanksAfterAnSgfGameAreIgnored(String blanks) {
    List<GameReplay> verdicts = judge(SGF_GAME + blanks + SGF_GAME + blanks);
    assertEquals(2, verdicts.size());
    assertTrue(verdicts.stream().allMatch(GameReplay::isValid), verdicts.toString());
  }
}
