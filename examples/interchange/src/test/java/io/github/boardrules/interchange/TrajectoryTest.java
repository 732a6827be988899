package io.github.boardrules.interchange;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.Move;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.GameResult;
import io.github.boardrules.core.record.RecordFormat;
import io.github.boardrules.core.record.RecordProblem;
import io.github.boardrules.core.record.RecordProblem.Code;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests trajectories of OpenSpiel, with a sample of our own: the shortest game known. */
final class TrajectoryTest {
  private static final RecordFormat FORMAT = new TrajectoryFormat();

  /** d1-b3 h5-g4 b1-b4 g4:g1 b4-e7 a3:c1 b3-e6 h3:f1 e1-e5. */
  private static final String SAMPLE =
      """
      {"header": {"game_string": "lines_of_action()", "meta_data": "own sample",
       "returns": [1.0, -1.0], "terminal": true},
       "transitions": [
        {"action": 418, "player": 0}, {"action": 5052, "player": 1},
        {"action": 178, "player": 0}, {"action": 3853, "player": 1},
        {"action": 3304, "player": 0}, {"action": 2053, "player": 1},
        {"action": 2264, "player": 0}, {"action": 2955, "player": 1, "other": [1]},
        {"action": 584, "player": 0}]}
      """;

  @Test
  void theSampleIsRead() {
    GameReplay verdict = Texts.judgeOne(FORMAT, SAMPLE);
    assertEquals(List.of(), verdict.problems());
    assertEquals(
        List.of("d1-b3", "h5-g4", "b1-b4", "g4:g1", "b4-e7", "a3:c1", "b3-e6", "h3:f1", "e1-e5"),
        verdict.mainLine().orElseThrow().moves().stream().map(Move::notation).toList());
    assertEquals(GameResult.FIRST, verdict.record().header().result());
    assertEquals("own sample", verdict.record().header().comment());
  }

  @Test
  void whatIsWrittenIsTheSample() {
    String written = FORMAT.write(Texts.judgeOne(FORMAT, SAMPLE));
    String expected = SAMPLE.replaceAll("[ \\n]", "").replace(",\"other\":[1]", "");
    assertEquals(expected.replace("ownsample", "own sample") + "\n", written);
    assertTrue(FORMAT.recognizes(written));
    assertFalse(FORMAT.recognizes(written.replace("lines_of_action", "tic_tac_toe")));
    assertFalse(new KaggleFormat().recognizes(written));
  }

  /** Claims are compared with the rules. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "RESULT_CONTRADICTED   | [1.0, -1.0]        | [-1.0, 1.0]",
        "BAD_RESULT            | [1.0, -1.0]        | [1.0]",
        "POSITION_CONTRADICTED | \"terminal\": true | \"terminal\": false",
        "POSITION_CONTRADICTED | 418, \"player\": 0 | 418, \"player\": 1",
        "POSITION_CONTRADICTED | 418,               | 418, \"legal_actions\": [418],",
        "UNREADABLE_MOVE       | 418,               | 418, \"legal_actions\": [8192],",
        "UNREADABLE_MOVE       | \"action\": 584,   | \"action\": 8192,",
        "UNREADABLE_MOVE       | \"action\": 584,   | ''",
        "ILLEGAL_MOVE          | \"action\": 584,   | \"action\": 582,",
        "BAD_TAG               | 584, \"player\": 0 | 584",
        "BAD_TAG               | \"header\":        | \"head\":",
        "BAD_TAG               | \"transitions\":   | \"moves\":",
        "BAD_TAG               | true               | 1",
        "BAD_OPTION            | lines_of_action()  | lines_of_action(a=1)"
      })
  void aChangeOfTheSampleIsReported(Code code, String old, String now) {
    assertTrue(SAMPLE.contains(old), old);
    List<RecordProblem> problems = Texts.judgeOne(FORMAT, SAMPLE.replace(old, now)).problems();
    assertTrue(problems.stream().anyMatch(p -> p.code() == code), problems.toString());
  }
}
