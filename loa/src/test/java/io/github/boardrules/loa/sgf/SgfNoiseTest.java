package io.github.boardrules.loa.sgf;

import static io.github.boardrules.loa.sgf.TestFormat.SGF;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.ReadLimits;
import io.github.boardrules.core.record.ReadLimits.Limit;
import io.github.boardrules.core.record.RecordProblem;
import io.github.boardrules.core.record.RecordProblem.Code;
import io.github.boardrules.core.record.Validator;
import io.github.boardrules.core.testing.VerdictSchema;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Texts that exceed a limit, or that are no texts, cost one problem each, and no more verdicts. */
class SgfNoiseTest {
  private static final String GOOD = "(;GM[09]SZ[9];B[b1-b3];W[a2-c2])\n";

  private static String good() {
    return GOOD;
  }

  private static List<GameReplay> judge(String text, ReadLimits limits) {
    Validator validator = Records.OPTIONS.withFormat(SGF).withLimits(limits);
    try (Stream<GameReplay> verdicts = validator.open(text, "t").replays()) {
      return verdicts.map(VerdictSchema::checked).toList();
    }
  }

  private static List<List<Code>> codes(List<GameReplay> verdicts) {
    return verdicts.stream().map(verdict -> Records.codes(verdict.problems())).toList();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "TAG_LENGTH     | 9  | (;GM[09]SZ[9];B[0123456789];W[a2-c2])            |"
            + " TEXT_TOO_LONG",
        "COMMENT_LENGTH | 9  | (;C[0123456789]GM[09]SZ[9];B[b1-b3])             |"
            + " TEXT_TOO_LONG",
        "TAGS           | 2  | (;PB[a]PW[b]GM[09]SZ[9];B[b1-b3])                |"
            + " TOO_MANY_TAGS",
        "TAGS           | 3  | (;GM[09]SZ[9]TAG[A:1][B:2][C:3][D:4]EV[x]RO[1])  |"
            + " TOO_MANY_TAGS",
        "TAGS           | 2  | (;GM[09]PB[a]SZ[9];B[b1-b3])                     |"
            + " TOO_MANY_TAGS",
        "MOVES          | 1  | (;GM[09]SZ[9];B[b1-b3];W[a2-a9])                 |"
            + " TOO_MANY_MOVES",
        "NESTING        | 0  | (;GM[09]SZ[9];B[b1-b3](;W[a2-c2])(;W[a7-c7]))    | TOO_DEEP",
        "CHARACTERS     | 20 | (;PB[a]PW[b]EV[a longer text]GM[09];B[b1-b3])    |"
            + " GAME_TOO_LONG",
      })
  void exceedingALimitOfAGameIsOneProblem(Limit limit, long maximum, String text, Code code) {
    ReadLimits limits = ReadLimits.defaults().with(limit, maximum);
    List<GameReplay> verdicts = judge(text.replace("\\n", "\n"), limits);
    assertEquals(List.of(List.of(code)), codes(verdicts), verdicts.toString());
  }

  @Test
  void tooManyGamesAreOneProblemOfNoGame() {
    ReadLimits limits = ReadLimits.defaults().with(Limit.GAMES, 2);
    List<GameReplay> verdicts = judge(good().repeat(5), limits);
    assertEquals(List.of(List.of(), List.of(), List.of(Code.TOO_MANY_GAMES)), codes(verdicts));
    assertTrue(verdicts.get(2).mainLine().isEmpty());
    Validator withDefault = Records.UNTAGGED.withFormat(SGF).withLimits(limits);
    assertTrue(
        withDefault.open(good().repeat(3), "t").replays().toList().get(2).mainLine().isEmpty());
  }

  /** Wherever the text is cut, one problem says so. */
  @Test
  void tooMuchTextIsOneProblem() {
    String text = good() + good();
    for (int length = 1; length < text.length(); length++) {
      ReadLimits limits = ReadLimits.defaults().with(Limit.TEXT, length);
      List<GameReplay> verdicts = judge(text, limits);
      List<Code> all =
          verdicts.stream()
              .flatMap(verdict -> verdict.problems().stream())
              .map(RecordProblem::code)
              .toList();
      assertEquals(List.of(Code.TOO_MUCH_TEXT), all, verdicts::toString);
      GameReplay last = verdicts.get(verdicts.size() - 1);
      assertEquals(List.of(Code.TOO_MUCH_TEXT), Records.codes(last.problems()), "" + length);
      assertTrue(verdicts.size() <= 3);
    }
    assertEquals(List.of(), problemsOf(text));
  }

  private static List<Code> problemsOf(String text) {
    ReadLimits limits = ReadLimits.defaults().with(Limit.TEXT, text.length());
    return judge(text, limits).stream()
        .flatMap(verdict -> verdict.problems().stream())
        .map(RecordProblem::code)
        .toList();
  }

  /** The limit counts all problems: those of reading, of replay, and the one that says "more". */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 100})
  void aGameHasExactlyItsLimitOfProblems(int limit) {
    ReadLimits limits = ReadLimits.defaults().with(Limit.PROBLEMS, limit).with(Limit.MOVES, 1_000);
    String noise = "?";
    String start = "(;GM[09]SZ[9];B[b1-b9]";
    String end = ")";
    for (int count : new int[] {limit - 1, limit, limit + 1, 3 * limit}) {
      GameReplay verdict = judge(start + noise.repeat(count) + end, limits).get(0);
      int all = count + 1; // with the illegal move
      assertEquals(Math.min(all, limit), verdict.problems().size());
      List<Code> codes = Records.codes(verdict.problems());
      assertEquals(
          all > limit ? 1 : 0, codes.stream().filter(c -> c == Code.TOO_MANY_PROBLEMS).count());
    }
    String move = ";B[b1-b3]";
    String tooLong = start + noise.repeat(3 * limit) + move.repeat(1_001) + end;
    List<Code> codes = Records.codes(judge(tooLong, limits).get(0).problems());
    assertEquals(limit, codes.size());
    assertTrue(limit == 1 || codes.contains(Code.TOO_MANY_MOVES), codes.toString());
  }
}
