package io.github.boardrules.core.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.conformance.Choices;
import io.github.boardrules.core.record.ReadLimits.Limit;
import io.github.boardrules.core.record.RecordProblem.Code;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Malicious and malformed texts: huge, deeply nested, truncated or random. */
final class HostileTextTest {
  /** The unit of the repetitions in the rows below. At full size the rows take half a minute. */
  private static final int MILLION = Integer.getInteger("boardrules.hostile.million", 100_000);

  private static String good() {
    return "[First \"good\"]\n\n1. take1 take2 *\n\n";
  }

  private static String start() {
    return "[First \"x\"]\n\n1. take1 ";
  }

  private static String end() {
    return " *";
  }

  /** Reads a text between two valid games. The text is streamed, so it needs no memory. */
  private static List<ParsedGame> readAround(
      TestFormat format, String before, String piece, long times, String after) {
    List<InputStream> streams = new ArrayList<>();
    streams.add(bytes(good() + before));
    streams.add(new RepeatedStream(piece, times));
    streams.add(bytes(after + "\n" + good()));
    InputStream all = new SequenceInputStream(Collections.enumeration(streams));
    return TestRecords.read(format, all, ReadLimits.defaults());
  }

  private static InputStream bytes(String text) {
    return new java.io.ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
  }

  /** Asserts that the text between the valid games became one game with the given problems. */
  private static void assertCostsOneGame(TestFormat format, List<ParsedGame> games, Code... codes) {
    assertEquals(3, games.size());
    for (int i : new int[] {0, 2}) {
      assertEquals(List.of(), games.get(i).problems());
      assertEquals("good", games.get(i).record().header().tag("First").orElseThrow());
      assertEquals(List.of("take1", "take2"), TestRecords.moves(games.get(i).record()));
    }
    assertEquals(List.of(codes), TestRecords.codes(games.get(1)), format.toString());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "BRG | [First \"x\"] take1   | ' +'         | 5  | *   | TEXT_TOO_LONG",
        "BRG | [First \"x\"] 1.      | x            | 20 | *   | TEXT_TOO_LONG",
        "BRG | [First \"x\"] {       | x            | 20 | } * | TEXT_TOO_LONG",
        "BRG | [First \"x\"] ;       | x            | 20 |     | TEXT_TOO_LONG",
        "BRG | [First \"             | x            | 20 | \"] * | TEXT_TOO_LONG",
        "BRG | [First \"x\"] {a} *{  | x            | 20 | } * | TEXT_TOO_LONG",
        "BRG | [First \"x\"] 1.      | 'take1 '     | 10 | *   | TOO_MANY_MOVES",
        "BRG | [First \"x\"] take1   | ' $1'        | 10 | *   | GAME_TOO_LONG",
        "BRG | [First \"x\"] take1   | ' {a}'       | 5  | *   | GAME_TOO_LONG",
        "BRG | [First \"x\"] take1   | '[x'         | 5  | *   | TOO_MANY_MOVES",
      })
  void millionsOfRepetitionsCostOneGame(
      TestFormat format, String before, String piece, int millions, String after, Code code) {
    String end = after == null ? "" : after;
    List<ParsedGame> games = readAround(format, before, piece, (long) millions * MILLION, end);
    List<Code> codes = TestRecords.codes(games.get(games.size() - 2));
    assertTrue(codes.contains(code), codes.toString());
    assertEquals("good", games.get(games.size() - 1).record().header().tag("First").orElseThrow());
    assertEquals(List.of(), games.get(games.size() - 1).problems());
    assertTrue(games.size() <= 4, "games " + games.size());
  }

  /** In quadratic time, it would take minutes. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "BRG | 1. take1 {[%a b]        | [%a b]  | 30000  | } | 30001",
        "BRG | 1. take1                | {[%a b]} | 100000 | * | 100000",
      })
  @Timeout(20)
  void manyPropertiesOfOneMoveAreReadInLinearTime(
      TestFormat format, String before, String piece, int times, String after, int expected) {
    ParsedGame game = TestRecords.one(format, before + piece.repeat(times) + after);
    assertEquals(List.of(), game.problems());
    int count =
        game.record().moves().get(0).annotations().properties().values().stream()
            .mapToInt(List::size)
            .sum();
    assertEquals(expected, count);
  }

  @Test
  void variationsNested100000DeepAreReported() {
    List<ParsedGame> brg =
        readAround(
            TestFormat.BRG, "[First \"x\"]\n1. t1 " + "(t1 ".repeat(100_000), ")", 100_000, "*");
    assertCostsOneGame(TestFormat.BRG, brg, Code.TOO_DEEP);
  }

  @Test
  void unclosedVariationsNestedTooDeepAreReported() {
    List<ParsedGame> brg =
        readAround(TestFormat.BRG, "[First \"x\"]\n1. t1 ", "(t1 ", 1_000_000, "");
    assertCostsOneGame(TestFormat.BRG, brg, Code.TOO_DEEP);
  }

  @Test
  void variationsOfMaximumDepthAreReadAndWritten() {
    ReadLimits limits = ReadLimits.defaults();
    int depth = 100;
    String brg = "1. take1 " + "(take1 take1 ".repeat(depth) + ")".repeat(depth) + " *";
    ParsedGame game = TestRecords.read(TestFormat.BRG, brg, limits).get(0);
    assertEquals(List.of(), game.problems());
    GameRecord record = game.record();
    assertEquals(record, TestRecords.read(TestFormat.BRG, brg, limits).get(0).record());
    GameReplay replay = TestRecords.UNTAGGED.replay(record);
    String again = TestFormat.BRG.write(replay);
    assertEquals(
        record.moves(), TestRecords.read(TestFormat.BRG, again, limits).get(0).record().moves());
  }

  @Property
  void randomBytesAreRead(@ForAll TestFormat format, @ForAll byte[] bytes) {
    TestRecords.read(format, bytes).forEach(HostileTextTest::use);
  }

  @Property
  void randomSequencesOfTokensAreRead(@ForAll TestFormat format, @ForAll Choices random) {
    String[] pieces = {
      "(",
      ")",
      ";",
      "[",
      "]",
      "{",
      "}",
      "\\",
      "\"",
      "B",
      "W",
      "C",
      "\n",
      " ",
      "take1",
      "1.",
      "*",
      "1-0",
      "$",
      "!",
      "[First \"x\"]",
      "\u0000",
      "(;",
      "%",
      "\\u00",
      "\r",
      "é"
    };
    StringBuilder text = new StringBuilder();
    for (int i = random.nextInt(200); i >= 0; i--) {
      text.append(pieces[random.nextInt(pieces.length)]);
    }
    List<ParsedGame> games = TestRecords.read(format, text.toString());
    games.forEach(HostileTextTest::use);
    byte[] bytes = text.toString().getBytes(StandardCharsets.UTF_8);
    assertEquals(games, TestRecords.read(format, bytes));
  }

  @Property
  void truncatedFilesHaveAProblem(@ForAll TestFormat format, @ForAll Choices choices) {
    GameReplay replay = TestRecords.OPTIONS.replay(new RecordGenerator(choices).record());
    String text = format.write(replay).strip();
    int length = choices.nextInt(text.length());
    List<ParsedGame> games = TestRecords.read(format, text.substring(0, length));
    games.forEach(HostileTextTest::use);
    if (length > 2) {
      assertTrue(games.stream().anyMatch(game -> !game.problems().isEmpty()), text);
    }
  }

  /** Asserts that a game can be replayed, written, and read again. */
  private static void use(ParsedGame game) {
    GameReplay replay = TestRecords.UNTAGGED.replay(game.record());
    for (TestFormat format : TestFormat.values()) {
      if (format.canWrite(replay)) {
        String text = format.write(replay);
        GameRecord again = TestRecords.read(format, text).get(0).record();
        GameReplay other = TestRecords.UNTAGGED.replay(again);
        assertEquals(replay.legalPlies(), other.legalPlies(), text);
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void problemsBeyondTheLimitAreNotReported(TestFormat format) {
    List<ParsedGame> games = readAround(format, start(), "\u0001", 1000, end());
    List<Code> codes = TestRecords.codes(games.get(1));
    assertEquals(100, codes.size());
    assertEquals(Code.TOO_MANY_PROBLEMS, codes.get(99));
  }

  @ParameterizedTest
  @EnumSource
  void gamesBeyondTheLimitAreNotRead(TestFormat format) {
    ReadLimits limits = ReadLimits.defaults().with(Limit.GAMES, 2);
    String text = good().repeat(2);
    assertEquals(2, TestRecords.read(format, text, limits).size());
    List<ParsedGame> games = TestRecords.read(format, text + good().repeat(5), limits);
    assertEquals(3, games.size());
    assertEquals(List.of(Code.TOO_MANY_GAMES), TestRecords.codes(games.get(2)));
  }

  /** A stream of one text, repeated without storing the repetitions. */
  private static final class RepeatedStream extends InputStream {
    private final byte[] piece;
    private long left;
    private int next;

    RepeatedStream(String piece, long times) {
      this.piece = piece.getBytes(StandardCharsets.UTF_8);
      this.left = times * this.piece.length;
    }

    @Override
    public int read() {
      if (left == 0) {
        return -1;
      }
      left--;
      byte b = piece[next];
      next = next + 1 == piece.length ? 0 : next + 1;
      return b & 0xff;
    }

    @Override
    public int read(byte[] target, int offset, int length) {
      int count = (int) Math.min(length, left);
      for (int i = 0; i < count; i++) {
        target[offset + i] = (byte) read();
      }
      return count == 0 && length > 0 ? -1 : count;
    }
  }
}
