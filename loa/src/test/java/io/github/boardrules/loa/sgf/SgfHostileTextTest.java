package io.github.boardrules.loa.sgf;

import static io.github.boardrules.loa.sgf.TestFormat.BRG;
import static io.github.boardrules.loa.sgf.TestFormat.SGF;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.conformance.Choices;
import io.github.boardrules.core.record.GameRecord;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.ReadLimits;
import io.github.boardrules.core.record.ReadLimits.Limit;
import io.github.boardrules.core.record.RecordFormat;
import io.github.boardrules.core.record.RecordProblem.Code;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Malicious and malformed texts: huge, deeply nested, truncated or random. */
final class SgfHostileTextTest {
  /** The unit of the repetitions in the rows below. At full size the rows take half a minute. */
  private static final int MILLION = Integer.getInteger("boardrules.hostile.million", 100_000);

  private static String good() {
    return "(;GM[09]PB[good];B[take1];W[take2])\n";
  }

  private static String start() {
    return "(;GM[09]";
  }

  private static String end() {
    return ")";
  }

  /** Reads a text between two valid games. The text is streamed, so it needs no memory. */
  private static List<ParsedGame> readAround(
      String before, String piece, long times, String after) {
    List<InputStream> streams = new ArrayList<>();
    streams.add(bytes(good() + before));
    streams.add(new RepeatedStream(piece, times));
    streams.add(bytes(after + "\n" + good()));
    InputStream all = new SequenceInputStream(Collections.enumeration(streams));
    return Records.read(SGF, all, ReadLimits.defaults());
  }

  private static InputStream bytes(String text) {
    return new java.io.ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
  }

  /** Asserts that the text between the valid games became one game with the given problems. */
  private static void assertCostsOneGame(List<ParsedGame> games, Code... codes) {
    assertEquals(3, games.size());
    for (int i : new int[] {0, 2}) {
      assertEquals(List.of(), games.get(i).problems());
      assertEquals("good", games.get(i).record().header().tag("First").orElseThrow());
      assertEquals(List.of("take1", "take2"), Records.moves(games.get(i).record()));
    }
    assertEquals(List.of(codes), Records.codes(games.get(1)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "(;GM[09];B[           | x            | 20 | ])  | TEXT_TOO_LONG",
        "(;GM[09];C[           | x            | 20 | ])  | TEXT_TOO_LONG",
        "(;GM[09];             | B            | 20 | [take1]) | BAD_TAG",
        "(;GM[09]              | ;B[take1]    | 10 | )   | TOO_MANY_MOVES",
        "(;GM[09]              | ;            | 20 | )   | TOO_MANY_TAGS",
        "(;GM[09]              | AB[a]        | 5  | )   | TOO_MANY_TAGS",
        "(;GM[09]AB            | [a]          | 5  | )   | TOO_MANY_TAGS",
      })
  void millionsOfRepetitionsCostOneGame(
      String before, String piece, int millions, String after, Code code) {
    String end = after == null ? "" : after;
    List<ParsedGame> games = readAround(before, piece, (long) millions * MILLION, end);
    List<Code> codes = Records.codes(games.get(games.size() - 2));
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
        "(;GM[09];B[take1]XX       | [a]     | 90000  | ) | 90000",
        "(;GM[09];B[take1]       | XX[a]   | 190    | ) | 190",
      })
  @Timeout(20)
  void manyPropertiesOfOneMoveAreReadInLinearTime(
      String before, String piece, int times, String after, int expected) {
    ParsedGame game = Records.one(SGF, before + piece.repeat(times) + after);
    assertEquals(List.of(), game.problems());
    int count =
        game.record().moves().get(0).annotations().properties().values().stream()
            .mapToInt(List::size)
            .sum();
    assertEquals(expected, count);
  }

  @Tag("proof")
  @Test
  void aValueOfOneHundredMegabytesCostsOneGame() {
    List<ParsedGame> games = readAround("(;GM[09]C[", "x", 100_000_000, "])");
    assertCostsOneGame(games, Code.TEXT_TOO_LONG);
  }

  @Test
  void variationsNested100000DeepAreReported() {
    String open = "(;B[take1]".repeat(100_000);
    List<ParsedGame> sgf = readAround("(;GM[09]" + open, ")", 100_000, ")");
    assertCostsOneGame(sgf, Code.TOO_DEEP);
  }

  @Test
  void unclosedVariationsNestedTooDeepAreReported() {
    List<ParsedGame> sgf = readAround("(;GM[09]", "(;B[t1]", 1_000_000, "");
    assertCostsOneGame(sgf, Code.TOO_DEEP);
  }

  @Test
  void variationsOfMaximumDepthAreReadAndWritten() {
    ReadLimits limits = ReadLimits.defaults();
    int depth = 100;
    String brg = "1. take1 " + "(take1 take1 ".repeat(depth) + ")".repeat(depth) + " *";
    ParsedGame game = Records.read(BRG, brg, limits).get(0);
    assertEquals(List.of(), game.problems());
    GameRecord record = game.record();
    assertEquals(record, Records.read(BRG, brg, limits).get(0).record());
    GameReplay replay = Records.UNTAGGED.replay(record);
    String sgf = SGF.write(replay);
    assertEquals(List.of(), Records.one(SGF, sgf).problems());
    String again = BRG.write(replay);
    assertEquals(record.moves(), Records.read(BRG, again, limits).get(0).record().moves());
  }

  @Property
  void randomBytesAreRead(@ForAll byte[] bytes) {
    Records.read(SGF, bytes).forEach(SgfHostileTextTest::use);
  }

  @Property
  void randomSequencesOfTokensAreRead(@ForAll Choices random) {
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
      "GM[09]",
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
      ")\n(;GM[09]",
      "%",
      "\\u00",
      "\r",
      "é"
    };
    StringBuilder text = new StringBuilder();
    for (int i = random.nextInt(200); i >= 0; i--) {
      text.append(pieces[random.nextInt(pieces.length)]);
    }
    List<ParsedGame> games = Records.read(SGF, text.toString());
    games.forEach(SgfHostileTextTest::use);
    List<ParsedGame> again = Records.read(SGF, text.toString().getBytes(StandardCharsets.UTF_8));
    if (again.isEmpty()) {
      assertEquals(List.of(Code.NOT_A_GAME), Records.codes(games.get(0)));
    } else {
      assertEquals(games, again);
    }
  }

  @Property
  void truncatedFilesHaveAProblem(@ForAll Choices choices) {
    GameReplay replay = Records.OPTIONS.replay(new RecordGenerator(choices).record());
    String text = SGF.write(replay).strip();
    int length = choices.nextInt(text.length());
    List<ParsedGame> games = Records.read(SGF, text.substring(0, length));
    games.forEach(SgfHostileTextTest::use);
    if (length > 2) {
      assertTrue(games.stream().anyMatch(game -> !game.problems().isEmpty()), text);
    }
  }

  /** Asserts that a game can be replayed, written, and read again. */
  private static void use(ParsedGame game) {
    GameReplay replay = Records.UNTAGGED.replay(game.record());
    for (RecordFormat format : List.of(BRG, SGF)) {
      if (format.canWrite(replay)) {
        String text = format.write(replay);
        GameRecord again = Records.read(format, text).get(0).record();
        GameReplay other = Records.UNTAGGED.replay(again);
        assertEquals(replay.legalPlies(), other.legalPlies(), text);
      }
    }
  }

  @Test
  void problemsBeyondTheLimitAreNotReported() {
    List<ParsedGame> games = readAround(start(), "\u0001", 1000, end());
    List<Code> codes = Records.codes(games.get(1));
    assertEquals(99, codes.size(), "with UNKNOWN_GAME, 100");
    assertTrue(codes.contains(Code.TOO_MANY_PROBLEMS));
  }

  @Test
  void gamesBeyondTheLimitAreNotRead() {
    ReadLimits limits = ReadLimits.defaults().with(Limit.GAMES, 2);
    String text = good().repeat(2);
    assertEquals(2, Records.read(SGF, text, limits).size());
    List<ParsedGame> games = Records.read(SGF, text + good().repeat(5), limits);
    assertEquals(3, games.size());
    assertEquals(List.of(Code.TOO_MANY_GAMES), Records.codes(games.get(2)));
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
