package io.github.boardrules.core.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.Options;
import io.github.boardrules.core.record.ReadLimits.Limit;
import io.github.boardrules.core.record.RecordProblem.Code;
import io.github.boardrules.core.testing.VerdictSchema;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Texts that exceed a limit, or that are no texts, cost one problem each, and no more verdicts. */
class NoiseTest {
  private static final String BRG = "[Game \"countdown\"]\n[Setup \"9 b\"]\n\n1. take1 take1 *\n\n";

  private static String good() {
    return BRG;
  }

  private static List<GameReplay> judge(TestFormat format, String text, ReadLimits limits) {
    Validator validator = TestRecords.OPTIONS.withFormat(format).withLimits(limits);
    try (Stream<GameReplay> verdicts = validator.open(text, "t").replays()) {
      return verdicts.map(VerdictSchema::checked).toList();
    }
  }

  private static List<GameReplay> judge(byte[] bytes, String name) {
    Validator validator = TestRecords.OPTIONS.withLimits(ReadLimits.forServers());
    try (Stream<GameReplay> all = validator.open(new ByteArrayInputStream(bytes), name).replays()) {
      return all.map(VerdictSchema::checked).toList();
    }
  }

  private static List<List<Code>> codes(List<GameReplay> verdicts) {
    return verdicts.stream().map(verdict -> TestRecords.codes(verdict.problems())).toList();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "BRG | TAG_LENGTH     | 8  | [Game \"countdown\"]\\n"
            + "1. take1 *                | TEXT_TOO_LONG",
        "BRG | COMMENT_LENGTH | 9  | {0123456789} 1. take1 take2 *                    |"
            + " TEXT_TOO_LONG",
        "BRG | TAGS           | 1  | [First \"a\"]\\n"
            + "[Game \"countdown\"]\\n"
            + "1. take1 * | TOO_MANY_TAGS",
        "BRG | MOVES          | 1  | [Game \"countdown\"]\\n"
            + "1. take1 take1 (take1 *   | TOO_MANY_MOVES",
        "BRG | NESTING        | 0  | [Game \"countdown\"]\\n1. take1 (take1) take1 *  | TOO_DEEP",
        "BRG | CHARACTERS     | 20 | [First \"a\"]\\n"
            + "[Second \"b\"]\\n"
            + "\\n"
            + "1. take1 *   | GAME_TOO_LONG",
      })
  void exceedingALimitOfAGameIsOneProblem(
      TestFormat format, Limit limit, long maximum, String text, Code code) {
    ReadLimits limits = ReadLimits.defaults().with(limit, maximum);
    List<GameReplay> verdicts = judge(format, text.replace("\\n", "\n"), limits);
    assertEquals(List.of(List.of(code)), codes(verdicts), verdicts.toString());
  }

  @ParameterizedTest
  @EnumSource
  void tooManyGamesAreOneProblemOfNoGame(TestFormat format) {
    ReadLimits limits = ReadLimits.defaults().with(Limit.GAMES, 2);
    List<GameReplay> verdicts = judge(format, good().repeat(5), limits);
    assertEquals(List.of(List.of(), List.of(), List.of(Code.TOO_MANY_GAMES)), codes(verdicts));
    assertTrue(verdicts.get(2).mainLine().isEmpty());
    Validator withDefault = TestRecords.UNTAGGED.withFormat(format).withLimits(limits);
    assertTrue(
        withDefault.open(good().repeat(3), "t").replays().toList().get(2).mainLine().isEmpty());
  }

  /** Wherever the text is cut, one problem says so. */
  @ParameterizedTest
  @EnumSource
  void tooMuchTextIsOneProblem(TestFormat format) {
    String text = good() + good();
    for (int length = 1; length < text.length(); length++) {
      ReadLimits limits = ReadLimits.defaults().with(Limit.TEXT, length);
      List<GameReplay> verdicts = judge(format, text, limits);
      List<Code> all =
          verdicts.stream()
              .flatMap(verdict -> verdict.problems().stream())
              .map(RecordProblem::code)
              .toList();
      assertEquals(List.of(Code.TOO_MUCH_TEXT), all, verdicts::toString);
      GameReplay last = verdicts.get(verdicts.size() - 1);
      assertEquals(List.of(Code.TOO_MUCH_TEXT), TestRecords.codes(last.problems()), "" + length);
      assertTrue(verdicts.size() <= 3);
    }
    assertEquals(List.of(), problemsOf(format, text));
  }

  private static List<Code> problemsOf(TestFormat format, String text) {
    ReadLimits limits = ReadLimits.defaults().with(Limit.TEXT, text.length());
    return judge(format, text, limits).stream()
        .flatMap(verdict -> verdict.problems().stream())
        .map(RecordProblem::code)
        .toList();
  }

  @Test
  void anEndlessMoveIsOneVerdict() {
    byte[] bytes = "x".repeat(1_200_000).getBytes(StandardCharsets.UTF_8);
    assertEquals(List.of(List.of(Code.TOO_MUCH_TEXT)), codes(judge(bytes, "t")));
  }

  /** The limit counts all problems: those of reading, of replay, and the one that says "more". */
  @ParameterizedTest
  @CsvSource({"BRG, 1", "BRG, 2", "BRG, 3", "BRG, 100"})
  void aGameHasExactlyItsLimitOfProblems(TestFormat format, int limit) {
    ReadLimits limits = ReadLimits.defaults().with(Limit.PROBLEMS, limit).with(Limit.MOVES, 1_000);
    String noise = "] ";
    String start = "[Game \"countdown\"]\n1. take9 ";
    String end = "*";
    for (int count : new int[] {limit - 1, limit, limit + 1, 3 * limit}) {
      GameReplay verdict = judge(format, start + noise.repeat(count) + end, limits).get(0);
      int all = count + 1; // with the illegal move
      assertEquals(Math.min(all, limit), verdict.problems().size());
      List<Code> codes = TestRecords.codes(verdict.problems());
      assertEquals(
          all > limit ? 1 : 0, codes.stream().filter(c -> c == Code.TOO_MANY_PROBLEMS).count());
    }
    String move = "take1 ";
    String tooLong = start + noise.repeat(3 * limit) + move.repeat(1_001) + end;
    List<Code> codes = TestRecords.codes(judge(format, tooLong, limits).get(0).problems());
    assertEquals(limit, codes.size());
    assertTrue(limit == 1 || codes.contains(Code.TOO_MANY_MOVES), codes.toString());
  }

  @Test
  void theLimitOfProblemsCountsThoseOfVariations() {
    String text = "[Game \"countdown\"]\n[Setup \"9 b\"]\n1. take1" + " (take9)".repeat(300) + " *";
    Validator validator = TestRecords.OPTIONS.withVariations();
    GameReplay verdict = validator.open(text, "t").replays().findFirst().orElseThrow();
    assertEquals(100, verdict.problems().size());
    assertEquals(Code.TOO_MANY_PROBLEMS, verdict.problems().get(99).code());
  }

  @Test
  void randomBytesAreOneVerdictWithOneProblem() {
    for (int seed = 0; seed < 40; seed++) {
      Random random = new Random(seed);
      byte[] bytes = new byte[1 << (6 + seed % 14)];
      random.nextBytes(bytes);
      bytes[0] = 1; // not compressed, not UTF-16, no tree
      bytes[1] = 2;
      for (String name : List.of("", "noise.brg", "noise.txt")) {
        List<GameReplay> verdicts = judge(bytes, name);
        assertEquals(List.of(List.of(Code.NOT_A_GAME)), codes(verdicts), "seed " + seed);
        assertTrue(verdicts.get(0).toMap().toString().length() < 300);
        assertEquals(0, verdicts.get(0).record().moves().size());
      }
    }
  }

  @Test
  void aTaggedGameAfterNoiseIsRead() {
    Random random = new Random(5);
    byte[] noise = new byte[10_000];
    random.nextBytes(noise);
    List<Byte> clean = new ArrayList<>();
    for (byte b : noise) {
      if (b != '{' && b != '(' && b != ';') {
        clean.add(b);
      }
    }
    byte[] game = ("\n" + BRG).getBytes(StandardCharsets.UTF_8);
    byte[] all = new byte[clean.size() + game.length];
    for (int i = 0; i < clean.size(); i++) {
      all[i] = clean.get(i);
    }
    System.arraycopy(game, 0, all, clean.size(), game.length);
    all[0] = 1;
    assertEquals(List.of(List.of(Code.NOT_A_GAME), List.of()), codes(judge(all, "t")));
  }

  @Test
  void aZeroByteInAGameWithoutTagsIsAProblemOfThatGame() {
    String text = "take1 \0take1 *";
    GameReplay verdict = TestRecords.UNTAGGED.open(text, "t").replays().findFirst().orElseThrow();
    assertEquals(List.of(Code.BAD_CHARACTER), TestRecords.codes(verdict.problems()));
  }

  /** A text without tags is a game if a move of it is legal, or if nothing in it is unreadable. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "take1 \\0what *      | BAD_CHARACTER UNREADABLE_MOVE",
        "\\0what *            | NOT_A_GAME",
        "what $999 *         | UNREADABLE_MOVE BAD_GLYPH",
        "\\0*                | BAD_CHARACTER",
      })
  void aNamelessTextIsAGameIfItCanBeRead(String text, String codes) {
    GameReplay verdict =
        TestRecords.UNTAGGED
            .open(text.replace("\\0", "\0"), "t.brg")
            .replays()
            .findFirst()
            .orElseThrow();
    assertEquals(
        codes,
        verdict.problems().stream().map(p -> p.code().name()).collect(Collectors.joining(" ")));
  }

  @Test
  void anIllegalMoveIsAMove() {
    Validator small = TestRecords.UNTAGGED.withOverridingOptions(Options.of("heap", "2"));
    GameReplay verdict = small.open("\0take3 *", "t.brg").replays().findFirst().orElseThrow();
    assertEquals(
        List.of(Code.BAD_CHARACTER, Code.ILLEGAL_MOVE), TestRecords.codes(verdict.problems()));
    GameReplay unknown =
        TestRecords.OPTIONS.open("\0take3 *", "t.brg").replays().findFirst().orElseThrow();
    assertEquals(List.of(Code.NOT_A_GAME), TestRecords.codes(unknown.problems()));
  }
}
